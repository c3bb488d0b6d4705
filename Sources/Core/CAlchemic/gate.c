// The standard library has no condition variable; a thread that waits for another one's construction needs one.
#include "CAlchemic.h"
#include "turns.h"
#include <pthread.h>
#include <stdlib.h>

struct alchemic_gate {
    pthread_mutex_t mutex;
    pthread_cond_t opened;
    bool is_open;
};

alchemic_gate *alchemic_gate_create(void) {
    alchemic_gate *gate = malloc(sizeof *gate);
    if (gate == NULL) abort();
    pthread_mutex_init(&gate->mutex, NULL);
    pthread_cond_init(&gate->opened, NULL);
    gate->is_open = false;
    return gate;
}

void alchemic_gate_wait(alchemic_gate *gate) {
    for (bool waits = false; alchemic_take_turn(waits); waits = true) {
        pthread_mutex_lock(&gate->mutex);
        bool is_open = gate->is_open;
        pthread_mutex_unlock(&gate->mutex);
        if (is_open) return;
    }
    pthread_mutex_lock(&gate->mutex);
    while (!gate->is_open) pthread_cond_wait(&gate->opened, &gate->mutex);
    pthread_mutex_unlock(&gate->mutex);
}

void alchemic_gate_open(alchemic_gate *gate) {
    pthread_mutex_lock(&gate->mutex);
    gate->is_open = true;
    pthread_cond_signal(&gate->opened);
    pthread_mutex_unlock(&gate->mutex);
}

void alchemic_gate_destroy(alchemic_gate *gate) {
    pthread_cond_destroy(&gate->opened);
    pthread_mutex_destroy(&gate->mutex);
    free(gate);
}
