// One main loop: GLib's, on the main thread, which also runs what Swift wants done on the main actor.
//
// An asynchronous `main`, and Swift Testing's is one, ends in `dispatch_main`. On Linux that gives the main thread up: the
// main actor then runs on whatever thread is free, while GTK has to stay on one. Swift's runtime has a hook for those who
// bring a loop of their own, to be set before `main`. The main actor's jobs still go to Dispatch's main queue; the two
// functions that Foundation's run loop takes them out with serve here as well.

#include <errno.h>
#include <glib-unix.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdint.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

// Of libdispatch, for run loops.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

// Of Swift's runtime, for those who bring a loop.
typedef __attribute__((swiftcall)) void (*drain_function)(void);
typedef __attribute__((swiftcall)) void (*drain_hook)(drain_function original, drain_function override);
extern drain_hook swift_task_asyncMainDrainQueue_hook;

static gboolean run_main_queue(gint handle, GIOCondition condition, gpointer data) {
    (void)condition;
    (void)data;
    // The handle counts how often it was woken; reading it sets that back, and failing to only means to be woken again.
    uint64_t woken;
    ssize_t ignored = read(handle, &woken, sizeof woken);
    (void)ignored;
    _dispatch_main_queue_callback_4CF(NULL);
    return G_SOURCE_CONTINUE;
}

// Where another thread ends the process, as Swift Testing does, the libraries are closed under the loop: GTK, drawing on,
// finds the locks of X gone. So the loop stands still first, and for ever.
static pthread_t main_thread;
static sem_t stands_still;

static gboolean stand_still(gpointer data) {
    (void)data;
    sem_post(&stands_still);
    while (TRUE) pause();
}

static void stop_main_loop(void) {
    if (pthread_equal(pthread_self(), main_thread)) return;
    g_idle_add_full(G_PRIORITY_HIGH, stand_still, NULL, NULL);
    // Not for ever: the main thread may be waiting for this one.
    struct timespec limit;
    clock_gettime(CLOCK_REALTIME, &limit);
    limit.tv_sec += 1;
    while (sem_timedwait(&stands_still, &limit) != 0 && errno == EINTR) {}
}

static __attribute__((swiftcall)) void run_main_loop(drain_function original, drain_function override) {
    (void)original;
    (void)override;
    main_thread = pthread_self();
    sem_init(&stands_still, 0, 0);
    atexit(stop_main_loop);
    g_unix_fd_add(_dispatch_get_main_queue_handle_4CF(), G_IO_IN, run_main_queue, NULL);
    // Ends with the process: the runtime calls `exit` when the asynchronous `main` has returned.
    g_main_loop_run(g_main_loop_new(NULL, FALSE));
    abort();
}

__attribute__((constructor)) static void bring_main_loop(void) {
    swift_task_asyncMainDrainQueue_hook = run_main_loop;
}
