// As much as Apple's header has more than this system's.
#pragma once
#include_next <pthread.h>
#include <stddef.h>

int pthread_main_np(void);
size_t pthread_get_stacksize_np(pthread_t thread);
void *pthread_get_stackaddr_np(pthread_t thread);
