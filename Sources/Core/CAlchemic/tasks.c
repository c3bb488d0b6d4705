// What the runtime knows of the current task, and the standard library's interface does not say.
#include "CAlchemic.h"

__attribute__((swiftcall)) extern bool swift_task_hasTaskGroupStatusRecord(void);

bool alchemic_is_in_task_group(void) { return swift_task_hasTaskGroupStatusRecord(); }
