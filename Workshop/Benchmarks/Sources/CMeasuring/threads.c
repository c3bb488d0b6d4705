#include "CMeasuring.h"

#include <pthread.h>
#include <stdlib.h>

struct call {
    void (*body)(void *);
    void *context;
};

static void *run(void *argument) {
    struct call call = *(struct call *)argument;
    free(argument);
    call.body(call.context);
    return NULL;
}

bool benchmark_on_new_thread(void (*body)(void *), void *context) {
    struct call *call = malloc(sizeof *call);
    pthread_t thread;
    if (!call) return false;
    *call = (struct call){body, context};
    if (pthread_create(&thread, NULL, run, call)) {
        free(call);
        return false;
    }
    return pthread_detach(thread) == 0;
}
