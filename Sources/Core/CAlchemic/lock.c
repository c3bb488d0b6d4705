// The lock that guards what is shared while objects are built.
#include "CAlchemic.h"
#include "turns.h"
#include <pthread.h>
#include <stdlib.h>

struct alchemic_lock {
    pthread_mutex_t mutex;
};

alchemic_lock *alchemic_lock_create(void) {
    alchemic_lock *lock = malloc(sizeof *lock);
    if (lock == NULL) abort();
    pthread_mutex_init(&lock->mutex, NULL);
    return lock;
}

void alchemic_lock_acquire(alchemic_lock *lock) {
    for (bool waits = false; alchemic_take_turn(waits); waits = true) {
        if (pthread_mutex_trylock(&lock->mutex) == 0) return;
    }
    pthread_mutex_lock(&lock->mutex);
}

void alchemic_lock_release(alchemic_lock *lock) {
    pthread_mutex_unlock(&lock->mutex);
    alchemic_take_turn(false);
}

void alchemic_lock_destroy(alchemic_lock *lock) {
    pthread_mutex_destroy(&lock->mutex);
    free(lock);
}
