// Interleavings that matter are forced by tests, not hoped for; release builds know nothing of it.
#include "turns.h"
#include "CAlchemic.h"
#include <stdatomic.h>

static bool (*_Atomic turns)(bool is_waiting);

void alchemic_set_turns(bool (*take_turn)(bool is_waiting)) { atomic_store(&turns, take_turn); }

#ifdef DEBUG
bool alchemic_take_turn(bool is_waiting) {
    bool (*take_turn)(bool) = atomic_load_explicit(&turns, memory_order_acquire);
    return take_turn != NULL && take_turn(is_waiting);
}
#endif
