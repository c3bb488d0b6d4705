// Whether there is stack left: what factories request from within one another must fail with an error, not a crash.
#if defined(__linux__) && !defined(_GNU_SOURCE)
#define _GNU_SOURCE
#endif
#include "CAlchemic.h"
#include <pthread.h>
#include <stdint.h>

// What a few more constructions may take; of a small stack, no more than a quarter.
static const size_t reserve = 96 * 1024;

_Thread_local uintptr_t alchemic_stack_limit = UINTPTR_MAX;
static _Thread_local uintptr_t lowest_address = 0;

static void find_stack(void) {
    size_t size = 0;
#if defined(__APPLE__)
    size = pthread_get_stacksize_np(pthread_self());
    lowest_address = (uintptr_t)pthread_get_stackaddr_np(pthread_self()) - size;
#elif defined(__linux__)
    pthread_attr_t attributes;
    if (pthread_getattr_np(pthread_self(), &attributes) == 0) {
        void *lowest = NULL;
        size_t guard = 0;
        if (pthread_attr_getstack(&attributes, &lowest, &size) == 0) {
            pthread_attr_getguardsize(&attributes, &guard);
            lowest_address = (uintptr_t)lowest + guard;
        }
        pthread_attr_destroy(&attributes);
    }
#endif
    alchemic_stack_limit = lowest_address == 0 ? 0 : lowest_address + (size / 4 < reserve ? size / 4 : reserve);
}

bool alchemic_has_stack_below_limit(void) {
    uintptr_t here = (uintptr_t)__builtin_frame_address(0);
    if (alchemic_stack_limit == UINTPTR_MAX) find_stack();
    // Below the thread's own stack runs something that brought another one.
    return here > alchemic_stack_limit || here < lowest_address;
}
