// Written by `swift run --package-path Workshop/Tools page` from the files in `Sources/Graphs/GraphPage/Page`.
// swift-format-ignore-file
extension PageParts {
    static let frameStyle = ##"""
/* Where the parts of the page are. */
html, body { height: 100%; }
body { display: flex; flex-direction: column; overflow: hidden; }

.skip { position: absolute; left: -999px; }
.skip:focus { left: 8px; top: 8px; z-index: 30; background: var(--surface); padding: 6px 10px; border-radius: 7px; }

header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 20px;
    padding: 9px 16px;
    background: var(--surface);
    border-bottom: 1px solid var(--module-line);
}

header h1 {
    max-width: 260px;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    margin: 0;
    font-size: 15px;
    font-weight: 650;
    letter-spacing: -0.01em;
}
header p { margin: 0; color: var(--muted); font-size: 12px; }
.title { display: flex; flex-direction: column; }
.tools { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; margin-left: auto; }
.tabs, .export { display: flex; }
.tabs button + button, .export button + button { margin-left: -1px; }
.tabs button:first-child, .export button:first-child { border-radius: 7px 0 0 7px; }
.tabs button:last-child, .export button:last-child { border-radius: 0 7px 7px 0; }
.tabs [aria-selected="true"], .tabs button:focus-visible { position: relative; z-index: 1; }
#filters-button { display: none; }

.search { position: relative; flex: 0 1 320px; min-width: 180px; }
.search input {
    width: 100%;
    height: 32px;
    font: inherit;
    color: inherit;
    background: var(--ground);
    border: 1px solid var(--line);
    border-radius: 8px;
    padding: 0 34px 0 12px;
}
.search input::placeholder { color: var(--muted); }
.search kbd { position: absolute; right: 9px; top: 7px; color: var(--muted); pointer-events: none; }
#found {
    position: absolute;
    z-index: 20;
    inset: 38px 0 auto 0;
    min-width: 300px;
    max-height: 60vh;
    overflow: auto;
    margin: 0;
    padding: 5px;
    list-style: none;
    background: var(--surface);
    border: 1px solid var(--line);
    border-radius: 10px;
    box-shadow: var(--shadow);
}
#found li { padding: 5px 9px; border-radius: 6px; cursor: pointer; overflow-wrap: anywhere; }
#found li[role="presentation"] { color: var(--muted); cursor: default; }
#found li[aria-selected="true"] { background: var(--accent-ground); }
#found b { font-weight: 600; }
#found span { display: block; color: var(--muted); font-size: 11.5px; }

#complaints:empty { display: none; }
#complaints {
    display: flex;
    align-items: center;
    gap: 12px;
    padding: 8px 16px;
    background: var(--red-ground);
    border-bottom: 1px solid var(--red);
}
#complaints ul { margin: 0; padding: 0; list-style: none; flex: 1; overflow-wrap: anywhere; }

main { position: relative; flex: 1; min-height: 0; display: grid; grid-template-columns: 214px minmax(0, 1fr) 316px; }
#filters, #details { overflow: auto; background: var(--surface); overscroll-behavior: contain; }
#filters { border-right: 1px solid var(--module-line); padding: 12px 14px; }
#details { border-left: 1px solid var(--module-line); padding: 16px; }
#details:focus-visible { outline-offset: -3px; }

.stage { position: relative; min-width: 0; }
#graph-panel, #table-panel { position: absolute; inset: 0; }
#graph-panel { display: flex; flex-direction: column; }
#graph-panel[hidden], #table-panel[hidden] { display: none; }
#graph { position: relative; flex: 1; min-height: 0; overflow: hidden; cursor: grab; touch-action: none; }
#graph:active { cursor: grabbing; }
#graph.over { cursor: pointer; }
#graph:focus-visible { outline-offset: -3px; }
#graph canvas { position: absolute; inset: 0; width: 100%; height: 100%; }
#proxies { position: absolute; left: 0; top: 0; width: 0; height: 0; transform-origin: 0 0; pointer-events: none; }
#proxies div { position: absolute; opacity: 0; overflow: hidden; }
#tip {
    position: absolute;
    z-index: 5;
    max-width: 360px;
    padding: 5px 10px;
    background: var(--surface);
    border: 1px solid var(--line);
    border-radius: 7px;
    box-shadow: var(--shadow);
    font-size: 12px;
    overflow-wrap: anywhere;
    pointer-events: none;
}
#empty {
    position: absolute;
    inset: 40% 20px auto;
    margin: auto;
    text-align: center;
    color: var(--muted);
}
.zoom { position: absolute; right: 12px; top: 12px; display: flex; gap: 6px; }
.zoom button { box-shadow: 0 1px 2px rgb(20 30 45 / 0.10); }

#legend {
    display: flex;
    flex-wrap: wrap;
    gap: 3px 16px;
    padding: 8px 16px;
    background: var(--surface);
    border-top: 1px solid var(--module-line);
    color: var(--muted);
    font-size: 11.5px;
}
#legend span { display: inline-flex; align-items: center; gap: 6px; white-space: nowrap; }
#legend svg { flex: none; }
.noscript { position: fixed; inset: 40% 20% auto; background: var(--surface); padding: 20px; border-radius: 10px; }

@media (max-width: 1080px) {
    main { grid-template-columns: minmax(0, 1fr) 300px; }
    #filters-button { display: block; }
    #filters {
        position: absolute;
        z-index: 10;
        left: 0;
        bottom: 0;
        top: 0;
        width: 260px;
        box-shadow: var(--shadow);
        visibility: hidden;
    }
    #filters.open { visibility: visible; }
}

@media (max-width: 720px) {
    header { padding: 8px 12px; gap: 8px; }
    .search { order: 3; flex-basis: 100%; }
    .tools { gap: 6px; }
    .tools button { padding: 4px 8px; }
    .export, #help-button { display: none; }
    main { grid-template-columns: minmax(0, 1fr); grid-template-rows: minmax(0, 1fr) auto; }
    #details { border-left: 0; border-top: 1px solid var(--module-line); max-height: 42vh; padding: 12px; }
    #legend { display: none; }
    #open-all, #collapse-all { display: none; }
}

"""##
}
