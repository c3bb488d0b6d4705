// Written by `swift run --package-path Workshop/Tools page` from the files in `Sources/Graphs/GraphPage/Page`.
// swift-format-ignore-file
extension PageParts {
    static let comparisonScript = ##"""
const comparisonModule = (() => {
// What has changed from an older document to this one.

const { dependencies } = edgesModule

/** What of a definition does not count: places change with every edit. */
const places = new Set(["location"])

/** What is compared, and how it is called where it differs. */
const words = {
    hidesOtherTypes: "hides other types", promisedTypes: "promised types", defaultName: "default name",
    completeIsolation: "isolation with all it needs", level: "container", order: "place in lists",
}

/**
 * Compares two documents by the ids of definitions.
 *
 * Returns `changes`, from ids to `added`, `removed` or `changed`; `details`, from the ids of changed definitions to lines; and
 * `removed`, the definitions that only the older document has.
 */
function compare(before, after) {
    const changes = new Map()
    const details = new Map()
    const older = new Map(before.definitions.map(definition => [definition.id, definition]))
    for (const definition of after.definitions) {
        const old = older.get(definition.id)
        if (!old) {
            changes.set(definition.id, "added")
            continue
        }
        const lines = differences(old, definition)
        if (lines.length > 0) {
            changes.set(definition.id, "changed")
            details.set(definition.id, lines)
        }
    }
    const ids = new Set(after.definitions.map(definition => definition.id))
    const removed = before.definitions.filter(definition => !ids.has(definition.id))
    for (const definition of removed) changes.set(definition.id, "removed")
    return { changes, details, removed, older }
}

function differences(old, now) {
    const lines = []
    for (const key of new Set([...Object.keys(old), ...Object.keys(now)])) {
        if (places.has(key) || key === "dependencies" || key === "steps") continue
        const [was, is] = [written(old[key]), written(now[key])]
        if (was !== is) lines.push(`${words[key] ?? key}: ${was} → ${is}`)
    }
    const lists = [old, now].map(definition => dependencies(definition).map(dependencyLine))
    for (const line of lists[0]) if (!lists[1].includes(line)) lines.push(`no longer takes ${line}`)
    for (const line of lists[1]) if (!lists[0].includes(line)) lines.push(`now takes ${line}`)
    const steps = [old, now].map(definition =>
        definition.steps.map(step => `${step.kind} ${step.name ?? ""} ${step.onlyIfUnset} ${step.isolation}`).join("; "))
    if (steps[0] !== steps[1]) lines.push("its steps have changed")
    return lines
}

function written(value) {
    if (value === undefined || (Array.isArray(value) && value.length === 0)) return "none"
    if (value === true || value === false) return value ? "yes" : "no"
    if (Array.isArray(value)) return value.map(written).join(", ")
    if (typeof value === "object") return Object.values(value).join(" ")
    return String(value)
}

function dependencyLine(dependency) {
    const found = dependency.definitions.length > 0 ? dependency.definitions.join(", ") : dependency.outcome
    const form = dependency.form === "single" ? "" : `${dependency.form} of `
    return `${dependency.label}: ${form}${dependency.type}${dependency.query ? ` by ${dependency.query}` : ""} = ${found}`
}
return { compare }
})()

"""##
}
