// What the main container needs of the operating system.
#ifndef CALCHEMIC_STARTING_H
#define CALCHEMIC_STARTING_H

#include <stdbool.h>
#include <stdint.h>

/// Whether the caller runs on the main actor.
bool alchemic_is_on_main_actor(void);
/// How many nanoseconds the main thread has run, or -1 where that is not known.
int64_t alchemic_main_thread_time(void);

/// Opens a file of pressure stall information and sets a trigger; -1 if the kernel does not offer or permit it.
int alchemic_pressure_open(const char *_Nonnull path, const char *_Nonnull trigger);
/// Waits until the trigger fires (1), until the other descriptor is closed at its far end (0), or for the end of both (-1).
int alchemic_pressure_wait(int pressure, int cancellation);
bool alchemic_pipe(int ends[_Nonnull 2]);
void alchemic_close(int descriptor);
/// Starts a thread that nobody waits for.
bool alchemic_start_thread(
    void *_Nullable (*_Nonnull function)(void *_Nullable context), void *_Nullable context);

#endif
