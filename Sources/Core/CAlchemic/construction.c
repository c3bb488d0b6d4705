// The construction a thread is in: a request made inside an initializer joins it instead of waiting for itself.
#include "CAlchemic.h"

static _Thread_local intptr_t current_construction = 0;

intptr_t alchemic_current_construction(void) { return current_construction; }
void alchemic_set_current_construction(intptr_t construction) { current_construction = construction; }
const void *alchemic_this_thread(void) { return &current_construction; }
