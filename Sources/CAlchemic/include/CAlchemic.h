// What Alchemic needs from the Swift runtime and the operating system and cannot say in Swift.
#ifndef CALCHEMIC_H
#define CALCHEMIC_H

#include "Starting.h"
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The Swift runtime's metadata of `any P.Type` for the metadata of `any P`.
extern const void *_Nonnull swift_getExistentialMetatypeMetadata(const void *_Nonnull instanceType);

/// How many bytes the calling thread's stack still has below the caller's frame, or SIZE_MAX where that is not known.
size_t alchemic_remaining_stack(void);

/// The innermost construction that the calling thread is in, or null.
void *_Nullable alchemic_current_construction(void);
/// Makes `construction` the innermost one of the calling thread.
void alchemic_set_current_construction(void *_Nullable construction);
/// An address that no other thread has while this one runs.
const void *_Nonnull alchemic_this_thread(void);

/// A lock that Thread Sanitizer understands; the standard library's is invisible to it on Linux.
typedef struct alchemic_lock alchemic_lock;
alchemic_lock *_Nonnull alchemic_lock_create(void);
void alchemic_lock_acquire(alchemic_lock *_Nonnull lock);
void alchemic_lock_release(alchemic_lock *_Nonnull lock);
void alchemic_lock_destroy(alchemic_lock *_Nonnull lock);

/// A place where one thread sleeps until another wakes it; a wake-up before the sleep is kept.
typedef struct alchemic_gate alchemic_gate;
alchemic_gate *_Nonnull alchemic_gate_create(void);
void alchemic_gate_wait(alchemic_gate *_Nonnull gate);
void alchemic_gate_open(alchemic_gate *_Nonnull gate);
void alchemic_gate_destroy(alchemic_gate *_Nonnull gate);

/// A program or a library that is loaded, with the conformances that the compiler has recorded in it.
typedef struct {
    /// Its lowest address.
    uintptr_t base;
    /// Where its file is; valid during the call that hands it over.
    const char *_Nonnull path;
    bool is_program;
    const void *_Nonnull records;
    size_t length;
} alchemic_image;

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

/// Calls `body` for each image that is loaded and holds conformances, the program first, then in the order of loading.
void alchemic_for_each_image(
    void *_Nullable context, void (*_Nonnull body)(void *_Nullable, const alchemic_image *_Nonnull));
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

#endif
