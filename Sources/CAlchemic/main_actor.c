// Whether this is the main actor, and whether the main thread does anything.
#if defined(__linux__) && !defined(_GNU_SOURCE)
#define _GNU_SOURCE
#endif
#include "CAlchemic.h"
#include <pthread.h>
#include <stdint.h>
#include <time.h>
#include <unistd.h>

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

int64_t alchemic_main_thread_time(void) {
#if defined(__linux__)
    // The clock of another thread of this process, as `pthread_getcpuclockid` makes it: the main thread has the id of the process.
    const clockid_t clock = (clockid_t)(((unsigned)~getpid() << 3) | 6);
    struct timespec time;
    if (clock_gettime(clock, &time) != 0) return -1;
    return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
#else
    return -1;
#endif
}
