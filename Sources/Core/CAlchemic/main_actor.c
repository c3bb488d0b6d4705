// Whether this is the main actor.
#if defined(__linux__) && !defined(_GNU_SOURCE)
#define _GNU_SOURCE
#endif
#include "CAlchemic.h"
#include <pthread.h>
#include <stdint.h>

#if defined(__APPLE__)
bool alchemic_is_on_main_actor(void) { return pthread_main_np() != 0; }
#else
// After an asynchronous `main`, the main actor's work is done by other threads too: only the runtime knows.
typedef struct {
    void *identity;
    void *implementation;
} serial_executor;

__attribute__((swiftcall)) extern serial_executor swift_task_getMainExecutor(void);
__attribute__((swiftcall)) extern bool swift_task_isCurrentExecutorWithFlags(
    serial_executor executor, uintptr_t flags);

bool alchemic_is_on_main_actor(void) {
    return swift_task_isCurrentExecutorWithFlags(swift_task_getMainExecutor(), 0);
}
#endif
