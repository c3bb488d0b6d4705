// What whoever runs the program tells Alchemic by the environment.
#include "CAlchemic.h"

#include <stdlib.h>
#include <string.h>

const char *alchemic_documentation_address(void) { return getenv("ALCHEMIC_DOCUMENTATION"); }

bool alchemic_only_checks(void) {
    const char *value = getenv("ALCHEMIC_CHECK");
    return value != NULL && value[0] != 0 && strcmp(value, "0") != 0;
}
