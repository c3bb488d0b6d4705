// Whether a test decides when the calling thread goes on; it has come to its turn then.
#include <stdbool.h>

#ifdef DEBUG
bool alchemic_take_turn(bool is_waiting);
#else
static inline bool alchemic_take_turn(bool is_waiting) {
    (void)is_waiting;
    return false;
}
#endif
