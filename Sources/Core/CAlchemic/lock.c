// The lock that guards what is shared while objects are built.
#include "CAlchemic.h"
#include "turns.h"
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct alchemic_lock {
    pthread_mutex_t mutex;
#ifdef DEBUG
    int32_t order;
#endif
};

#ifdef DEBUG
// A bit for the order of each lock that the thread holds: of one order, there is never more than one.
static _Thread_local uint32_t held;

static void note_acquired(const alchemic_lock *lock) {
    if (held >> lock->order != 0) {
        fprintf(stderr, "Alchemic: a lock of order %d is taken while %#x are held\n", lock->order, held);
        abort();
    }
    held |= UINT32_C(1) << lock->order;
}

static void note_released(const alchemic_lock *lock) { held &= ~(UINT32_C(1) << lock->order); }

bool alchemic_holds_locks(void) { return held != 0; }
#else
static inline void note_acquired(const alchemic_lock *lock) { (void)lock; }
static inline void note_released(const alchemic_lock *lock) { (void)lock; }
bool alchemic_holds_locks(void) { return false; }
#endif

alchemic_lock *alchemic_lock_create(int32_t order) {
    alchemic_lock *lock = malloc(sizeof *lock);
    if (lock == NULL) abort();
#ifdef DEBUG
    lock->order = order;
#else
    (void)order;
#endif
    pthread_mutex_init(&lock->mutex, NULL);
    return lock;
}

void alchemic_lock_acquire(alchemic_lock *lock) {
    // Before it is waited for: a thread that holds it already would wait forever.
    note_acquired(lock);
    for (bool waits = false; alchemic_take_turn(waits); waits = true) {
        if (pthread_mutex_trylock(&lock->mutex) == 0) return;
    }
    pthread_mutex_lock(&lock->mutex);
}

void alchemic_lock_release(alchemic_lock *lock) {
    note_released(lock);
    pthread_mutex_unlock(&lock->mutex);
    alchemic_take_turn(false);
}

void alchemic_lock_destroy(alchemic_lock *lock) {
    pthread_mutex_destroy(&lock->mutex);
    free(lock);
}
