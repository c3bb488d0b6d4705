// Written by `swift run --package-path Workshop/Tools page` from the files in `Sources/Graphs/GraphPage/Page`.
// swift-format-ignore-file
extension PageParts {
    static let panelsStyle = ##"""
/* Filters, details, the table, and the page of keys. */
h2 { font-size: 15px; line-height: 1.3; margin: 0 0 2px; overflow-wrap: anywhere; letter-spacing: -0.01em; }
h3 {
    display: flex;
    align-items: baseline;
    gap: 6px;
    font-size: 11px;
    font-weight: 650;
    letter-spacing: 0.04em;
    text-transform: uppercase;
    color: var(--muted);
    margin: 18px 0 6px;
}
h3 .number { font-weight: 400; }

fieldset { border: 0; padding: 0; margin: 0 0 16px; min-width: 0; }
fieldset:last-child { margin-bottom: 0; }
legend {
    padding: 0 0 4px;
    font-size: 11px;
    font-weight: 650;
    letter-spacing: 0.04em;
    text-transform: uppercase;
    color: var(--muted);
}
fieldset .choices { max-height: 232px; overflow: auto; margin: 0 -6px; overscroll-behavior: contain; }
fieldset label {
    display: flex;
    align-items: center;
    gap: 8px;
    padding: 2.5px 6px;
    border-radius: 6px;
    cursor: pointer;
}
fieldset label:hover { background: var(--ground); }
fieldset label span:nth-of-type(1) { flex: 1; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
fieldset .number { color: var(--muted); font-size: 11.5px; font-variant-numeric: tabular-nums; }
input[type="checkbox"] { accent-color: var(--accent); margin: 0; width: 14px; height: 14px; flex: none; }
.swatch { width: 4px; height: 14px; border-radius: 2px; flex: none; }

#details dl { display: grid; grid-template-columns: 84px minmax(0, 1fr); gap: 4px 10px; margin: 12px 0 0; }
#details dt { color: var(--muted); }
#details dd { margin: 0; overflow-wrap: anywhere; }
#details ul, #details ol { list-style: none; margin: 0; padding: 0; }
#details li { padding: 5px 0; border-bottom: 1px solid var(--module-line); overflow-wrap: anywhere; }
#details li:last-child { border-bottom: 0; }
#details .type { color: var(--muted); margin: 0; overflow-wrap: anywhere; }
#details .note, #details li > .note { display: block; color: var(--muted); font-size: 12px; }
#details .path li { border: 0; padding: 1px 0 1px 18px; position: relative; }
#details .path li::before {
    content: "";
    position: absolute;
    left: 4px;
    top: 8px;
    width: 7px;
    height: 7px;
    border-radius: 50%;
    background: var(--accent);
}
#details .path li + li::after {
    content: "";
    position: absolute;
    left: 7px;
    top: -9px;
    height: 17px;
    border-left: 2px solid var(--accent);
}
.close { float: right; margin: -4px -4px 4px 8px; }

.problem {
    border-left: 3px solid var(--red);
    background: var(--red-ground);
    padding: 8px 10px;
    border-radius: 0 7px 7px 0;
    margin: 8px 0;
}
.problem.warning { border-color: var(--amber); background: var(--ground); }
.problem p { margin: 0; overflow-wrap: anywhere; }
.problem p + p { margin-top: 5px; }
.problem .note { display: block; color: var(--muted); font-size: 12px; }

#table-panel { overflow: auto; background: var(--surface); }
table { border-collapse: separate; border-spacing: 0; width: 100%; font-variant-numeric: tabular-nums; }
caption { text-align: left; padding: 10px 14px; color: var(--muted); }
th {
    position: sticky;
    top: 0;
    z-index: 2;
    background: var(--surface);
    border-bottom: 1px solid var(--line);
    padding: 0;
    text-align: left;
}
th button {
    width: 100%;
    border: 0;
    border-radius: 0;
    text-align: left;
    font-weight: 600;
    padding: 7px 12px;
    background: none;
}
th button:focus-visible { outline-offset: -2px; }
th[aria-sort="ascending"] button::after { content: " ▲"; font-size: 9px; }
th[aria-sort="descending"] button::after { content: " ▼"; font-size: 9px; }
td, tbody th {
    padding: 5px 12px;
    border-bottom: 1px solid var(--module-line);
    white-space: nowrap;
    max-width: 320px;
    overflow: hidden;
    text-overflow: ellipsis;
}
tbody th { position: static; font-weight: 600; }
/* What has the focus is not below the titles. */
tbody th .link { white-space: nowrap; scroll-margin: 44px 0 8px; }
td.figure, th.figure button { text-align: right; }
tbody tr:hover td, tbody tr:hover th { background: var(--ground); }
tbody tr[aria-selected="true"] td, tbody tr[aria-selected="true"] th { background: var(--accent-ground); }
.more { margin: 12px; }

dialog {
    color: inherit;
    background: var(--surface);
    border: 1px solid var(--line);
    border-radius: 12px;
    box-shadow: var(--shadow);
    width: min(560px, 92vw);
    padding: 20px 24px;
}
dialog::backdrop { background: rgb(10 15 22 / 0.45); }
dialog dl { display: grid; grid-template-columns: max-content 1fr; gap: 6px 16px; margin: 12px 0; }
dialog dt, dialog dd { margin: 0; }

"""##
}
