// The only initializer that Alchemic adds to a program, and only to one that links this product.
#include "CAlchemicSelfStart.h"
#include <stdbool.h>
#include <string.h>
#include <unistd.h>

// The arguments come from here: the standard library's own are not there yet, and must not be touched before `main`.
static void start(int count, char **arguments, char **environment) {
    static const char *const none[] = {NULL};
    alchemic_start_as_the_program_loads(
        arguments == NULL ? 0 : count, arguments == NULL ? none : (const char *const *)arguments,
        environment == NULL ? none : (const char *const *)environment);
}

#if defined(__linux__)

#include <link.h>
#include <stdint.h>
#include <sys/auxv.h>
#include <sys/mman.h>

// A program that contains the standard library and libdispatch initializes these after what it has itself, this file too, in
// an order that no priority changes. A task that begins before never runs, and the seed of hashes changes below whatever does.
// So there, the last initializer of the program is replaced by one that calls it, and begins the start then.

typedef void initializer(int count, char **arguments, char **environment);

// The program's initializers, as the linker lays them out; null in a library.
extern initializer *__init_array_start[] __attribute__((weak, visibility("hidden")));
extern initializer *__init_array_end[] __attribute__((weak, visibility("hidden")));
extern initializer libdispatch_init __attribute__((weak));

static initializer *former_last;

static void initialize_last(int count, char **arguments, char **environment) {
    former_last(count, arguments, environment);
    start(count, arguments, environment);
}

// Whether an address is in a segment of the program, not in a library.
static bool is_in_program(uintptr_t address, uint32_t segment) {
    const ElfW(Phdr) *headers = (const void *)getauxval(AT_PHDR);
    size_t count = getauxval(AT_PHNUM);
    uintptr_t base = 0;
    for (size_t index = 0; index < count; index++) {
        if (headers[index].p_type == PT_PHDR) base = (uintptr_t)headers - headers[index].p_vaddr;
    }
    for (size_t index = 0; index < count; index++) {
        uintptr_t begin = base + headers[index].p_vaddr;
        if (headers[index].p_type == segment && address - begin < headers[index].p_memsz) return true;
    }
    return false;
}

static bool replace_last_initializer(void) {
    if (__init_array_start == __init_array_end || !is_in_program((uintptr_t)libdispatch_init, PT_LOAD)) return false;
    initializer **last = __init_array_end - 1;
    size_t size = (size_t)sysconf(_SC_PAGESIZE);
    void *page = (void *)((uintptr_t)last & ~(size - 1));
    bool was_read_only = is_in_program((uintptr_t)last, PT_GNU_RELRO);
    if (was_read_only && mprotect(page, size, PROT_READ | PROT_WRITE) != 0) return false;
    former_last = *last;
    *last = initialize_last;
    if (was_read_only) mprotect(page, size, PROT_READ);
    return true;
}

#else

static bool replace_last_initializer(void) { return false; }

#endif

__attribute__((constructor)) static void alchemic_load(int count, char **arguments, char **environment) {
    if (!replace_last_initializer()) start(count, arguments, environment);
}

void alchemic_say(const char *line) {
    ssize_t written = write(STDERR_FILENO, line, strlen(line));
    written = write(STDERR_FILENO, "\n", 1);
    (void)written;
}
