// What finding types and the main container need from the Swift runtime and the operating system.
#ifndef CALCHEMICMAIN_H
#define CALCHEMICMAIN_H

#include <CAlchemic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Which protocols to look for, and what to call with each type that conforms to one of them.
typedef struct {
    const void *_Nonnull const *_Nonnull protocols;
    size_t protocol_count;
    void *_Nullable context;
    /// A type: the protocol's index, the type's metadata and its witness table.
    void (*_Nonnull found)(void *_Nullable, size_t, const void *_Nonnull, const void *_Nonnull);
    /// A generic type, which has no metadata of its own: the protocol's index and its name, qualified.
    void (*_Nonnull generic)(void *_Nullable, size_t, const char *_Nonnull);
    /// A type that conforms to a protocol of the same name in another copy of its module: the index and the type's name.
    void (*_Nonnull stranger)(void *_Nullable, size_t, const char *_Nonnull);
} alchemic_search;

/// Finds the types in an image that conform to the protocols of `search`.
void alchemic_search_image(const alchemic_image *_Nonnull image, const alchemic_search *_Nonnull search);
/// Lets a library that is loaded stay where it is, whoever closes it.
void alchemic_keep_image(const char *_Nonnull path);
/// The descriptor of the protocol `P`, from the metadata of `any P`.
const void *_Nonnull alchemic_protocol_descriptor(const void *_Nonnull existential);
/// An address in the image that a type was compiled into, from its metadata.
const void *_Nonnull alchemic_address_in_image(const void *_Nonnull metadata);
/// The base of the image that an address is in, or null.
const void *_Nullable alchemic_image_of(const void *_Nonnull address);
/// The file that holds the Swift runtime: a library, or the program itself.
const char *_Nullable alchemic_path_of_runtime(void);

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
