// How a chain of containers, each of which keeps the one around it, goes without a deep stack.
#include "CAlchemic.h"

#include <stddef.h>

extern void swift_release(void *object);

enum { most_waiting = 32 };

/// The objects that a thread lets go of after the one that it is letting go of.
struct waiting {
    void *objects[most_waiting];
    int count;
};

static _Thread_local struct waiting *waiting;

void alchemic_release_in_turn(void *object) {
    if (waiting != NULL && waiting->count < most_waiting) {
        waiting->objects[waiting->count++] = object;
    } else if (waiting != NULL) {
        swift_release(object);
    } else {
        struct waiting own = {.objects = {object}, .count = 1};
        waiting = &own;
        while (own.count > 0) swift_release(own.objects[--own.count]);
        waiting = NULL;
    }
}
