// The programs and libraries that are loaded, with the conformances that the compiler has recorded in them.
//
// On ELF, `swift_enumerateAllMetadataSections` and the first members of `MetadataSections` are read, which belong together
// and come with the toolchain that compiled the program (shims/MetadataSections.h); Swift Testing reads them too.
#if defined(__linux__) && !defined(_GNU_SOURCE)
#define _GNU_SOURCE
#endif
#include "CAlchemic.h"

#if defined(__APPLE__)

#include <mach-o/dyld.h>
#include <mach-o/getsect.h>

// Not yet run on a device.
bool alchemic_for_each_image(void *context, void (*body)(void *, const alchemic_image *)) {
    uint32_t count = _dyld_image_count();
    for (uint32_t index = 0; index < count; index++) {
        const struct mach_header_64 *header = (const struct mach_header_64 *)_dyld_get_image_header(index);
        const char *path = _dyld_get_image_name(index);
        if (header == NULL || path == NULL) continue;
        unsigned long length = 0;
        const void *records = getsectiondata(header, "__TEXT", "__swift5_proto", &length);
        if (records == NULL) continue;
        alchemic_image image = {(uintptr_t)header, path, index == 0, records, length};
        body(context, &image);
    }
    return false;
}

size_t alchemic_count_images(void) { return 0; }

#elif defined(__ELF__)

#include <link.h>
#include <stdlib.h>
#include <unistd.h>

// The first members of the runtime's own structure; a later version only adds to its end.
typedef struct {
    const void *start;
    size_t length;
} section_range;

typedef struct {
    uintptr_t version;
    const void *base_address;
    const void *unused0;
    const void *unused1;
    section_range protocols;
    section_range conformances;
} metadata_sections;

extern void swift_enumerateAllMetadataSections(
    bool (*body)(const metadata_sections *sections, void *context), void *context);

typedef struct {
    uintptr_t lowest;
    uintptr_t end;
    const char *path; // The loader's own, valid while the image is loaded.
    section_range conformances;
} loaded_image;

typedef struct {
    loaded_image *images;
    size_t count;
    size_t capacity;
    bool is_complete;
} loaded_images;

static int note_image(struct dl_phdr_info *info, size_t size, void *context) {
    (void)size;
    loaded_images *images = context;
    loaded_image image = {UINTPTR_MAX, 0, info->dlpi_name, {NULL, 0}};
    for (size_t index = 0; index < info->dlpi_phnum; index++) {
        if (info->dlpi_phdr[index].p_type != PT_LOAD) continue;
        uintptr_t start = info->dlpi_addr + info->dlpi_phdr[index].p_vaddr;
        uintptr_t end = start + info->dlpi_phdr[index].p_memsz;
        if (start < image.lowest) image.lowest = start;
        if (end > image.end) image.end = end;
    }
    if (images->count == images->capacity) {
        size_t capacity = images->capacity == 0 ? 64 : 2 * images->capacity;
        loaded_image *larger = realloc(images->images, capacity * sizeof image);
        if (larger == NULL) return 1;
        images->images = larger;
        images->capacity = capacity;
    }
    images->images[images->count++] = image;
    return 0;
}

static bool holds(const loaded_image *image, const void *start, size_t length) {
    uintptr_t address = (uintptr_t)start;
    return address >= image->lowest && address < image->end && length <= image->end - address;
}

// The runtime never forgets what was registered, a library that has been closed included: nothing is read before the
// loader has said that it is still there.
static bool note_sections(const metadata_sections *sections, void *context) {
    loaded_images *images = context;
    for (size_t index = 0; index < images->count; index++) {
        loaded_image *image = &images->images[index];
        if (!holds(image, sections, sizeof *sections)) continue;
        // Another library may have been loaded where the closed one was.
        if (sections->base_address != NULL && (uintptr_t)sections->base_address != image->lowest) break;
        section_range range = sections->conformances;
        if (range.length == 0) return true;
        if (range.length % sizeof(int32_t) != 0 || !holds(image, range.start, range.length)) break;
        image->conformances = range;
        return true;
    }
    images->is_complete = false;
    return true;
}

bool alchemic_for_each_image(void *context, void (*body)(void *, const alchemic_image *)) {
    loaded_images images = {NULL, 0, 0, true};
    dl_iterate_phdr(note_image, &images);
    swift_enumerateAllMetadataSections(note_sections, &images);
    char program[4096] = "";
    for (size_t index = 0; index < images.count; index++) {
        const loaded_image *found = &images.images[index];
        if (found->conformances.length == 0) continue;
        bool is_program = index == 0; // The loader's list begins with it, and says no path.
        if (is_program && readlink("/proc/self/exe", program, sizeof program - 1) < 0) program[0] = '\0';
        alchemic_image image = {
            found->lowest, is_program ? program : found->path, is_program, found->conformances.start,
            found->conformances.length};
        body(context, &image);
    }
    free(images.images);
    return images.is_complete;
}

static bool count_section(const metadata_sections *sections, void *context) {
    (void)sections;
    *(size_t *)context += 1;
    return true;
}

size_t alchemic_count_images(void) {
    size_t count = 0;
    swift_enumerateAllMetadataSections(count_section, &count);
    return count;
}

#else

bool alchemic_for_each_image(void *context, void (*body)(void *, const alchemic_image *)) {
    (void)context;
    (void)body;
    return false;
}

size_t alchemic_count_images(void) { return 0; }

#endif
