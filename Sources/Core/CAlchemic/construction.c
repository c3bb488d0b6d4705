// The construction a thread is in: a request made inside an initializer joins it instead of waiting for itself.
#include "CAlchemic.h"

_Thread_local alchemic_entry alchemic_thread_entry = {0, NULL};

const void *alchemic_this_thread(void) { return &alchemic_thread_entry; }
