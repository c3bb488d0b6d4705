// A check calls code that says what there is; it is said what to do if that crashes or never returns.
#if defined(__linux__) && !defined(_GNU_SOURCE)
#define _GNU_SOURCE
#endif
#include "CAlchemicChecking.h"
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// Nothing but a program that is started to be checked is changed by it. It comes before the constructor that starts the main
// container, which is what has to be checked.
__attribute__((constructor(200))) static void alchemic_load_check(void) {
    const char *value = getenv("ALCHEMIC_CHECK");
    if (value != NULL && value[0] != 0 && strcmp(value, "0") != 0) alchemic_prepare_check();
}

const char *alchemic_environment(const char *name) { return getenv(name); }

static const int crashes[] = {SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE};
enum { crash_count = sizeof crashes / sizeof crashes[0], endless_status = 3 };
static const char *crash_text;
static const char *endless_text;
// A stack of its own: the other one may be what is used up.
static char signal_stack[1 << 15];

// Only what is allowed in a signal's handler.
static void say(const char *text) {
    ssize_t written = write(STDERR_FILENO, text, strlen(text));
    (void)written;
}

static void has_crashed(int number) {
    say(crash_text);
    // Who runs the check, a debugger too, sees the crash itself.
    signal(number, SIG_DFL);
    raise(number);
}

static void is_endless(int number) {
    (void)number;
    say(endless_text);
    _exit(endless_status);
}

void alchemic_watch_check(uint32_t seconds, const char *crashed, const char *endless) {
    crash_text = crashed;
    endless_text = endless;
    stack_t stack = {.ss_sp = signal_stack, .ss_size = sizeof signal_stack};
    sigaltstack(&stack, NULL);
    struct sigaction action = {.sa_flags = SA_ONSTACK};
    sigemptyset(&action.sa_mask);
    action.sa_handler = has_crashed;
    for (size_t index = 0; index < crash_count; index++) sigaction(crashes[index], &action, NULL);
    action.sa_handler = is_endless;
    sigaction(SIGALRM, &action, NULL);
    // Whoever starts the check may have blocked it.
    sigset_t alarms;
    sigemptyset(&alarms);
    sigaddset(&alarms, SIGALRM);
    sigprocmask(SIG_UNBLOCK, &alarms, NULL);
    if (seconds > 0) alarm(seconds);
}

// In C, since the check of a debug build is not optimized, and most files of a package need no more than this.
bool alchemic_mentions(const uint8_t *bytes, size_t length, const char *name) {
    return length > 0 && memmem(bytes, length, name, strlen(name)) != NULL;
}

void alchemic_end(int32_t status) {
    fflush(NULL);
    _exit(status);
}
