/// The parts of the rules that a description can touch: each is counted, and one that no graph touches is a failure.
enum Rule: String, CaseIterable, Sendable {
    case nameClash = "1: names and aliases share one namespace"
    case overrideReplaces = "1: an override replaces exactly one definition"
    case overrideError = "1: an override of none or several is an error"
    case otherType = "2: a superclass or a protocol finds a definition"
    case promise = "2: a promised type is verified"
    case severalTypes = "2: all types of a query have to match"
    case misfit = "2: what a query finds has to fit the parameter's type"
    case constant = "2: a constant stands alone"
    case ownRequest = "3: nobody answers their own request"
    case scopedIsNoCandidate = "3: what is scoped is no candidate for what outlives its scope"
    case openScope = "3: the open scope's own comes first"
    case child = "3: a child's comes before its parent's"
    case primary = "3: the only primary wins"
    case ambiguous = "3: no primary or two is an error"
    case order = "4: an explicit order comes before the order of declaration"
    case empty = "4: no match is an empty collection"
    case emptyWarning = "4: an empty collection is a warning where the query says nothing"
    case noSelf = "4: a list never holds the definition that asks for it"
    case primaries = "4: primaries narrow a list that asks for them"
    case tooFew = "4: at least one"
    case keys = "4: keys are given names"
    case absent = "5: nil when nothing is declared"
    case lazyOnce = "6: a Lazy builds once"
    case provider = "6: a provider asks each time"
    case prototype = "7: a new one for each request"
    case weak = "7: a weak one is made again when it has gone"
    case steps = "8: steps run before the object is handed over"
    case inherited = "8: steps of superclasses run, too"
    case dynamicType = "8: an object of a subclass gets the steps of its class"
    case callback = "8: the callback comes last"
    case joining = "8: prototypes of a cycle join behind what was constructed"
    case cycle = "9: a cycle that can be built"
    case constructionCycle = "9: a cycle of initializers is an error"
    case endlessCycle = "9: a cycle of prototypes alone is an error"
    case subclassCycle = "9: steps of a subclass that lead back are a warning"
    case captive = "10: what outlives a scope holds nothing of it"
    case notSet = "11: a request for what has not been set throws"
    case set = "11: what is set is found from now on"
    case notSettable = "11: set needs exactly one match"
    case invoke = "12: invoke makes an object that is not kept"
    case stranger = "13: injection points of an object that was made elsewhere"
    case decorator = "15: a decorator wraps what is requested through its type"
    case severalDecorators = "15: later decorators are outer"
    case renewed = "15: what decorates an object that was replaced is made again"
    case parent = "16: a child sees its parent"
    case scoped = "16: each scope has its own objects"
    case outside = "16: what is scoped is there in its scope only"
    case ended = "16: requests throw when the container or scope has ended"
    case stopOrder = "16: each is stopped before what it needs"
    case overrides = "section 5: overrides of an operation are built of their own"
    case shared = "section 5: what overrides leave alone is shared"
    case lateOverride = "section 5: what was opened before an override is not asked for what is overridden"
    case failure = "19: a factory or a step that throws fails the request"
    case retried = "section 5: what has failed is built again"
    case purge = "17: a purge drops what allows it"
    case start = "18: a start builds what is eager"
    case ask = "9: code asks for what does not wait for it"
    case caught = "9: code goes on where a request fails"
    case unknownScope = "20: a scope that exists nowhere is an error"
    case unknownTag = "20: a tag that exists nowhere is a warning at least"
    case argument = "21: a provider passes an argument on"
    case oncePerResolution = "7: a resolution makes one object only where the declaration says so"
    case key = "21: what is kept has one object for each key"
    case argumentError = "21: every other request for what takes one is an error"
    case argumentCount = "14: arguments that are missing and not optional are an error"
    case call = "9: the methods of a configuration call one another"
    case lazyByCode = "9: code uses a Lazy or a provider that it was given"
    case childTask = "19: a child task counts as its parent"
    case waiting = "11: eager dependants of what has not been set wait"
    case awaited = "section 6: what is awaited is built by a task"
    case prepared = "section 6: what has to be awaited is there before the rest is built"
    case concurrent = "8: what has to be awaited is begun together"
    case mainActor = "section 5: what lives on the main actor is built there"
    case isolatedStep = "section 5: steps are awaited, or run on the main actor"
    case notHere = "section 5: what cannot be built where it is asked for is an error"
    case deferredAwaiting = "section 5: a Lazy or a provider of what has to be awaited is an error"
    case neverStarted = "22: actions that never run are a warning"
    case started = "22: a start runs the start actions"
    case notStarted = "22: what starts and has not been started is not stopped"
}

extension Rule {
    /// What has been touched wherever a problem or an error of an id is.
    private static let ofIDs: [String: Rule] = [
        "ambiguous": .ambiguous, "argument-count": .argumentCount, "argument-mismatch": .argumentError,
        "asynchronous-dependency": .deferredAwaiting, "asynchronous-only": .notHere, "broken-promise": .promise,
        "captive-scope": .captive, "construction-failed": .failure, "duplicate-name": .nameClash,
        "empty-collection": .emptyWarning, "ended": .ended, "external-not-set": .notSet, "main-actor-only": .notHere,
        "missing-tag": .unknownTag, "never-started": .neverStarted, "never-stopped": .neverStarted,
        "not-settable": .notSettable, "opened-before-override": .lateOverride, "outside-scope": .outside,
        "override-of-nothing": .overrideError, "override-of-several": .overrideError, "several-primaries": .ambiguous,
        "subclass-cycle": .subclassCycle, "too-few": .tooFew, "type-mismatch": .misfit, "unknown-scope": .unknownScope,
    ]

    /// The rules that problems, errors and what happened speak of; the model notes the others where they decide something.
    static func touched(in transcript: Transcript, of description: Description) -> Set<Rule> {
        var all: [Int: Declaration] = [:]
        for declaration in description.declarations + description.operations.flatMap(\.declared) {
            all[declaration.number] = declaration
        }
        var touched = Set(transcript.checks.joined().compactMap { ofIDs[$0.id] })
        if transcript.stopsHolders { touched.insert(.stopOrder) }
        var failed: Set<Int> = []
        for line in transcript.lines {
            let words = line.split(whereSeparator: { " (.#".contains($0) })
            guard let word = words.first, let second = words.dropFirst().first else { continue }
            if let mark = words.firstIndex(of: "!") {
                if let rule = ofIDs[String(words[mark + 1])] { touched.insert(rule) }
                if word == "ask" { touched.insert(.caught) }
            }
            guard let declaration = Int(second).flatMap({ all[$0] }) else { continue }
            switch word {
            case "make":
                if declaration.decorates != nil { touched.insert(.decorator) }
                if declaration.lifetime.isScoped { touched.insert(.scoped) }
                if declaration.calls.contains(where: \.isMade) { touched.insert(.call) }
                if declaration.overriding != nil { touched.insert(.overrideReplaces) }
                if transcript.inCycles.contains(declaration.number) { touched.insert(.cycle) }
                if declaration.isolation == .main { touched.insert(.mainActor) }
                if declaration.isolation == .awaited { touched.insert(.awaited) }
                if declaration.lifetime == .prototype { touched.insert(.prototype) }
                if declaration.lifetime == .weak, words[2] != "1" { touched.insert(.weak) }
                if declaration.hasConstant { touched.insert(.constant) }
                if failed.contains(declaration.number) { touched.insert(.retried) }
            case "step":
                let isOwn = words[3] == second
                let isOfClass = declaration.made == nil || declaration.made == declaration.kind
                touched.insert(isOwn ? .steps : isOfClass ? .inherited : .dynamicType)
                // Declarations that stand in two places of a description may have one number.
                if let owner = Int(words[3]).flatMap({ all[$0] }), let index = Int(words[4]),
                    owner.steps.indices.contains(index), owner.steps[index].isolation != .anywhere
                {
                    touched.insert(.isolatedStep)
                }
            case "aware": touched.insert(.callback)
            case "start": touched.insert(.started)
            case "ask":
                touched.insert(.ask)
                if declaration.asks.contains(where: { $0.way == .use }) { touched.insert(.lazyByCode) }
                if declaration.isolation == .awaited, declaration.asks.contains(where: { $0.way == .childTask }) {
                    touched.insert(.childTask)
                }
            case "fail": failed.insert(declaration.number)
            default: break
            }
        }
        return touched
    }
}

extension Graph {
    /// The rules that decide what the needs of its definitions lead to, and what its cycles are.
    var touched: Set<Rule> {
        var touched: Set<Rule> = []
        let cycles = self.cycles { $0.moment == .construction }
        let endless = self.cycles { $0.moment != .later && !$0.target.isKept }
        if !cycles.isEmpty { touched.insert(.constructionCycle) }
        if endless.contains(where: { $0.isDisjoint(with: cycles.joined()) }) { touched.insert(.endlessCycle) }
        for node in own {
            if node.inner?.inner != nil { touched.insert(.severalDecorators) }
            if parent != nil, node.edges.contains(where: { !own.contains($0.target) }) { touched.insert(.parent) }
            if node.twin != nil { touched.insert(.shared) }
            if node.twin == nil, own.contains(where: { $0.twin != nil }) { touched.insert(.overrides) }
            for need in node.declaration.needs + node.steps.filter({ $0.owner == node }).flatMap(\.step.needs) {
                guard need.search != .constant, let matches = try? matches(need) else { continue }
                touched.formUnion(rules(for: need, of: node, among: matches))
            }
        }
        return touched
    }

    private func rules(for need: Need, of node: Node, among matches: [Node]) -> Set<Rule> {
        var touched: Set<Rule> = []
        func note(_ rule: Rule, _ isTouched: Bool) { if isTouched { touched.insert(rule) } }
        let others = matches.filter { !node.isOrDecorates($0) }
        let candidates = others.isEmpty ? matches : others
        let near = candidates.nearest
        let hasScoped = candidates.contains { $0.lifetime.scope != nil }
        let isCollection = need.form.isCollection
        note(.absent, need.form == .optional && matches.isEmpty)
        note(.keys, need.form == .dictionary && !matches.isEmpty)
        if case .typed(let kinds) = need.search { note(.severalTypes, kinds.count > 1) }
        note(isCollection ? .noSelf : .ownRequest, others.count < matches.count && (isCollection || !others.isEmpty))
        note(
            .scopedIsNoCandidate,
            !isCollection && node.outlivesScopes && hasScoped && candidates.contains { $0.lifetime.scope == nil })
        note(.otherType, !isCollection && near.contains { $0.kind != need.kind })
        note(.child, !isCollection && near.count < candidates.count)
        note(.primary, !isCollection && near.count > 1 && near.count(where: \.declaration.isPrimary) == 1)
        note(.empty, isCollection && matches.isEmpty)
        note(.primaries, need.search == .primaries && others.contains(where: \.declaration.isPrimary))
        note(.order, isCollection && others.contains { $0.declaration.rank(in: need.search) < .max })
        return touched
    }
}

extension Declaration {
    fileprivate var hasConstant: Bool { (needs + steps.flatMap(\.needs)).contains { $0.search == .constant } }
}

extension Operation {
    /// What is declared by it, and by those within it.
    fileprivate var declared: [Declaration] {
        switch self {
        case .child(let declarations, _): declarations
        case .overriding(let declarations, _, let operations): declarations + operations.flatMap(\.declared)
        default: []
        }
    }
}
