// The construction a thread is in: a request made inside an initializer joins it instead of waiting for itself.
#include "CAlchemic.h"

_Thread_local intptr_t alchemic_construction = 0;

const void *alchemic_this_thread(void) { return &alchemic_construction; }
