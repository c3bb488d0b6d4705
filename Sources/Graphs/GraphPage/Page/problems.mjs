// Which definitions a problem belongs to, and what is missing.

import { dependencies } from "./edges.mjs"
import { place, shortName } from "./names.mjs"

const missing = new Set(["missing-binding", "missing-name", "missing-tag", "empty-collection"])

/**
 * Pins each problem to the definitions at its place, and finds what is missing.
 *
 * Returns the problems, each with `pins`, the ids of definitions, `steps`, pairs of ids along a cycle, and `ghost`, what is
 * missing if anything is; and the ghosts: their names, and who needs them.
 */
export function pinProblems(document) {
    const places = new Map()
    const note = (location, id) => {
        const key = place(location)
        if (!places.has(key)) places.set(key, [])
        if (!places.get(key).includes(id)) places.get(key).push(id)
    }
    for (const definition of document.definitions) {
        note(definition.location, definition.id)
        for (const step of definition.steps) note(step.location, definition.id)
    }
    const ghosts = new Map()
    const problems = document.problems.map(problem => {
        const pins = new Set(problem.location ? places.get(place(problem.location)) : [])
        // From which definition to which a cycle leads.
        const steps = []
        if (problem.id === "cycle") {
            const ids = problem.path.map(name => onlyOne(document, name))
            for (const id of ids) if (id) pins.add(id)
            ids.slice(1).forEach((to, index) => { if (ids[index] && to) steps.push([ids[index], to]) })
        }
        let ghost
        if (missing.has(problem.id) && problem.path.length > 0) {
            ghost = problem.path.at(-1)
            if (!ghosts.has(ghost)) ghosts.set(ghost, new Set())
            for (const pin of pins) ghosts.get(ghost).add(pin)
            for (const definition of document.definitions) {
                if (needs(definition, ghost)) ghosts.get(ghost).add(definition.id)
            }
        }
        return { ...problem, pins: [...pins], steps, ghost }
    })
    return { problems, ghosts: [...ghosts].map(([name, users]) => ({ name, users: [...users] })) }
}

/** The id of the definition that messages call so, if there is only one. */
function onlyOne(document, name) {
    const found = document.definitions.filter(definition => shortName(definition) === name)
    return found.length === 1 ? found[0].id : undefined
}

/** Whether a dependency of the definition found nothing where it looked for this. */
function needs(definition, name) {
    return dependencies(definition).some(dependency =>
        dependency.outcome === "problem" && dependency.definitions.length === 0
        && (dependency.query ? dependency.query.includes(name) : endsInType(dependency.type, name)))
}

/** Whether a type with its modules is the type without them that messages show. */
function endsInType(type, name) {
    const [whole, short] = [type, name].map(text => text.replace(/^any /, ""))
    return whole === short || whole.endsWith("." + short)
}
