// How much stack is left: long chains of prototypes are built by recursion, and must fail with an error, not a crash.
#if defined(__linux__) && !defined(_GNU_SOURCE)
#define _GNU_SOURCE
#endif
#include "CAlchemic.h"
#include <pthread.h>
#include <stdint.h>

static _Thread_local uintptr_t lowest_address = 0;
static _Thread_local bool is_known = false;

static void find_lowest_address(void) {
    is_known = true;
#if defined(__APPLE__)
    uintptr_t highest = (uintptr_t)pthread_get_stackaddr_np(pthread_self());
    lowest_address = highest - pthread_get_stacksize_np(pthread_self());
#elif defined(__linux__)
    pthread_attr_t attributes;
    if (pthread_getattr_np(pthread_self(), &attributes) == 0) {
        void *lowest = NULL;
        size_t size = 0;
        size_t guard = 0;
        if (pthread_attr_getstack(&attributes, &lowest, &size) == 0) {
            pthread_attr_getguardsize(&attributes, &guard);
            lowest_address = (uintptr_t)lowest + guard;
        }
        pthread_attr_destroy(&attributes);
    }
#endif
}

size_t alchemic_remaining_stack(void) {
    if (!is_known) find_lowest_address();
    if (lowest_address == 0) return SIZE_MAX;
    uintptr_t here = (uintptr_t)__builtin_frame_address(0);
    return here > lowest_address ? here - lowest_address : 0;
}
