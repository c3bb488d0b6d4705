// The standard library neither reads files nor prints errors, and Foundation would be built into each check.
#include "CAlchemicChecking.h"
#include <dirent.h>
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static char *contents_of(const char *path, size_t *length) {
    FILE *file = fopen(path, "rb");
    if (file == NULL) return NULL;
    size_t capacity = 1 << 16;
    char *bytes = malloc(capacity);
    *length = 0;
    while (bytes != NULL) {
        *length += fread(bytes + *length, 1, capacity - *length, file);
        if (*length < capacity) break;
        capacity *= 2;
        char *larger = realloc(bytes, capacity);
        if (larger == NULL) free(bytes);
        bytes = larger;
    }
    // A folder can be opened, and not read.
    bool has_failed = ferror(file) != 0;
    int reason = errno;
    fclose(file);
    if (!has_failed) return bytes;
    free(bytes);
    errno = reason;
    return NULL;
}

bool alchemic_read_file(const char *path, void *context, void (*body)(void *, const char *, size_t)) {
    size_t length = 0;
    char *bytes = contents_of(path, &length);
    if (bytes == NULL) return false;
    body(context, bytes, length);
    free(bytes);
    return true;
}

const char *alchemic_write_file(const char *path, const char *bytes, size_t length) {
    size_t old_length = 0;
    char *old = contents_of(path, &old_length);
    bool is_same = old != NULL && old_length == length && memcmp(old, bytes, length) == 0;
    free(old);
    if (is_same) return NULL;
    FILE *file = fopen(path, "wb");
    if (file == NULL) return strerror(errno);
    bool is_written = fwrite(bytes, 1, length, file) == length;
    if (fclose(file) != 0) is_written = false;
    return is_written ? NULL : strerror(errno);
}

bool alchemic_list_folder(const char *path, void *context, void (*body)(void *, const char *, bool)) {
    DIR *folder = opendir(path);
    if (folder == NULL) return false;
    for (struct dirent *entry; (entry = readdir(folder)) != NULL;) {
        char file[PATH_MAX];
        struct stat status;
        int length = snprintf(file, sizeof file, "%s/%s", path, entry->d_name);
        if (entry->d_name[0] == '.' || length >= (int)sizeof file || stat(file, &status) != 0) continue;
        body(context, entry->d_name, S_ISDIR(status.st_mode));
    }
    closedir(folder);
    return true;
}

void alchemic_print(bool to_errors, const char *text) {
    FILE *file = to_errors ? stderr : stdout;
    fputs(text, file);
    fflush(file);
}

void alchemic_current_folder(void *context, void (*body)(void *, const char *)) {
    char path[PATH_MAX];
    if (getcwd(path, sizeof path) != NULL) body(context, path);
}
