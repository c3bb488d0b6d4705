// What a report needs of the operating system: files, and output.
#ifndef CPROBLEMREPORTS_H
#define CPROBLEMREPORTS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Reads a file, and passes its bytes on; returns false if it cannot be read.
bool alchemic_read_file(
    const char *_Nonnull path, void *_Nullable context,
    void (*_Nonnull body)(void *_Nullable, const char *_Nonnull, size_t));
/// Writes a file, unless it says the same already: what is built from it need not be built again.
///
/// Returns null, or why it cannot be written.
const char *_Nullable alchemic_write_file(const char *_Nonnull path, const char *_Nonnull bytes, size_t length);
/// Prints a text to the standard output, or to the standard error output.
void alchemic_print(bool to_errors, const char *_Nonnull text);
/// The folder that the program runs in, passed on; nothing is called if it cannot be told.
void alchemic_current_folder(void *_Nullable context, void (*_Nonnull body)(void *_Nullable, const char *_Nonnull));

#endif
