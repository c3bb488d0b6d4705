#ifndef CHEAP_H
#define CHEAP_H

#include <stdint.h>

// The bytes that are allocated just now, what the allocator adds to each block included; -1 where it cannot be asked.
int64_t benchmark_heap_bytes(void);

#endif
