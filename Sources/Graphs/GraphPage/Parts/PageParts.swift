// Written by `swift run --package-path Workshop/Tools page` from the files in `Sources/Graphs/GraphPage/Page`.
// swift-format-ignore-file
/// The page's texts, in order.
enum PageParts {
    static let beforeStyle = ##"""
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy"
    content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data: blob:">
<title>Graph of definitions</title>
<link rel="icon" href="data:,">
<style>

"""##

    static let beforeData = ##"""

</style>
</head>
<body>
<a class="skip" href="#graph">Skip to the graph</a>
<header>
    <div class="title">
        <h1>Graph</h1>
        <p id="summary"></p>
    </div>
    <div class="search">
        <input id="search" type="text" role="combobox" aria-expanded="false" aria-controls="found" aria-autocomplete="list"
            aria-label="Search definitions" placeholder="Search definitions" autocomplete="off" spellcheck="false">
        <kbd aria-hidden="true">/</kbd>
        <ul id="found" role="listbox" aria-label="Definitions found" hidden></ul>
    </div>
    <div class="tools">
        <div role="tablist" aria-label="View" class="tabs">
            <button role="tab" id="tab-graph" aria-controls="graph-panel">Graph</button>
            <button role="tab" id="tab-table" aria-controls="table-panel">Table</button>
        </div>
        <button id="overlay" aria-pressed="false">Start order</button>
        <button id="filters-button" aria-expanded="false" aria-controls="filters">Filters</button>
        <div class="export" role="group" aria-label="Export what is shown">
            <button id="export-svg" title="Save the picture as SVG">SVG</button>
            <button id="export-dot" title="Save the graph for Graphviz">DOT</button>
        </div>
        <button id="theme" title="Change between light, dark and the system's colors"></button>
        <button id="help-button" aria-label="Keys and marks" aria-haspopup="dialog">?</button>
    </div>
</header>
<div id="complaints" role="alert"></div>
<main>
    <aside id="filters" aria-label="Filters"></aside>
    <section class="stage">
        <div id="graph-panel" role="tabpanel" aria-labelledby="tab-graph">
            <div id="graph" tabindex="0" role="listbox" aria-label="Graph of definitions" aria-describedby="graph-keys">
                <canvas aria-hidden="true"></canvas>
                <div id="proxies"></div>
            </div>
            <p id="graph-keys" class="unseen">Arrow keys go along dependencies, Enter shows details, Space collapses or opens a
                module, plus and minus zoom, zero fits. The table has the same definitions.</p>
            <div id="tip" role="presentation" hidden></div>
            <p id="empty" hidden>No definition is left by these filters. <button>Clear filters</button></p>
            <div class="zoom" role="group" aria-label="Zoom and modules">
                <button id="open-all" title="Open all modules">Open all</button>
                <button id="collapse-all" title="Collapse all modules">Collapse all</button>
                <button id="zoom-in" aria-label="Zoom in" title="Zoom in (+)">+</button>
                <button id="zoom-out" aria-label="Zoom out" title="Zoom out (-)">−</button>
                <button id="zoom-fit" title="Fit everything (0)">Fit</button>
            </div>
            <div id="legend" role="group" aria-label="Legend"></div>
        </div>
        <div id="table-panel" role="tabpanel" aria-labelledby="tab-table" hidden></div>
    </section>
    <aside id="details" aria-label="Details" tabindex="-1"></aside>
</main>
<div id="status" role="status" class="unseen"></div>
<dialog id="help" aria-labelledby="help-title"></dialog>
<noscript>
    <p class="noscript">This page draws the graph with JavaScript; allow it for this file, and load the page again.</p>
</noscript>
<script type="application/json" id="data">
"""##

    static let beforeScript = ##"""
</script>
<script type="module">

"""##

    static let afterScript = ##"""

</script>
</body>
</html>

"""##

    static let style = [
        themeStyle,
        frameStyle,
        panelsStyle,
    ].joined(separator: "\n")

    static let script = [
        filtersScript,
        addressScript,
        edgesScript,
        comparisonScript,
        elementsScript,
        marksScript,
        namesScript,
        pathsScript,
        detailsScript,
        geometryScript,
        drawingScript,
        pensScript,
        exportsScript,
        filterPanelScript,
        modulesScript,
        problemsScript,
        graphScript,
        layeringScript,
        layoutScript,
        movingScript,
        pointerScript,
        proxiesScript,
        routingScript,
        textsScript,
        viewportScript,
        graphViewScript,
        helpScript,
        legendScript,
        searchScript,
        searchBoxScript,
        tableScript,
        pageScript,
    ].joined(separator: "\n")
}
