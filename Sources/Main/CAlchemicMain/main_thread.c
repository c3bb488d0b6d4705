// Whether the main thread does anything.
#if defined(__linux__) && !defined(_GNU_SOURCE)
#define _GNU_SOURCE
#endif
#include "CAlchemicMain.h"
#include <time.h>
#include <unistd.h>

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
