#ifdef __linux__
#include <malloc.h>
#endif
#include "CMeasuring.h"

// In a file of their own, and with something in them, so that they are called and stay two functions.

__attribute__((noinline)) void benchmark_count_begins(void) {
    __asm__ volatile("" : : "i"(1) : "memory");
}

__attribute__((noinline)) void benchmark_count_ends(void) {
    __asm__ volatile("" : : "i"(2) : "memory");
}

void benchmark_settle_memory(void) {
#ifdef __GLIBC__
    malloc_trim(0);
#endif
}
