// Linux's pressure stall information: the kernel says when tasks wait for memory.
#include "CAlchemicMain.h"
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <string.h>
#include <unistd.h>

int alchemic_pressure_open(const char *path, const char *trigger) {
    int descriptor = open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC);
    if (descriptor < 0) return -1;
    // The kernel wants the terminating zero too.
    size_t length = strlen(trigger) + 1;
    if (write(descriptor, trigger, length) != (ssize_t)length) {
        close(descriptor);
        return -1;
    }
    return descriptor;
}

int alchemic_pressure_wait(int pressure, int cancellation) {
    struct pollfd waiting[2] = {{pressure, POLLPRI, 0}, {cancellation, POLLIN, 0}};
    while (poll(waiting, 2, -1) < 0) {
        if (errno != EINTR) return -1;
    }
    if (waiting[1].revents != 0) return 0;
    if (waiting[0].revents & (POLLERR | POLLNVAL | POLLHUP)) return -1;
    return 1;
}

bool alchemic_pipe(int ends[2]) {
    if (pipe(ends) != 0) return false;
    fcntl(ends[0], F_SETFD, FD_CLOEXEC);
    fcntl(ends[1], F_SETFD, FD_CLOEXEC);
    return true;
}

void alchemic_close(int descriptor) { close(descriptor); }

bool alchemic_start_thread(void *(*function)(void *), void *context) {
    pthread_t thread;
    if (pthread_create(&thread, NULL, function, context) != 0) return false;
    pthread_detach(thread);
    return true;
}
