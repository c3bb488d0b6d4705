// The standard library neither prints to the standard error output nor ends a program with a status.
#include "CAlchemic.h"
#include <stdio.h>
#include <stdlib.h>

void alchemic_exit(const char *text, int32_t status) {
    fprintf(stderr, "%s\n", text);
    exit(status);
}
