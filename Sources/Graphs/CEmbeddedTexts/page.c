#include "CEmbeddedTexts.h"

// What C has since 2023; Swift packages are compiled as an older one.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const struct alchemic_text parts[] = {
    {"page.html", (const char[]){
#embed "../GraphPage/Page/page.html" suffix(, 0)
    }},
    {"theme.css", (const char[]){
#embed "../GraphPage/Page/theme.css" suffix(, 0)
    }},
    {"frame.css", (const char[]){
#embed "../GraphPage/Page/frame.css" suffix(, 0)
    }},
    {"panels.css", (const char[]){
#embed "../GraphPage/Page/panels.css" suffix(, 0)
    }},
    {"names.mjs", (const char[]){
#embed "../GraphPage/Page/names.mjs" suffix(, 0)
    }},
    {"filters.mjs", (const char[]){
#embed "../GraphPage/Page/filters.mjs" suffix(, 0)
    }},
    {"address.mjs", (const char[]){
#embed "../GraphPage/Page/address.mjs" suffix(, 0)
    }},
    {"edges.mjs", (const char[]){
#embed "../GraphPage/Page/edges.mjs" suffix(, 0)
    }},
    {"elements.mjs", (const char[]){
#embed "../GraphPage/Page/elements.mjs" suffix(, 0)
    }},
    {"marks.mjs", (const char[]){
#embed "../GraphPage/Page/marks.mjs" suffix(, 0)
    }},
    {"paths.mjs", (const char[]){
#embed "../GraphPage/Page/paths.mjs" suffix(, 0)
    }},
    {"details.mjs", (const char[]){
#embed "../GraphPage/Page/details.mjs" suffix(, 0)
    }},
    {"overview.mjs", (const char[]){
#embed "../GraphPage/Page/overview.mjs" suffix(, 0)
    }},
    {"geometry.mjs", (const char[]){
#embed "../GraphPage/Page/geometry.mjs" suffix(, 0)
    }},
    {"drawing.mjs", (const char[]){
#embed "../GraphPage/Page/drawing.mjs" suffix(, 0)
    }},
    {"pens.mjs", (const char[]){
#embed "../GraphPage/Page/pens.mjs" suffix(, 0)
    }},
    {"exports.mjs", (const char[]){
#embed "../GraphPage/Page/exports.mjs" suffix(, 0)
    }},
    {"filter-panel.mjs", (const char[]){
#embed "../GraphPage/Page/filter-panel.mjs" suffix(, 0)
    }},
    {"modules.mjs", (const char[]){
#embed "../GraphPage/Page/modules.mjs" suffix(, 0)
    }},
    {"problems.mjs", (const char[]){
#embed "../GraphPage/Page/problems.mjs" suffix(, 0)
    }},
    {"graph.mjs", (const char[]){
#embed "../GraphPage/Page/graph.mjs" suffix(, 0)
    }},
    {"layering.mjs", (const char[]){
#embed "../GraphPage/Page/layering.mjs" suffix(, 0)
    }},
    {"viewport.mjs", (const char[]){
#embed "../GraphPage/Page/viewport.mjs" suffix(, 0)
    }},
    {"layout.mjs", (const char[]){
#embed "../GraphPage/Page/layout.mjs" suffix(, 0)
    }},
    {"moving.mjs", (const char[]){
#embed "../GraphPage/Page/moving.mjs" suffix(, 0)
    }},
    {"pointer.mjs", (const char[]){
#embed "../GraphPage/Page/pointer.mjs" suffix(, 0)
    }},
    {"proxies.mjs", (const char[]){
#embed "../GraphPage/Page/proxies.mjs" suffix(, 0)
    }},
    {"routing.mjs", (const char[]){
#embed "../GraphPage/Page/routing.mjs" suffix(, 0)
    }},
    {"texts.mjs", (const char[]){
#embed "../GraphPage/Page/texts.mjs" suffix(, 0)
    }},
    {"graph-view.mjs", (const char[]){
#embed "../GraphPage/Page/graph-view.mjs" suffix(, 0)
    }},
    {"help.mjs", (const char[]){
#embed "../GraphPage/Page/help.mjs" suffix(, 0)
    }},
    {"legend.mjs", (const char[]){
#embed "../GraphPage/Page/legend.mjs" suffix(, 0)
    }},
    {"search.mjs", (const char[]){
#embed "../GraphPage/Page/search.mjs" suffix(, 0)
    }},
    {"search-box.mjs", (const char[]){
#embed "../GraphPage/Page/search-box.mjs" suffix(, 0)
    }},
    {"table.mjs", (const char[]){
#embed "../GraphPage/Page/table.mjs" suffix(, 0)
    }},
    {"page.mjs", (const char[]){
#embed "../GraphPage/Page/page.mjs" suffix(, 0)
    }},
    {0, 0},
};

const struct alchemic_text *alchemic_page_parts(void) { return parts; }
