// What whoever runs the program tells Alchemic by the environment.
#include "CAlchemic.h"

#include <stdlib.h>
#include <string.h>

const char *alchemic_documentation_address(void) { return getenv("ALCHEMIC_DOCUMENTATION"); }

static bool is_set(const char *name) {
    const char *value = getenv(name);
    return value != NULL && value[0] != 0 && strcmp(value, "0") != 0;
}

bool alchemic_only_checks(void) { return is_set("ALCHEMIC_CHECK"); }

bool alchemic_checks_strictly(void) { return is_set("ALCHEMIC_CHECK_STRICT"); }

bool alchemic_checks_configuration(void) { return is_set("ALCHEMIC_CHECK_WITH_CONFIGURATION"); }
