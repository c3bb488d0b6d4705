#include "CEmbeddedTexts.h"

// What C has since 2023; Swift packages are compiled as an older one.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const struct alchemic_text pages[] = {
    {"Troubleshooting", (const char[]){
#embed "../../Core/Alchemic/Alchemic.docc/Troubleshooting.md" suffix(, 0)
    }},
    {"FileProblems", (const char[]){
#embed "../../Core/Alchemic/Alchemic.docc/FileProblems.md" suffix(, 0)
    }},
    {0, 0},
};

const struct alchemic_text *alchemic_message_pages(void) { return pages; }
