#include "CEmbeddedTexts.h"

// What C has since 2023; Swift packages are compiled as an older one.
#pragma clang diagnostic ignored "-Wc23-extensions"

// The pages about messages, in the order of Troubleshooting; a test fails if one is missing.
static const struct alchemic_text pages[] = {
    {"Troubleshooting", (const char[]){
#embed "../../Core/Alchemic/Alchemic.docc/Problems/missing-binding.md" suffix(, 0)
    }},
    {"Troubleshooting", (const char[]){
#embed "../../Core/Alchemic/Alchemic.docc/Problems/missing-name.md" suffix(, 0)
    }},
    {"Troubleshooting", (const char[]){
#embed "../../Core/Alchemic/Alchemic.docc/Problems/missing-tag.md" suffix(, 0)
    }},
    {"Troubleshooting", (const char[]){
#embed "../../Core/Alchemic/Alchemic.docc/Problems/empty-collection.md" suffix(, 0)
    }},
    {"Troubleshooting", (const char[]){
#embed "../../Core/Alchemic/Alchemic.docc/Problems/ambiguous.md" suffix(, 0)
    }},
    {"Troubleshooting", (const char[]){
#embed "../../Core/Alchemic/Alchemic.docc/Problems/several-primaries.md" suffix(, 0)
    }},
    {"Troubleshooting", (const char[]){
#embed "../../Core/Alchemic/Alchemic.docc/Problems/duplicate-name.md" suffix(, 0)
    }},
    {"Troubleshooting", (const char[]){
#embed "../../Core/Alchemic/Alchemic.docc/Problems/several-names.md" suffix(, 0)
    }},
    {"Troubleshooting", (const char[]){
#embed "../../Core/Alchemic/Alchemic.docc/Problems/similar-scopes.md" suffix(, 0)
    }},
    {"Troubleshooting", (const char[]){
#embed "../../Core/Alchemic/Alchemic.docc/Problems/illegal-query.md" suffix(, 0)
    }},
    {"Troubleshooting", (const char[]){
#embed "../../Core/Alchemic/Alchemic.docc/Problems/type-mismatch.md" suffix(, 0)
    }},
    {"Troubleshooting", (const char[]){
#embed "../../Core/Alchemic/Alchemic.docc/Problems/argument-count.md" suffix(, 0)
    }},
    {"Troubleshooting", (const char[]){
#embed "../../Core/Alchemic/Alchemic.docc/Problems/argument-mismatch.md" suffix(, 0)
    }},
    {"Troubleshooting", (const char[]){
#embed "../../Core/Alchemic/Alchemic.docc/Problems/cycle.md" suffix(, 0)
    }},
    {"Troubleshooting", (const char[]){
#embed "../../Core/Alchemic/Alchemic.docc/Problems/subclass-cycle.md" suffix(, 0)
    }},
    {"Troubleshooting", (const char[]){
#embed "../../Core/Alchemic/Alchemic.docc/Problems/captive-scope.md" suffix(, 0)
    }},
    {"Troubleshooting", (const char[]){
#embed "../../Core/Alchemic/Alchemic.docc/Problems/asynchronous-dependency.md" suffix(, 0)
    }},
    {"Troubleshooting", (const char[]){
#embed "../../Core/Alchemic/Alchemic.docc/Problems/override-of-nothing.md" suffix(, 0)
    }},
    {"Troubleshooting", (const char[]){
#embed "../../Core/Alchemic/Alchemic.docc/Problems/override-of-several.md" suffix(, 0)
    }},
    {"Troubleshooting", (const char[]){
#embed "../../Core/Alchemic/Alchemic.docc/Problems/decorator-of-nothing.md" suffix(, 0)
    }},
    {"Troubleshooting", (const char[]){
#embed "../../Core/Alchemic/Alchemic.docc/Problems/unnamed-member.md" suffix(, 0)
    }},
    {"Troubleshooting", (const char[]){
#embed "../../Core/Alchemic/Alchemic.docc/Problems/too-few.md" suffix(, 0)
    }},
    {"Troubleshooting", (const char[]){
#embed "../../Core/Alchemic/Alchemic.docc/Problems/broken-promise.md" suffix(, 0)
    }},
    {"Troubleshooting", (const char[]){
#embed "../../Core/Alchemic/Alchemic.docc/Problems/not-sendable.md" suffix(, 0)
    }},
    {"Troubleshooting", (const char[]){
#embed "../../Core/Alchemic/Alchemic.docc/Problems/lazy-prototype.md" suffix(, 0)
    }},
    {"Troubleshooting", (const char[]){
#embed "../../Core/Alchemic/Alchemic.docc/Problems/weak-value.md" suffix(, 0)
    }},
    {"Troubleshooting", (const char[]){
#embed "../../Core/Alchemic/Alchemic.docc/Problems/keyed-start.md" suffix(, 0)
    }},
    {"Troubleshooting", (const char[]){
#embed "../../Core/Alchemic/Alchemic.docc/Problems/source-failed.md" suffix(, 0)
    }},
    {"Troubleshooting", (const char[]){
#embed "../../Core/Alchemic/Alchemic.docc/Problems/generic-self-declaring.md" suffix(, 0)
    }},
    {"Troubleshooting", (const char[]){
#embed "../../Core/Alchemic/Alchemic.docc/Problems/second-copy.md" suffix(, 0)
    }},
    {"Troubleshooting", (const char[]){
#embed "../../Core/Alchemic/Alchemic.docc/Problems/main-actor-only.md" suffix(, 0)
    }},
    {"Troubleshooting", (const char[]){
#embed "../../Core/Alchemic/Alchemic.docc/Problems/shared-site.md" suffix(, 0)
    }},
    {"Troubleshooting", (const char[]){
#embed "../../Core/Alchemic/Alchemic.docc/Problems/never-started.md" suffix(, 0)
    }},
    {"Troubleshooting", (const char[]){
#embed "../../Core/Alchemic/Alchemic.docc/Problems/never-stopped.md" suffix(, 0)
    }},
    {"Troubleshooting", (const char[]){
#embed "../../Core/Alchemic/Alchemic.docc/Problems/unused.md" suffix(, 0)
    }},
    {"Troubleshooting", (const char[]){
#embed "../../Core/Alchemic/Alchemic.docc/Problems/unlisted-module.md" suffix(, 0)
    }},
    {"Troubleshooting", (const char[]){
#embed "../../Core/Alchemic/Alchemic.docc/Problems/construction-failed.md" suffix(, 0)
    }},
    {"Troubleshooting", (const char[]){
#embed "../../Core/Alchemic/Alchemic.docc/Problems/external-not-set.md" suffix(, 0)
    }},
    {"Troubleshooting", (const char[]){
#embed "../../Core/Alchemic/Alchemic.docc/Problems/asynchronous-only.md" suffix(, 0)
    }},
    {"Troubleshooting", (const char[]){
#embed "../../Core/Alchemic/Alchemic.docc/Problems/circular-construction.md" suffix(, 0)
    }},
    {"Troubleshooting", (const char[]){
#embed "../../Core/Alchemic/Alchemic.docc/Problems/circular-wait.md" suffix(, 0)
    }},
    {"Troubleshooting", (const char[]){
#embed "../../Core/Alchemic/Alchemic.docc/Problems/canceled.md" suffix(, 0)
    }},
    {"Troubleshooting", (const char[]){
#embed "../../Core/Alchemic/Alchemic.docc/Problems/ended.md" suffix(, 0)
    }},
    {"Troubleshooting", (const char[]){
#embed "../../Core/Alchemic/Alchemic.docc/Problems/draining.md" suffix(, 0)
    }},
    {"Troubleshooting", (const char[]){
#embed "../../Core/Alchemic/Alchemic.docc/Problems/not-evictable.md" suffix(, 0)
    }},
    {"Troubleshooting", (const char[]){
#embed "../../Core/Alchemic/Alchemic.docc/Problems/opened-before-override.md" suffix(, 0)
    }},
    {"Troubleshooting", (const char[]){
#embed "../../Core/Alchemic/Alchemic.docc/Problems/live.md" suffix(, 0)
    }},
    {"Troubleshooting", (const char[]){
#embed "../../Core/Alchemic/Alchemic.docc/Problems/outside-scope.md" suffix(, 0)
    }},
    {"Troubleshooting", (const char[]){
#embed "../../Core/Alchemic/Alchemic.docc/Problems/scope-value.md" suffix(, 0)
    }},
    {"Troubleshooting", (const char[]){
#embed "../../Core/Alchemic/Alchemic.docc/Problems/unknown-scope.md" suffix(, 0)
    }},
    {"Troubleshooting", (const char[]){
#embed "../../Core/Alchemic/Alchemic.docc/Problems/start-failed.md" suffix(, 0)
    }},
    {"Troubleshooting", (const char[]){
#embed "../../Core/Alchemic/Alchemic.docc/Problems/not-settable.md" suffix(, 0)
    }},
    {"Troubleshooting", (const char[]){
#embed "../../Core/Alchemic/Alchemic.docc/Problems/too-deep.md" suffix(, 0)
    }},
    {"Troubleshooting", (const char[]){
#embed "../../Core/Alchemic/Alchemic.docc/Problems/typed-container.md" suffix(, 0)
    }},
    {"Troubleshooting", (const char[]){
#embed "../../Core/Alchemic/Alchemic.docc/Problems/not-configured.md" suffix(, 0)
    }},
    {"Troubleshooting", (const char[]){
#embed "../../Core/Alchemic/Alchemic.docc/Problems/not-started.md" suffix(, 0)
    }},
    {"Troubleshooting", (const char[]){
#embed "../../Core/Alchemic/Alchemic.docc/Problems/main-start-failed.md" suffix(, 0)
    }},
    {"Troubleshooting", (const char[]){
#embed "../../Core/Alchemic/Alchemic.docc/Problems/main-actor-blocked.md" suffix(, 0)
    }},
    {"Troubleshooting", (const char[]){
#embed "../../Core/Alchemic/Alchemic.docc/Problems/adapted-delegate.md" suffix(, 0)
    }},
    {"Troubleshooting", (const char[]){
#embed "../../Core/Alchemic/Alchemic.docc/Problems/stop-failed.md" suffix(, 0)
    }},
    {"Troubleshooting", (const char[]){
#embed "../../Core/Alchemic/Alchemic.docc/Problems/no-container.md" suffix(, 0)
    }},
    {"Troubleshooting", (const char[]){
#embed "../../Core/Alchemic/Alchemic.docc/Problems/owners-in-circle.md" suffix(, 0)
    }},
    {"Troubleshooting", (const char[]){
#embed "../../Core/Alchemic/Alchemic.docc/Problems/controller-gone.md" suffix(, 0)
    }},
    {"FileProblems", (const char[]){
#embed "../../Styles/AlchemicFiles/AlchemicFiles.docc/FileProblems.md" suffix(, 0)
    }},
    {0, 0},
};

const struct alchemic_text *alchemic_message_pages(void) { return pages; }
