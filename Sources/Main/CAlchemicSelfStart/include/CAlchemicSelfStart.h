// The start as the program loads.
#ifndef CALCHEMICSELFSTART_H
#define CALCHEMICSELFSTART_H

#include <stdint.h>

/// Begins the start in the background, unless the launch says not to; defined in Swift, called before `main`.
void alchemic_start_as_the_program_loads(
    int32_t count, const char *_Nullable const *_Nonnull arguments, const char *_Nullable const *_Nonnull environment);

/// Writes a line to the standard error output.
void alchemic_say(const char *_Nonnull line);

#endif
