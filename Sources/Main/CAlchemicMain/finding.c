// Which types conform to a protocol, read from the records that the compiler leaves in every program and library.
//
// What is read of the Swift runtime here and in Finding/LoadedImage.swift is the layout of a conformance record and of a
// type's context descriptor, which programs for Apple's systems are compiled with and which therefore stays as it is
// (swift/ABI/Metadata.h).
#if defined(__linux__) && !defined(_GNU_SOURCE)
#define _GNU_SOURCE
#endif
#include "CAlchemicMain.h"
#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

// --- Records ---------------------------------------------------------------------------------------------------------

typedef struct {
    int32_t protocol;      // where the protocol's descriptor is, or, with the lowest bit set, where its address stands
    int32_t type;          // where the type's descriptor is, in one of the ways of `flags`
    int32_t witness_table; // not read: the runtime is asked for the table
    uint32_t flags;
} conformance_record;

typedef struct {
    uint32_t flags;
    int32_t parent;
    int32_t name;
    int32_t access_function;
} type_descriptor;

typedef struct {
    const void *metadata;
    size_t state;
} metadata_response;

typedef __attribute__((swiftcall)) metadata_response (*access_function)(size_t request);

extern const void *swift_getWitnessTable(
    const void *conformance, const void *type, const void *const *instantiation_arguments);

enum {
    kind_protocol = 3,
    type_reference_mask = 0x38,
    direct_descriptor = 0x00,
    indirect_descriptor = 0x08,
    kind_mask = 0x1f,
    kind_module = 0,
    kind_extension = 1,
    kind_anonymous = 2,
    kind_class = 16,
    kind_structure = 17,
    kind_enumeration = 18,
    is_generic = 0x80,
};

static const void *follow(const int32_t *offset) { return (const char *)offset + *offset; }

static const void *follow_indirectable(const int32_t *offset) {
    if ((*offset & 1) == 0) return follow(offset);
    return *(const void *const *)((const char *)offset + (*offset & ~1));
}

// Appends a type's name, with those of all that it stands in, to `name`; returns its new length.
static size_t append_name(const type_descriptor *descriptor, char *name, size_t length, size_t capacity) {
    uint32_t kind = descriptor->flags & kind_mask;
    if (descriptor->parent != 0) {
        length = append_name(follow_indirectable(&descriptor->parent), name, length, capacity);
    }
    if (kind != kind_module && kind < kind_class) return length; // An extension, or something private: nameless.
    int written = snprintf(
        name + length, capacity - length, "%s%s", length == 0 ? "" : ".", (const char *)follow(&descriptor->name));
    if (written < 0) return length;
    return length + (size_t)written < capacity ? length + (size_t)written : capacity - 1;
}

// What has been found to be none of the protocols, however often it is met.
typedef struct {
    const void *protocols[64];
} other_protocols;

// Whether two protocols have one name, in two modules of one name: descriptors of both begin like a type's.
static bool is_namesake(const type_descriptor *other, const type_descriptor *own) {
    if ((other->flags & kind_mask) != kind_protocol || other->parent == 0) return false;
    if (strcmp(follow(&other->name), follow(&own->name)) != 0) return false;
    const type_descriptor *other_module = follow_indirectable(&other->parent);
    const type_descriptor *own_module = follow_indirectable(&own->parent);
    return (other_module->flags & kind_mask) == kind_module
        && strcmp(follow(&other_module->name), follow(&own_module->name)) == 0;
}

static void search_record(
    const conformance_record *record, const alchemic_search *search, other_protocols *others) {
    if (record->protocol == 0) return;
    const void *protocol = follow_indirectable(&record->protocol);
    if (protocol == NULL) return;
    const void **other = &others->protocols[((uintptr_t)protocol >> 4) % 64];
    if (*other == protocol) return;
    size_t index = 0;
    while (index < search->protocol_count && search->protocols[index] != protocol) index++;
    bool is_stranger = index == search->protocol_count;
    if (is_stranger) {
        index = 0;
        while (index < search->protocol_count && !is_namesake(protocol, search->protocols[index])) index++;
        if (index == search->protocol_count) {
            *other = protocol;
            return;
        }
    }

    const type_descriptor *descriptor;
    switch (record->flags & type_reference_mask) {
    case direct_descriptor: descriptor = follow(&record->type); break;
    case indirect_descriptor: descriptor = *(const type_descriptor *const *)follow(&record->type); break;
    default: return; // A class of Objective-C.
    }
    if (descriptor == NULL) return;
    uint32_t kind = descriptor->flags & kind_mask;
    if (kind != kind_class && kind != kind_structure && kind != kind_enumeration) return;

    if (is_stranger || (descriptor->flags & is_generic) != 0) {
        char name[512] = "";
        append_name(descriptor, name, 0, sizeof name);
        (is_stranger ? search->stranger : search->generic)(search->context, index, name);
        return;
    }
    access_function access = (access_function)(uintptr_t)follow(&descriptor->access_function);
    const void *metadata = access(0).metadata;
    const void *table = swift_getWitnessTable(record, metadata, NULL);
    if (table != NULL) search->found(search->context, index, metadata, table);
}

static void search_records(const void *start, size_t length, const alchemic_search *search) {
    const int32_t *offsets = start;
    other_protocols others = {{NULL}};
    for (size_t index = 0; index < length / sizeof *offsets; index++) {
        if (offsets[index] != 0) search_record(follow_indirectable(&offsets[index]), search, &others);
    }
}

// --- Types as values -------------------------------------------------------------------------------------------------

const void *alchemic_protocol_descriptor(const void *existential) {
    // kind, flags, count of protocols, the first protocol
    const void *const *words = existential;
    return words[2];
}

const void *alchemic_address_in_image(const void *metadata) {
    // A generic type's metadata is made as the program runs; its descriptor is the compiler's.
    const void *const *words = metadata;
    switch ((uintptr_t)words[0]) {
    case 0x200:
    case 0x201:
    case 0x202: return words[1];
    case 0x303: return words[2];
    case 0x203:
    case 0x301:
    case 0x302:
    case 0x304:
    case 0x305:
    case 0x306:
    case 0x307: return metadata;
    default: break;
    }
#if defined(__APPLE__)
    const size_t description = 8;
    if (((uintptr_t)words[4] & 3) == 0) return metadata; // A class of Objective-C.
#else
    const size_t description = 5;
#endif
    return words[description] == NULL ? metadata : words[description];
}

// --- Images ----------------------------------------------------------------------------------------------------------

void alchemic_keep_image(const char *path) {
    // On Apple's systems a library with Swift in it is kept in any case.
    void *library = dlopen(path, RTLD_LAZY | RTLD_NOLOAD | RTLD_NODELETE);
    if (library != NULL) dlclose(library);
}

void alchemic_search_image(const alchemic_image *image, const alchemic_search *search) {
    search_records(image->records, image->length, search);
}

const void *alchemic_image_of(const void *address) {
    Dl_info info;
    if (dladdr(address, &info) == 0) return NULL;
    return info.dli_fbase;
}

const char *alchemic_path_of_runtime(void) {
    Dl_info info;
    if (dladdr((const void *)(uintptr_t)swift_getWitnessTable, &info) == 0) return NULL;
    return info.dli_fname;
}
