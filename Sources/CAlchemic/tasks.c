// What the runtime knows of the current task, and the standard library's interface does not say.
#include "CAlchemic.h"

__attribute__((swiftcall)) extern const void *swift_task_localValueGet(const void *key);
__attribute__((swiftcall)) extern bool swift_task_hasTaskGroupStatusRecord(void);

const void *alchemic_task_local_place(const void *key) { return swift_task_localValueGet(key); }
bool alchemic_is_in_task_group(void) { return swift_task_hasTaskGroupStatusRecord(); }
