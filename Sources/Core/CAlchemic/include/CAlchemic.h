// What Alchemic needs from the Swift runtime and the operating system and cannot say in Swift.
#ifndef CALCHEMIC_H
#define CALCHEMIC_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Part of the code that calls it, in a client's as well.
#define ALCHEMIC_INLINE static inline __attribute__((always_inline))

/// The Swift runtime's metadata of `any P.Type` for the metadata of `any P`.
extern const void *_Nonnull swift_getExistentialMetatypeMetadata(const void *_Nonnull instanceType);

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

/// Calls `body` for each image that is loaded and holds conformances, the program first, then in the order of loading.
///
/// Says whether all conformances that the runtime knows of were among them, as far as that can be known.
bool alchemic_for_each_image(
    void *_Nullable context, void (*_Nonnull body)(void *_Nullable, const alchemic_image *_Nonnull));
/// How many images the runtime has been told of, ever; 0 where it does not say.
size_t alchemic_count_images(void);
/// Whether a type, by its metadata, may conform to a protocol, by its descriptor; if not, the runtime need not be asked.
bool alchemic_may_conform(const void *_Nonnull type, const void *_Nonnull protocol);

/// Where a type's values may be used as values of a protocol.
typedef enum {
    alchemic_conformance_none,
    alchemic_conformance_everywhere,
    /// On a global actor only: the conformance is isolated.
    alchemic_conformance_on_actor,
    /// Not to be said by the conformances of Swift's protocols alone.
    alchemic_conformance_undecided,
} alchemic_conformance;

/// How the type of `type` conforms to `any P`, or a composition, whose metadata is `existential`. The same on every thread.
alchemic_conformance alchemic_conformance_of(const void *_Nonnull type, const void *_Nonnull existential);

/// Whether the caller runs on the main actor.
bool alchemic_is_on_main_actor(void);
__attribute__((swiftcall)) extern const void *_Nullable swift_task_localValueGet(const void *_Nonnull key);

/// Where the calling task, or thread, keeps the value of the task-local whose `TaskLocal` object this is; null if none is bound.
ALCHEMIC_INLINE const void *_Nullable alchemic_task_local_place(const void *_Nonnull key) {
    return swift_task_localValueGet(key);
}
/// Whether the calling task is in the body of a task group.
bool alchemic_is_in_task_group(void);
/// Prints a text to the standard error output, and ends the program.
_Noreturn void alchemic_exit(const char *_Nonnull text, int32_t status);
/// Whether the program was started to check its graph, as the environment's `ALCHEMIC_CHECK` says.
bool alchemic_only_checks(void);
/// Whether warnings are errors of that check, as `ALCHEMIC_CHECK_STRICT` says.
bool alchemic_checks_strictly(void);
/// Whether that check needs what the program's configuration lacks, as `ALCHEMIC_CHECK_WITH_CONFIGURATION` says.
bool alchemic_checks_configuration(void);
/// Where the documentation is published, as the environment's `ALCHEMIC_DOCUMENTATION` says; null without it.
const char *_Nullable alchemic_documentation_address(void);
/// Retains a Swift object unless its end has begun; then the answer is null.
extern void *_Nullable swift_tryRetain(void *_Nonnull object);

/// Below this address the calling thread's stack is nearly full; above every address until the stack is known, and 0 where
/// nobody knows.
extern _Thread_local uintptr_t alchemic_stack_limit;
/// The answer of `alchemic_has_stack` below that address: the stack may have to be found first.
bool alchemic_has_stack_below_limit(void);
/// Whether the calling thread's stack holds a few more constructions, a user's own frames included; true where nobody
/// knows.
ALCHEMIC_INLINE bool alchemic_has_stack(void) {
    return (uintptr_t)__builtin_frame_address(0) > alchemic_stack_limit || alchemic_has_stack_below_limit();
}

__attribute__((swiftcall)) extern const void *_Nullable swift_task_getCurrent(void);

/// The innermost construction that a thread is in, or 0, and the task that has entered it on this thread.
typedef struct {
    intptr_t construction;
    const void *_Nullable task;
} alchemic_entry;
extern _Thread_local alchemic_entry alchemic_thread_entry;
ALCHEMIC_INLINE alchemic_entry alchemic_current_entry(void) { return alchemic_thread_entry; }
/// Makes `construction` the innermost one of the calling thread, entered by the calling task.
ALCHEMIC_INLINE void alchemic_enter(intptr_t construction) {
    alchemic_thread_entry.construction = construction;
    alchemic_thread_entry.task = swift_task_getCurrent();
}
/// The same, but the code that the thread runs next is no part of the construction, although the construction waits for it.
ALCHEMIC_INLINE void alchemic_enter_as_stranger(intptr_t construction) {
    alchemic_thread_entry.construction = construction;
    alchemic_thread_entry.task = &alchemic_thread_entry;
}
/// Restores what `alchemic_current_entry` has returned before.
ALCHEMIC_INLINE void alchemic_leave(alchemic_entry former) { alchemic_thread_entry = former; }
/// Whether another task runs on the calling thread than the one that has entered the construction: the main loop, for example,
/// that a factory runs, runs others' code as well.
ALCHEMIC_INLINE bool alchemic_is_stranger(void) { return alchemic_thread_entry.task != swift_task_getCurrent(); }
/// Lets go of an object, but after the one that the calling thread is letting go of by this function, if there is one.
void alchemic_release_in_turn(void *_Nonnull object);
/// An address that no other thread has while this one runs.
const void *_Nonnull alchemic_this_thread(void);

/// A word of memory that threads read and write without a lock, and how they do.
///
/// Thread Sanitizer sees them in the code that calls them.
typedef intptr_t alchemic_word;
/// Memory for some words. What Swift allocates without an object is aligned by more than they need, which takes longer.
alchemic_word *_Nonnull alchemic_words_create(size_t count);
void alchemic_words_destroy(alchemic_word *_Nonnull words);

ALCHEMIC_INLINE alchemic_word alchemic_word_load(const alchemic_word *_Nonnull word) {
    return __atomic_load_n(word, __ATOMIC_ACQUIRE);
}
ALCHEMIC_INLINE alchemic_word alchemic_word_load_relaxed(const alchemic_word *_Nonnull word) {
    return __atomic_load_n(word, __ATOMIC_RELAXED);
}
ALCHEMIC_INLINE void alchemic_word_store(alchemic_word *_Nonnull word, alchemic_word value) {
    __atomic_store_n(word, value, __ATOMIC_RELEASE);
}
ALCHEMIC_INLINE void alchemic_word_store_relaxed(alchemic_word *_Nonnull word, alchemic_word value) {
    __atomic_store_n(word, value, __ATOMIC_RELAXED);
}
/// Stores a value if the former one is 0; returns the former one.
ALCHEMIC_INLINE alchemic_word alchemic_word_store_if_zero(alchemic_word *_Nonnull word, alchemic_word value) {
    alchemic_word former = 0;
    __atomic_compare_exchange_n(word, &former, value, false, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
    return former;
}
/// Adds to the value; returns the sum.
ALCHEMIC_INLINE alchemic_word alchemic_word_add(alchemic_word *_Nonnull word, alchemic_word difference) {
    return __atomic_add_fetch(word, difference, __ATOMIC_ACQ_REL);
}
ALCHEMIC_INLINE alchemic_word alchemic_word_add_relaxed(alchemic_word *_Nonnull word, alchemic_word difference) {
    return __atomic_add_fetch(word, difference, __ATOMIC_RELAXED);
}

/// A lock that Thread Sanitizer understands; the standard library's is invisible to it on Linux.
typedef struct alchemic_lock alchemic_lock;
/// The `order` is that of `LockOrder`, in Swift; only debug builds keep it.
alchemic_lock *_Nonnull alchemic_lock_create(int32_t order);
void alchemic_lock_acquire(alchemic_lock *_Nonnull lock);
void alchemic_lock_release(alchemic_lock *_Nonnull lock);
void alchemic_lock_destroy(alchemic_lock *_Nonnull lock);
/// Whether the thread holds any lock; known in debug builds alone.
bool alchemic_holds_locks(void);

/// A place where one thread sleeps until another wakes it; a wake-up before the sleep is kept.
typedef struct alchemic_gate alchemic_gate;
alchemic_gate *_Nonnull alchemic_gate_create(void);
void alchemic_gate_wait(alchemic_gate *_Nonnull gate);
void alchemic_gate_open(alchemic_gate *_Nonnull gate);
void alchemic_gate_destroy(alchemic_gate *_Nonnull gate);

/// Lets a test decide, in debug builds, which thread goes on wherever threads meet: at locks and at gates.
///
/// `take_turn` is called there. It says whether the calling thread is one of the test's, and returns once it is that
/// thread's turn; `is_waiting` tells that it can do nothing until another one has done something.
void alchemic_set_turns(bool (*_Nonnull take_turn)(bool is_waiting));

#endif
