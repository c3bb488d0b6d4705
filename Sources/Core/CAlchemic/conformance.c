// How a type conforms to protocols: the answer of a cast depends on the actor that it is asked on, and on the system.
#include "CAlchemic.h"

#if __has_include(<ptrauth.h>)
#include <ptrauth.h>
#endif

// The parts of Swift's stable ABI that are read here.
typedef struct {
    intptr_t kind;
    uint32_t flags;
    uint32_t protocol_count;
    uintptr_t rest[];
} existential_metadata;

typedef struct {
    int32_t protocol;
    int32_t type;
    int32_t witness_table;
    uint32_t flags;
} conformance_descriptor;

enum { existential_kind = 0x303 };
static const uint32_t has_superclass = 0x40000000;
static const uint32_t has_global_actor = 1u << 19;

// The witness table, which begins with the conformance's descriptor.
extern const void *const *swift_conformsToProtocol(const void *type, const void *protocol);

alchemic_conformance alchemic_conformance_of(const void *type, const void *existential) {
    const existential_metadata *wanted = existential;
    if (wanted->kind != existential_kind || wanted->protocol_count == 0 || (wanted->flags & has_superclass)) {
        return alchemic_conformance_undecided;
    }
    const uintptr_t *protocols = wanted->rest;
    alchemic_conformance result = alchemic_conformance_everywhere;
    for (uint32_t number = 0; number < wanted->protocol_count; number++) {
        // A protocol of Objective-C has its lowest bit set.
        if (protocols[number] & 1) return alchemic_conformance_undecided;
        if (!alchemic_may_conform(type, (const void *)protocols[number])) return alchemic_conformance_none;
        const void *const *table = swift_conformsToProtocol(type, (const void *)protocols[number]);
        if (table == NULL) return alchemic_conformance_none;
        const void *descriptor = *table;
#if __has_feature(ptrauth_calls)
        descriptor = ptrauth_strip(descriptor, ptrauth_key_process_independent_data);
#endif
        if (((const conformance_descriptor *)descriptor)->flags & has_global_actor) {
            result = alchemic_conformance_on_actor;
        }
    }
    return result;
}
