// What a check needs of the operating system: how it begins, ends, and says that it crashed or hangs; files, and output.
#ifndef CALCHEMICCHECKING_H
#define CALCHEMICCHECKING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Prepares the check of a program that is started for it; defined in Swift, called before `main`.
void alchemic_prepare_check(void);
/// The value of an environment variable; null without it.
const char *_Nullable alchemic_environment(const char *_Nonnull name);
/// Prints `crashed` if the program crashes from now on, or `endless` and ends it with status 3 after `seconds`.
///
/// Both texts must last.
void alchemic_watch_check(uint32_t seconds, const char *_Nonnull crashed, const char *_Nonnull endless);
/// Whether a source file mentions a name: one without `Alchemic` imports no product of it.
bool alchemic_mentions(const uint8_t *_Nonnull bytes, size_t length, const char *_Nonnull name);
/// Ends the program, without anything that waits for its end: what is loaded has not been used.
_Noreturn void alchemic_end(int32_t status);

/// Reads a file, and passes its bytes on; returns false if it cannot be read.
bool alchemic_read_file(
    const char *_Nonnull path, void *_Nullable context,
    void (*_Nonnull body)(void *_Nullable, const char *_Nonnull, size_t));
/// Writes a file, unless it says the same already: what is built from it need not be built again.
///
/// Returns null, or why it cannot be written.
const char *_Nullable alchemic_write_file(const char *_Nonnull path, const char *_Nonnull bytes, size_t length);
/// Passes on what a folder contains, and which of it are folders, but for hidden files; returns false if it cannot be read.
bool alchemic_list_folder(
    const char *_Nonnull path, void *_Nullable context,
    void (*_Nonnull body)(void *_Nullable, const char *_Nonnull, bool));
/// Prints a text to the standard output, or to the standard error output.
void alchemic_print(bool to_errors, const char *_Nonnull text);
/// The folder that the program runs in, passed on; nothing is called if it cannot be told.
void alchemic_current_folder(void *_Nullable context, void (*_Nonnull body)(void *_Nullable, const char *_Nonnull));

#endif
