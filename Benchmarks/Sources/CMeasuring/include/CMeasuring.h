#ifndef CMEASURING_H
#define CMEASURING_H

#include <stdint.h>

// The bytes that are allocated just now, what the allocator adds to each block included; -1 where it cannot be asked.
int64_t benchmark_heap_bytes(void);

// Do nothing. callgrind counts from the one to the other, if it is told their names: see Benchmarks/weigh.
void benchmark_count_begins(void);
void benchmark_count_ends(void);

#endif
