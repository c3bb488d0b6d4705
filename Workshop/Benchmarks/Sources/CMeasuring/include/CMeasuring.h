#ifndef CMEASURING_H
#define CMEASURING_H

#include <stdbool.h>
#include <stdint.h>

// The bytes that are allocated just now, what the allocator adds to each block included; -1 where it cannot be asked.
int64_t benchmark_heap_bytes(void);

// Do nothing. callgrind counts from the one to the other, if it is told their names: see Workshop/Benchmarks/weigh.
void benchmark_count_begins(void);
void benchmark_count_ends(void);

// Lets the allocator merge what is free now: it would do so at some allocation that is counted, in some runs and not in others.
void benchmark_settle_memory(void);

// Runs a function on a thread of its own; false if there is none.
bool benchmark_on_new_thread(void (*_Nonnull body)(void *_Nonnull), void *_Nonnull context);

#endif
