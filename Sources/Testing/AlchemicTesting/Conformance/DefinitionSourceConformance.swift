public import Alchemic
public import Testing

/// Expects a definition source to keep its contract, for the tests of its author.
///
/// The source must return the same definitions each time it is called, from several tasks as well; every definition must have
/// a source location; and the graph must pass the check. If the source needs no types from other modules, each named definition
/// must also build, and two containers must not share an object. Each broken rule is an issue of its own.
///
/// ```swift
/// @Test func theTableKeepsTheContract() async {
///     await expectConformance(of: TableSource("table.csv"), given: (any Clock).self)
/// }
/// ```
///
/// - Parameters:
///   - source: The source.
///   - given: The types that other modules provide.
///   - builds: Whether to build the named definitions, if no types are given.
///   - location: The source location of the issues.
public func expectConformance<each Given>(
    of source: some DefinitionSource, given: repeat (each Given).Type, builds: Bool = true,
    at location: SourceLocation = #_sourceLocation
) async {
    let conformance = DefinitionSourceConformance(source: source, location: location)
    guard let definitions = await conformance.definitions() else { return }
    conformance.checkPlaces(of: definitions)
    let problems = Module("source") { source }.problems(given: repeat each given)
    for problem in problems { conformance.fail("its graph does not pass the check:\n\(problem)") }
    var isAlone = true
    for _ in repeat (each Given).self { isAlone = false }
    if builds, isAlone, problems.isEmpty { await conformance.build(definitions) }
}

/// The rules for a definition source, one by one.
private struct DefinitionSourceConformance {
    let source: any DefinitionSource
    let location: SourceLocation

    func fail(_ rule: String) {
        Issue.record("the definition source \"\(source.name)\" breaks its contract: \(rule)", sourceLocation: location)
    }

    /// The source's definitions; nil if `definitions()` throws.
    func definitions() async -> [Definition]? {
        if source.name.isEmpty { fail("it has no name") }
        let first: [Definition]
        do {
            first = try source.definitions()
        } catch {
            fail("`definitions()` throws: \(error)")
            return nil
        }
        let labels = first.map(\.description)
        let isStable = await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<8 {
                group.addTask { [source] in (try? source.definitions().map(\.description)) == labels }
            }
            return await group.allSatisfy { $0 }
        }
        if !isStable { fail("`definitions()` returns other definitions, or another order, when it is called again") }
        return first
    }

    func checkPlaces(of definitions: [Definition]) {
        for definition in definitions where definition.location.file.isEmpty || definition.location.line == 0 {
            fail("the definition of `\(definition.label)` has no place: messages could not say where it stands")
        }
    }

    /// Builds the named definitions in two containers.
    func build(_ definitions: [Definition]) async {
        let first: Container
        let second: Container
        do {
            first = try Container(Module("source") { source })
            second = try Container(Module("source") { source })
        } catch {
            return fail("its graph does not pass the check:\n\(error)")
        }
        for definition in definitions {
            guard let name = definition.name, !definition.maker.makesNothing, definition.lifetime.scope == nil,
                !definition.details.isDecorator
            else { continue }
            do {
                let objects = try await (
                    first.get(async: Any.self, .named(name)) as AnyObject,
                    second.get(async: Any.self, .named(name)) as AnyObject
                )
                if definition.type is AnyClass, objects.0 === objects.1 {
                    fail("two containers share the object of `\(definition.label)`: build it in the factory")
                }
            } catch {
                fail("`\(definition.label)` cannot be built:\n\(error)")
            }
        }
        try? await first.stop()
        try? await second.stop()
    }
}
