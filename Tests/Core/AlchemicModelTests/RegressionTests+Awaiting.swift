import Testing

@testable import ReferenceModel

// What awaits, starts and stands in for something.

extension RegressionTests {
    @Test("what is set within overrides of something else gets its steps")
    func setWithinOverrides() async {
        await expectSame(
            Description(
                declarations: [
                    Declaration(number: 1, kind: .ant, name: "d1"),
                    Declaration(number: 6, kind: .cat, name: "d6", steps: [Step(needs: [])]),
                ],
                operations: [
                    .overriding(
                        [Declaration(number: 1450, kind: .ant, overriding: .named("d1"))], place: 0,
                        [.set(.cat, named: "d6")])
                ]))
    }

    @Test("a start makes again on the main actor what shows only then that it belongs there")
    func startedOnMain() async {
        await expectSame(
            Description(
                declarations: [
                    Declaration(number: 2, kind: .ant, made: .cat, isKnownSendable: true, isEager: true),
                    Declaration(
                        number: 5, kind: .ant, isKnownSendable: true,
                        steps: [Step(kind: .point, needs: [], isolation: .main)]),
                ],
                operations: [.start(place: 0)]))
    }

    @Test("nothing is prepared for what may be dropped, and is there")
    func evictableThere() async {
        await expectSame(
            Description(
                declarations: [
                    Declaration(
                        number: 2, kind: .ibex, needs: [Need(kind: .ant)], isKnownSendable: true, isEvictable: true),
                    Declaration(number: 8, kind: .cat, isolation: .awaited, isKnownSendable: true),
                ],
                operations: [.set(.ibex), .get(Need(kind: .ibex, form: .optional), from: .task)]))
    }

    @Test("what is set leads no way back to what is being built")
    func externalOnTheWay() async {
        let lazyElks = Need(kind: .elk, form: .listOfLazy, search: .named("d6"))
        await expectSame(
            Description(
                declarations: [
                    Declaration(
                        number: 1, kind: .bee, lifetime: .external(nil), name: "d1", isKnownSendable: true),
                    Declaration(
                        number: 6, kind: .elk, name: "d6", needs: [Need(kind: .bee, search: .named("d1"))],
                        isKnownSendable: true),
                    Declaration(
                        number: 8, kind: .gnu, isPrimary: true, needs: [lazyElks], isKnownSendable: true,
                        asks: [Ask(way: .use, need: lazyElks)]),
                    Declaration(
                        number: 10, kind: .ant, name: "d10", isKnownSendable: true, isMethod: true,
                        steps: [Step(needs: [Need(kind: .grazer)])]),
                ],
                operations: [.invoke(.ant)]))
    }

    @Test("a method that calls an awaited prototype, which it cannot await, is told before anything is made")
    func calledPrototype() async {
        await expectSame(
            Description(
                declarations: [
                    Declaration(
                        number: 2, kind: .cat, lifetime: .prototype, name: "d2", isKnownSendable: true,
                        isMethod: true),
                    Declaration(
                        number: 3, kind: .bee, name: "d3", isKnownSendable: true, isMethod: true,
                        steps: [Step(kind: .point, needs: [], isolation: .awaited)]),
                    Declaration(
                        number: 4, kind: .gnu, name: "d4", isKnownSendable: true, isMethod: true,
                        calls: [Call(kind: .cat, name: "d2")]),
                ],
                operations: [.get(Need(kind: .grazer, search: .named("d4")), keeping: false, from: .task)]))
    }

    @Test("a method and the step of a prototype that it may call need each other")
    func calledPrototypeInCycle() async {
        await expectSame(
            Description(
                declarations: [
                    Declaration(
                        number: 4, kind: .elk, isKnownSendable: true,
                        steps: [Step(needs: [Need(kind: .fox, search: .typed([.hunter]))], isolation: .awaited)]),
                    Declaration(
                        number: 5, kind: .elk, lifetime: .prototype, name: "d5", isKnownSendable: true,
                        isMethod: true),
                    Declaration(
                        number: 6, kind: .fox, name: "d6", isKnownSendable: true, isMethod: true,
                        calls: [Call(kind: .elk, name: "d5", isMade: false)]),
                ],
                operations: [.get(Need(kind: .hunter, form: .optional), from: .task)]))
    }

    @Test("a prototype of a cycle is prepared without what only its steps take")
    func preparedInCycle() async {
        await expectSame(
            Description(
                declarations: [
                    Declaration(
                        number: 1, kind: .cat, lifetime: .prototype, name: "d1", isKnownSendable: true),
                    Declaration(
                        number: 5, kind: .ant, name: "d5", needs: [Need(kind: .walker, search: .named("d1"))],
                        isKnownSendable: true, steps: [Step(needs: [Need(kind: .grazer, form: .optional)])]),
                    Declaration(
                        number: 7, kind: .gnu, needs: [Need(kind: .ant, search: .named("d5"))],
                        isolation: .awaited, isKnownSendable: true),
                ],
                operations: [.get(Need(kind: .ant, search: .named("d5")), from: .task)]))
    }

    @Test("a child of overrides that have ended drops nothing that they left alone")
    func purgedAfterOverrides() async {
        await expectSame(
            Description(
                declarations: [Declaration(number: 1, kind: .dog, name: "d1", isEvictable: true)],
                operations: [
                    .overriding([], place: 0, [.child([]), .get(Need(kind: .dog, search: .named("d1")), place: 1)]),
                    .purge(place: 1),
                ]))
    }
}
