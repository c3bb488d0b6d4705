// The only initializer that Alchemic adds to a program, and only to one that links this product.
#include "CAlchemicSelfStart.h"
#include <string.h>
#include <unistd.h>

// The arguments come from here: the standard library's own are not there yet, and must not be touched before `main`.
__attribute__((constructor)) static void alchemic_load(int count, char **arguments, char **environment) {
    static const char *const none[] = {NULL};
    alchemic_start_as_the_program_loads(
        arguments == NULL ? 0 : count, arguments == NULL ? none : (const char *const *)arguments,
        environment == NULL ? none : (const char *const *)environment);
}

void alchemic_say(const char *line) {
    ssize_t written = write(STDERR_FILENO, line, strlen(line));
    written = write(STDERR_FILENO, "\n", 1);
    (void)written;
}
