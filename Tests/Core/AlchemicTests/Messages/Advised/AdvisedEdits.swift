import Alchemic
import TestSupport

/// The edits that a message advises, each made in the declarations that it stands in.
struct AdvisedEdits {
    let diagnostic: Diagnostic
    private let sheet: EditSheet
    /// The declaration at fault.
    private let place: Int
    /// The declarations with each edit.
    private(set) var edited: [(words: String, sheet: EditSheet)] = []
    /// The words that are left when all edits have been understood.
    private(set) var rest: String

    init(_ diagnostic: Diagnostic, in sheet: EditSheet) {
        self.diagnostic = diagnostic
        self.sheet = sheet
        place = sheet.place(of: diagnostic)
        rest = diagnostic.help ?? ""
        readSeveral()
        readCircles()
        readNames()
        readDeclarations()
        readDeferrals()
        rest = rest.replacing(#/, or | or |, |; /#, with: "")
    }

    /// Takes the words of one edit out of the advice, and makes it in each of its ways.
    private mutating func read<Words>(_ words: Regex<Words>, _ ways: (Words) -> [(inout EditSheet) -> Void]) {
        guard let match = rest.firstMatch(of: words) else { return }
        let text = String(rest[match.range])
        for way in ways(match.output) {
            var copy = sheet
            way(&copy)
            edited.append((text, copy))
        }
        rest.replaceSubrange(match.range, with: "")
    }

    /// The same for an edit that has one way to be made.
    private mutating func read<Words>(_ words: Regex<Words>, edit: @escaping (inout EditSheet, Words) -> Void) {
        read(words) { match in [{ edit(&$0, match) }] }
    }

    /// The declarations that notes with a label stand for.
    private func places(noted label: String) -> [Int] {
        diagnostic.notes.filter { $0.label == label }
            .compactMap { $0.text.firstMatch(of: #/Sheet\.swift:(\d+)/#).flatMap { Int($0.1) }.map { $0 - 1 } }
    }

    // MARK: One of several

    private mutating func readSeveral() {
        let place = place
        let candidates = places(noted: "candidate")
        let byName = candidates.map { candidate in
            { (sheet: inout EditSheet) in
                let name = sheet.declarations[candidate].name ?? "given \(candidate)"
                sheet.declarations[candidate].name = name
                sheet.declarations[place].changeNeeds { ($0.name, $0.queried) = (name, nil) }
            }
        }
        let byType = candidates.filter { candidate in
            candidates.count { sheet.declarations[$0].type == sheet.declarations[candidate].type } == 1
        }.map { candidate in
            { (sheet: inout EditSheet) in
                let type = sheet.declarations[candidate].type
                sheet.declarations[place].changeNeeds { ($0.name, $0.queried) = (nil, type) }
            }
        }
        read(#/mark one `\.primary\(\)`/#) { _ in
            candidates.map { candidate in { $0.declarations[candidate].isPrimary = true } }
        }
        read(#/resolve one by name or type/#) { _ in byName + byType }
        read(#/resolve one by its name/#) { _ in byName }
        read(#/take a list: `\[[^`]+\]`/#) { sheet, _ in sheet.declarations[place].changeNeeds { $0.form = .list } }
    }

    // MARK: Circles, and what outlives a scope

    private mutating func readCircles() {
        let path = diagnostic.path
        // Which parameters of a definition lead on along the path.
        func leadsOn(_ label: String, in sheet: EditSheet) -> (EditSheet.Need) -> Bool {
            let next = path.firstIndex(of: label).map { path[$0 + 1] }.flatMap { sheet.place(labeled: $0) }
            return { need in next.map { sheet.declarations[$0].isFound(by: need) } ?? false }
        }
        let moved = rest.firstMatch(of: #/let `([^`]+)` take/#).map { String($0.1) }
        read(#/let `([^`]+)` take `(\w+)<([^`]+)>`/#) { sheet, words in
            guard let form = EditSheet.Form(named: words.2) else { return }
            let leads = leadsOn(String(words.1), in: sheet)
            sheet.change(labeled: words.1) { $0.changeNeeds(where: leads) { $0.form = form } }
        }
        read(#/set it after construction with `\.inject\(\.\.\.\)`/#) { sheet, _ in
            guard let moved else { return }
            let leads = leadsOn(moved, in: sheet)
            sheet.change(labeled: moved) { declaration in
                declaration.steps += declaration.parameters.filter(leads)
                declaration.parameters.removeAll(where: leads)
            }
        }
        read(#/declare `([^`]+)` a `Singleton` if it is `Sendable`/#) { sheet, words in
            sheet.change(labeled: words.1) { $0.lifetime = .singleton }
        }
        read(#/declare `([^`]+)` as `Scoped\("([^"]+)", \.\.\.\)`/#) { sheet, words in
            sheet.change(labeled: words.1) { $0.lifetime = .scoped(Scope(String(words.2))) }
        }
        read(#/take a `ScopeProvider` and pass it a scope/#) { sheet, _ in
            let leads = leadsOn(path[0], in: sheet)
            sheet.change(labeled: path[0]) { $0.changeNeeds(where: leads) { $0.form = .scopeProvider } }
        }
    }

    // MARK: Names

    private mutating func readNames() {
        let (place, sheet) = (place, sheet)
        let scope = sheet.declarations.indices.contains(place) ? sheet.declarations[place].lifetime.scope : nil
        func declare(_ name: String) -> (inout EditSheet) -> Void {
            { sheet in
                let wanted = sheet.declarations[place].needs[0].type
                let type = wanted == (any RandomSheet.Letter).self ? RandomSheet.Seven.self : wanted
                sheet.declarations.append(
                    EditSheet.Declaration(type: type, name: name, lifetime: scope.map { .scoped($0) } ?? .singleton))
            }
        }
        /// Everything of a type; what the one that asks may hold, if there is any.
        func fitting(_ word: Substring, _ isWanted: (EditSheet.Declaration) -> Bool) -> [Int] {
            let all = sheet.declarations.indices.filter { other in
                let type: Any.Type = sheet.declarations[other].type
                let fits = word == "any Letter" ? type is any RandomSheet.Letter.Type : "\(type)" == word
                return other != place && fits && isWanted(sheet.declarations[other])
            }
            let held = all.filter { other in
                let lifetime = sheet.declarations[other].lifetime
                return lifetime == .singleton || scope != nil && lifetime.scope == scope
            }
            return held.isEmpty ? all : held
        }
        func alias(_ name: Substring, _ type: Substring) -> [(inout EditSheet) -> Void] {
            fitting(type) { $0.name != nil }.map { other in { $0.declarations[other].aliases.append(String(name)) } }
        }
        read(#/use the name "([^"]+)"/#) { sheet, words in
            sheet.declarations[place].changeNeeds { $0.name = String(words.1) }
        }
        read(#/name a definition "([^"]+)"/#) { words in [declare(String(words.1))] }
        var type: Substring = ""
        read(#/add `\.named\("([^"]+)"\)` to a definition of `([^`]+)`/#) { words in
            type = words.2
            let unnamed = fitting(words.2) { $0.name == nil }
            return unnamed.isEmpty
                ? [declare(String(words.1))]
                : unnamed.map { other in { $0.declarations[other].name = String(words.1) } }
        }
        read(#/`\.alias\("([^"]+)"\)` if it has a name/#) { words in alias(words.1, type) }
        read(#/add `\.alias\("([^"]+)"\)` to a definition of `([^`]+)`/#) { words in alias(words.1, words.2) }
    }

    // MARK: Declarations

    private mutating func readDeclarations() {
        let place = place
        read(#/write `\.overriding\(named: "([^"]+)"\)`/#) { sheet, words in
            // Whoever replaces something writes something of its type.
            let target = sheet.declarations.first { $0.names.contains(String(words.1)) }
            sheet.declarations[place].type = target?.type ?? sheet.declarations[place].type
            sheet.declarations[place].overridden = String(words.1)
        }
        read(#/remove `\.overriding\(\.\.\.\)`/#) { sheet, _ in
            sheet.declarations[place].overridden = nil
            sheet.declarations[place].overriddenType = nil
        }
        read(#/declare the definition to replace/#) { sheet, _ in
            let override = sheet.declarations[place]
            sheet.declarations.append(
                EditSheet.Declaration(
                    type: override.overriddenType == nil ? override.type : RandomSheet.Seven.self,
                    name: override.overridden ?? "replaced"))
        }
        read(#/conform `([^`]+)` to it/#) { sheet, _ in
            let former = sheet.declarations[place].type
            for other in sheet.declarations.indices {
                if sheet.declarations[other].type == former {
                    sheet.declarations[other].type = RandomSheet.Seven.self
                }
                sheet.declarations[other].changeNeeds(
                    where: { $0.type == former }, { $0.type = RandomSheet.Seven.self })
            }
        }
        read(#/convert it, `\.as\(\w+\.self\) \{ \.\.\. \}`/#) { sheet, _ in
            sheet.declarations[place].promises[0].isConverted = true
        }
        read(#/remove `\.as\(\.\.\.\)`/#) { sheet, _ in sheet.declarations[place].promises = [] }
        let found = places(noted: "found").first
        read(#/query for a definition of `([^`]+)`/#) { _ in [] }
        read(#/change the parameter's type/#) { sheet, _ in
            guard let target = found.map({ sheet.declarations[$0] }) else { return }
            sheet.declarations[place].changeNeeds(where: target.isFound) { $0.type = target.type }
        }
    }

    // MARK: Awaiting, and the main actor

    private mutating func readDeferrals() {
        let place = place
        func take(_ form: EditSheet.Form) -> (inout EditSheet) -> Void {
            { $0.declarations[place].changeNeeds(where: { $0.form != .plain }, { $0.form = form }) }
        }
        read(#/take an `AsyncProvider`/#) { _ in [take(.asyncProvider)] }
        read(#/declare `([^`]+)` `\.eager\(\)`, so that `start\(\)` builds it first/#) { sheet, words in
            sheet.change(labeled: words.1) { $0.isEager = true }
        }
        read(#/take a `Provider` or a `Lazy`, and call `getMain\(\)`/#) { _ in [take(.provider), take(.lazy)] }
        read(#/build `([^`]+)` on the main actor too/#) { sheet, words in
            sheet.change(labeled: words.1) { $0.isolation = .main }
        }
        read(#/set it on the main actor, `[^`]+`/#) { sheet, _ in
            sheet.declarations[place].changeNeeds { $0.isolation = .main }
        }
        read(#/make `([^`]+)` `Sendable`/#) { sheet, words in
            sheet.change(labeled: words.1) { $0.isSendable = true }
        }
    }
}

extension EditSheet {
    fileprivate mutating func change(labeled label: some StringProtocol, _ change: (inout Declaration) -> Void) {
        guard let place = place(labeled: label) else { return }
        change(&declarations[place])
    }
}

extension EditSheet.Declaration {
    fileprivate var needs: [EditSheet.Need] { parameters + steps }

    fileprivate mutating func changeNeeds(
        where isMeant: (EditSheet.Need) -> Bool = { _ in true }, _ change: (inout EditSheet.Need) -> Void
    ) {
        for place in parameters.indices where isMeant(parameters[place]) { change(&parameters[place]) }
        for place in steps.indices where isMeant(steps[place]) { change(&steps[place]) }
    }
}
