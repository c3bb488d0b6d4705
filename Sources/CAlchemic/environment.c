// What whoever runs the program tells Alchemic by the environment.
#include "CAlchemic.h"

#include <stdlib.h>

const char *alchemic_documentation_address(void) { return getenv("ALCHEMIC_DOCUMENTATION"); }
