import Testing

/// The smallest descriptions of differences that were found.
@Suite("Differences that were found between the library and the rules")
struct RegressionTests {
    @Test("a type that is promised twice finds the definition once")
    func promisedTwice() async {
        await expectSame(
            Description(
                declarations: [
                    Declaration(number: 7, kind: .ant, promised: [.ant], onlyAs: .ant),
                    Declaration(number: 10, kind: .dog, needs: [Need(kind: .ant)]),
                ],
                operations: [.get(Need(kind: .dog)), .get(Need(kind: .ant, form: .list))]))
    }

    @Test("what a child replaces by name is not set in the child")
    func setOfReplaced() async {
        await expectSame(
            Description(
                declarations: [Declaration(number: 4, kind: .elk, name: "d4")],
                operations: [
                    .child([Declaration(number: 300, kind: .elk, lifetime: .prototype, name: "d4")]),
                    .set(.elk, place: 1),
                    .get(Need(kind: .elk), place: 0),
                ]))
    }

    @Test("what one cannot do without is reported there, and not where it is optional")
    func missingName() async {
        await expectSame(
            Description(
                declarations: [
                    Declaration(
                        number: 6, kind: .ant,
                        steps: [Step(needs: [Need(kind: .bee, form: .optional, search: .named("five"))])]),
                    Declaration(
                        number: 8, kind: .dog,
                        needs: [Need(kind: .ant), Need(kind: .ibex, search: .named("five"))]),
                ]))
    }

    @Test("what only the step of a prototype's subclass needs is not made with a cycle")
    func optionalMember() async {
        await expectSame(
            Description(
                declarations: [
                    Declaration(number: 1, kind: .cat, name: "d1"),
                    Declaration(
                        number: 2, kind: .ant, name: "d2", needs: [Need(kind: .cat, search: .named("d1"))],
                        steps: [Step(kind: .point, needs: [Need(kind: .dog, search: .named("d7"))])]),
                    Declaration(number: 7, kind: .dog, lifetime: .prototype, name: "d7"),
                    Declaration(
                        number: 13, kind: .elk,
                        steps: [Step(needs: [Need(kind: .walker, form: .list, search: .named("d2"))])]),
                ],
                operations: [.get(Need(kind: .cat))]))
    }

    @Test("an object of a scope is not made where another scope is open")
    func otherScope() async {
        await expectSame(
            Description(
                declarations: [
                    Declaration(
                        number: 2, kind: .cat, lifetime: .scoped("inner"), name: "d2",
                        steps: [Step(kind: .point, needs: [Need(kind: .fox)])]),
                    Declaration(
                        number: 5, kind: .fox, lifetime: .scoped("outer"),
                        needs: [Need(kind: .bee, search: .named("d2"))]),
                ],
                operations: [.open("inner"), .get(Need(kind: .cat), place: 1)]))
    }

    @Test("an object that is declared as a protocol is told that it is finished")
    func toldBehindProtocol() async {
        await expectSame(
            Description(
                declarations: [
                    Declaration(number: 1, kind: .cat, lifetime: .prototype),
                    Declaration(number: 3, kind: .hunter, made: .fox, decorates: Wrapping()),
                ],
                operations: [.get(Need(kind: .hunter))]))
    }
}
