// Written by `swift run --package-path Workshop/Tools page` from the files in `Sources/Graphs/GraphPage/Page`.
// swift-format-ignore-file
extension PageParts {
    static let themeStyle = ##"""
/* Colors and type. The hues of Okabe and Ito can be told apart whatever kind of color blindness one has; no color says
   anything that a shape or a word does not say as well. */
:root {
    --ink: #1b2430;
    --muted: #596575;
    --ground: #f3f5f8;
    --surface: #ffffff;
    --module: rgb(226 232 240 / 0.45);
    --module-line: #d3dae3;
    --line: #c3ccd7;
    --edge: #7c8896;
    --accent: #0b62c4;
    --accent-ground: #e3eefb;
    --gray: #6b7785;
    --slate: #93a0af;
    --red: #c2410c;
    --red-ground: #fdeee7;
    --amber: #b77900;
    --orange: #d98200;
    --green: #007f5c;
    --blue: #2272b8;
    --purple: #a4508f;
    --on-color: #ffffff;
    --shadow: 0 1px 2px rgb(20 30 45 / 0.08), 0 8px 24px rgb(20 30 45 / 0.10);
    color-scheme: light;
}

:root[data-theme="dark"] {
    --ink: #e7ecf2;
    --muted: #a0adbc;
    --ground: #12171e;
    --surface: #1d242e;
    --module: rgb(52 64 80 / 0.32);
    --module-line: #323d4b;
    --line: #465466;
    --edge: #8391a2;
    --accent: #7cb8f7;
    --accent-ground: #1e344e;
    --gray: #9aa7b6;
    --slate: #6f7e90;
    --red: #ff8f5c;
    --red-ground: #3a241b;
    --amber: #f2b84b;
    --orange: #f0a63a;
    --green: #3fc49a;
    --blue: #6ab2ec;
    --purple: #dd9acb;
    --on-color: #12171e;
    --shadow: 0 1px 2px rgb(0 0 0 / 0.4), 0 8px 24px rgb(0 0 0 / 0.45);
    color-scheme: dark;
}

* { box-sizing: border-box; }

body {
    margin: 0;
    color: var(--ink);
    background: var(--ground);
    font: 13.5px/1.45 ui-sans-serif, system-ui, -apple-system, "Segoe UI", "Noto Sans", "DejaVu Sans", sans-serif;
}

code, .code {
    font-family: ui-monospace, "SF Mono", "Cascadia Mono", "Noto Sans Mono", "DejaVu Sans Mono", monospace;
    font-size: 0.9em;
}

button {
    font: inherit;
    color: inherit;
    background: var(--surface);
    border: 1px solid var(--line);
    border-radius: 7px;
    padding: 4px 10px;
    min-height: 30px;
    cursor: pointer;
    white-space: nowrap;
}

button:hover { border-color: var(--edge); }
button[aria-pressed="true"], [role="tab"][aria-selected="true"] {
    color: var(--accent);
    background: var(--accent-ground);
    border-color: var(--accent);
}

button.link {
    color: var(--accent);
    background: none;
    border: 0;
    padding: 1px 0;
    min-height: 0;
    text-align: left;
    white-space: normal;
    overflow-wrap: anywhere;
}

button.link:hover { text-decoration: underline; }

:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }

.unseen {
    position: absolute;
    width: 1px;
    height: 1px;
    margin: -1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
}

kbd {
    font: 11px/1.5 ui-monospace, "DejaVu Sans Mono", monospace;
    border: 1px solid var(--line);
    border-bottom-width: 2px;
    border-radius: 4px;
    padding: 0 5px;
    background: var(--surface);
}

@media (prefers-reduced-motion: reduce) {
    * { transition: none !important; animation: none !important; scroll-behavior: auto !important; }
}

@media print { header .tools, #filters, .zoom { display: none; } }

"""##
}
