// The standard library neither prints to the standard error output nor ends a program with a status.
#include "CAlchemic.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// Messages call files by module and name, since no path is compiled into a program. A terminal opens paths: where there is such
// a file in a package's usual place, from the folder that the program runs in, its path is printed.
static const char folder[] = "Sources/";

static bool is_in_sources(const char *file, size_t length) {
    char path[512];
    if (file[0] == '/' || sizeof folder + length > sizeof path) return false;
    memcpy(path, folder, sizeof folder - 1);
    memcpy(path + sizeof folder - 1, file, length);
    path[sizeof folder - 1 + length] = 0;
    FILE *found = fopen(path, "r");
    if (found != NULL) fclose(found);
    return found != NULL;
}

static bool is_digit(char character) { return character >= '0' && character <= '9'; }

void alchemic_exit(const char *text, int32_t status) {
    const char *written = text, *word = text;
    for (const char *next = text; *next; next++) {
        if (*next == ' ' || *next == '\n' || *next == '(') word = next + 1;
        if (strncmp(next, ".swift:", 7) != 0 || !is_digit(next[7])) continue;
        if (!is_in_sources(word, (size_t)(next - word) + 6)) continue;
        fwrite(written, 1, (size_t)(word - written), stderr);
        fputs(folder, stderr);
        written = word;
    }
    fprintf(stderr, "%s\n", written);
    exit(status);
}
