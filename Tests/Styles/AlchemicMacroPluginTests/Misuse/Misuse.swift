#if Macros
internal import TestSupport
internal import Testing

/// A row of the table of misuse: a source, what is said about it, and what each edit that is offered makes of it.
struct Misuse: CustomTestStringConvertible {
    /// The table.
    static var table: [Misuse] { types + initializers + arguments + properties + access + methods + configurations }

    let source: String
    /// `line:column: error: text` for each problem, with a line for each of its notes and edits.
    let says: String
    /// The source after each of the edits, by itself.
    let edited: [String]

    init(_ source: String, says: String, afterTheEdit edited: String...) {
        self.source = source
        self.says = says
        self.edited = edited
    }

    var testDescription: String { source }
}

@Suite(.statement("A15")) struct MisuseTests {
    @Test(arguments: Misuse.table) func isSaidWhereItStandsAndMendedByEachEdit(_ misuse: Misuse) {
        let problems = Expansion(misuse.source).problems
        #expect(problems.map(\.description).joined(separator: "\n") == misuse.says)
        #expect(problems.flatMap(\.fixIts).map(\.source) == misuse.edited)
        for problem in problems {
            for fixIt in problem.fixIts {
                let ids = Expansion(fixIt.source).problems.map(\.id)
                #expect(!ids.contains(problem.id), "after '\(fixIt.text)'")
            }
        }
    }

    @Test(.statement("A16")) func whatAMethodMakesIsNeverExternal() {
        let problems = Expansion(
            """
            @Singleton final class Tills: Sendable {
                @External func makeTill() -> Till { Till() }
            }
            """
        ).problems
        #expect(problems.map(\.id) == ["external-method"])
    }

    @Test func typeThatConformsInAnExtensionDeclaresItselfTwice() {
        let expansion = Expansion("@Singleton struct Clock {}", inheritsConformances: true)
        #expect(
            expansion.problems.map(\.description) == [
                """
                1:19: error: `Clock` declares itself, by hand and by `@Singleton`: keep one of them
                fix-it: remove `@Singleton`
                """
            ])
        #expect(!expansion.source.contains("declare"))
    }

    @Test func typeThatIsDeclaredWronglyDeclaresNothing() {
        let wrong: Set = [
            "declared-by-hand", "declared-twice", "generic-type", "several-initializers",
        ]
        var count = 0
        for misuse in Misuse.types + Misuse.initializers + Misuse.arguments {
            let expansion = Expansion(misuse.source)
            guard expansion.problems.contains(where: { wrong.contains($0.id) }) else { continue }
            #expect(!expansion.source.contains("func declare"), "\(misuse.source)")
            count += 1
        }
        #expect(count >= wrong.count)
    }
}
#endif
