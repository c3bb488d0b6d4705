// Says of most types, without a search, that they do not conform to a protocol.
//
// The runtime looks through every conformance of the program each time it is asked for another type and another protocol:
// some tenths of a millisecond in a large server. A check asks of each type for several protocols, nearly always in vain. Here
// all conformances are looked through once, and noted in a Bloom filter, which never denies one that is there. What is not
// sure to be found in them, the runtime is asked as before.
#include "CAlchemic.h"

#if defined(__ELF__)

#include <pthread.h>
#include <stdlib.h>

// The parts of Swift's stable ABI that are read here.
typedef struct {
    int32_t protocol; // where the protocol's descriptor is, or, with the lowest bit set, where its address stands
    int32_t type;     // where the type's descriptor is, in one of the ways of `flags`
    int32_t witness_table;
    uint32_t flags;
} conformance_record;

enum {
    type_reference_mask = 0x38,
    direct_descriptor = 0x00,
    indirect_descriptor = 0x08,
    structure_kind = 0x200,
    enumeration_kind = 0x201,
    optional_kind = 0x202,
    last_kind = 0x7ff, // of what is no class
    superclass_word = 1,
    class_descriptor_word = 5,
    is_unique = 0x40, // not one of several of an imported type
};

// What is known of all images: replaced as a whole when there are more of them.
typedef struct {
    size_t image_count;
    uint64_t *bits; // Null where nothing can be denied.
    size_t mask;
} conformance_filter;

static pthread_mutex_t filter_lock = PTHREAD_MUTEX_INITIALIZER;
static conformance_filter current_filter = {0, NULL, 0};

static const void *follow(const int32_t *offset) { return (const char *)offset + *offset; }

static const void *follow_indirectable(const int32_t *offset) {
    if ((*offset & 1) == 0) return follow(offset);
    return *(const void *const *)((const char *)offset + (*offset & ~1));
}

static uint64_t mixed(const void *type, const void *protocol) {
    uint64_t hash = (uint64_t)(uintptr_t)type * 0x9e3779b97f4a7c15u ^ (uint64_t)(uintptr_t)protocol;
    hash *= 0xff51afd7ed558ccdu;
    return hash ^ hash >> 32;
}

// Two bits for each pair.
static bool is_noted(const conformance_filter *filter, uint64_t hash) {
    uint64_t first = hash & filter->mask, second = hash >> 20 & filter->mask;
    return (filter->bits[first / 64] >> first % 64 & 1) != 0 && (filter->bits[second / 64] >> second % 64 & 1) != 0;
}

static void note(const conformance_filter *filter, uint64_t hash) {
    uint64_t first = hash & filter->mask, second = hash >> 20 & filter->mask;
    filter->bits[first / 64] |= (uint64_t)1 << first % 64;
    filter->bits[second / 64] |= (uint64_t)1 << second % 64;
}

static void count_records(void *context, const alchemic_image *image) {
    *(size_t *)context += image->length / sizeof(int32_t);
}

static void note_records(void *context, const alchemic_image *image) {
    const conformance_filter *filter = context;
    const int32_t *offsets = image->records;
    for (size_t index = 0; index < image->length / sizeof *offsets; index++) {
        if (offsets[index] == 0) continue;
        const conformance_record *record = follow_indirectable(&offsets[index]);
        if (record->protocol == 0) continue;
        const void *protocol = follow_indirectable(&record->protocol);
        const void *type;
        switch (record->flags & type_reference_mask) {
        case direct_descriptor: type = follow(&record->type); break;
        case indirect_descriptor: type = *(const void *const *)follow(&record->type); break;
        default: continue;
        }
        if (protocol != NULL && type != NULL) note(filter, mixed(type, protocol));
    }
}

static conformance_filter made_filter(size_t image_count) {
    conformance_filter filter = {image_count, NULL, 0};
    size_t count = 0;
    if (!alchemic_for_each_image(&count, count_records)) return filter;
    size_t size = 1024;
    while (size < 16 * count) size *= 2;
    filter.bits = calloc(size / 64, sizeof *filter.bits);
    filter.mask = size - 1;
    if (filter.bits != NULL && !alchemic_for_each_image(&filter, note_records)) {
        free(filter.bits);
        filter.bits = NULL;
    }
    return filter;
}

// Whether the filter knows nothing of the pair.
static bool is_denied(const void *type, const void *protocol) {
    size_t image_count = alchemic_count_images();
    uint64_t hash = mixed(type, protocol);
    pthread_mutex_lock(&filter_lock);
    bool is_known = current_filter.image_count == image_count;
    bool is_denied = is_known && current_filter.bits != NULL && !is_noted(&current_filter, hash);
    pthread_mutex_unlock(&filter_lock);
    if (is_known) return is_denied;

    // Not under the lock: while a library is loaded, its own code may come here.
    conformance_filter filter = made_filter(image_count);
    is_denied = filter.bits != NULL && !is_noted(&filter, hash);
    pthread_mutex_lock(&filter_lock);
    uint64_t *garbage = filter.bits;
    if (current_filter.image_count < image_count) {
        garbage = current_filter.bits;
        current_filter = filter;
    }
    pthread_mutex_unlock(&filter_lock);
    free(garbage);
    return is_denied;
}

// Whether it is that of a type of C's, of which there may be several: another one may conform.
static bool is_imported(const void *descriptor) { return (*(const uint32_t *)descriptor & is_unique) == 0; }

bool alchemic_may_conform(const void *type, const void *protocol) {
    const void *const *words = type;
    uintptr_t kind = (uintptr_t)words[0];
    if (kind == structure_kind || kind == enumeration_kind || kind == optional_kind) {
        return is_imported(words[1]) || !is_denied(words[1], protocol);
    }
    if (kind != 0 && kind <= last_kind) return true;
    while (words != NULL) {
        const void *descriptor = words[class_descriptor_word];
        if (descriptor != NULL && (is_imported(descriptor) || !is_denied(descriptor, protocol))) return true;
        words = words[superclass_word];
    }
    return false;
}

#else

// Where the system's loader finds conformances by tables of its own.
bool alchemic_may_conform(const void *type, const void *protocol) {
    (void)type;
    (void)protocol;
    return true;
}

#endif
