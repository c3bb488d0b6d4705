#include "CMeasuring.h"

#if defined(__GLIBC__) || defined(__linux__)
#include <malloc.h>
#endif

int64_t benchmark_heap_bytes(void) {
#if defined(__GLIBC__)
    struct mallinfo2 information = mallinfo2();
    // Small blocks, and those that have a mapping of their own.
    return (int64_t)(information.uordblks + information.hblkhd);
#else
    return -1;
#endif
}
