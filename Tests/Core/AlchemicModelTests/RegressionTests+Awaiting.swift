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

    @Test("what a child declares is set in a scope that was opened before")
    func setInScopeOfParent() async {
        await expectSame(
            Description(
                declarations: [Declaration(number: 1, kind: .elk, lifetime: .scoped("outer"))],
                operations: [
                    .open("outer"),
                    .child(
                        [
                            Declaration(number: 300, kind: .fox),
                            Declaration(number: 301, kind: .hen, lifetime: .scoped("outer"), steps: [Step(needs: [])]),
                        ], place: 1),
                    .set(.hen, place: 2),
                    .get(Need(kind: .hen), place: 2),
                ]))
    }

    @Test("what is set and may be dropped is there for code of what is built for it")
    func askedWhileSet() async {
        await expectSame(
            Description(
                declarations: [
                    Declaration(
                        number: 1, kind: .fox, name: "d1",
                        steps: [Step(kind: .point, needs: [Need(kind: .dog, search: .named("d3"))])], isEvictable: true),
                    Declaration(number: 3, kind: .dog, name: "d3", asks: [Ask(need: Need(kind: .fox, form: .list))]),
                ],
                operations: [.set(.fox, named: "d1")]))
    }

    @Test("a prototype that code asks for within its own cycle is told before it is made")
    func askedPrototypeInCycle() async {
        await expectSame(
            Description(
                declarations: [
                    Declaration(
                        number: 1, kind: .ant, needs: [Need(kind: .hunter)], isolation: .awaited,
                        isKnownSendable: true,
                        asks: [Ask(way: .childTask, need: Need(kind: .fox), isCaught: true)]),
                    Declaration(
                        number: 3, kind: .dog, name: "d3", needs: [Need(kind: .ant, search: .typed([.ant]))],
                        isKnownSendable: true),
                    Declaration(
                        number: 4, kind: .fox, lifetime: .prototype, isKnownSendable: true,
                        steps: [Step(needs: [Need(kind: .ibex, form: .list, search: .primaries)])]),
                    Declaration(
                        number: 6, kind: .ibex, needs: [Need(kind: .walker, search: .named("d3"))],
                        isKnownSendable: true),
                ],
                operations: [.get(Need(kind: .ant), from: .task)]))
    }

    @Test("a parent's method calls the parent's, whatever a child has in place of it")
    func methodOfParent() async {
        await expectSame(
            Description(
                declarations: [
                    Declaration(number: 2, kind: .hen, name: "d2", isKnownSendable: true, isMethod: true),
                    Declaration(
                        number: 3, kind: .ant, lifetime: .prototype, name: "d3", isKnownSendable: true,
                        isMethod: true, calls: [Call(kind: .hen, name: "d2")]),
                ],
                operations: [
                    .child([Declaration(number: 400, kind: .hen, name: "d2", isKnownSendable: true)]),
                    .get(Need(kind: .ant, search: .named("d3")), place: 1),
                ]))
    }

    @Test("a start builds a cycle after the start of what any of it needs")
    func startedBeforeCycle() async {
        await expectSame(
            Description(
                declarations: [
                    Declaration(number: 1, kind: .hen, name: "d1", isKnownSendable: true),
                    Declaration(
                        number: 7, kind: .dog, isKnownSendable: true,
                        steps: [Step(needs: [Need(kind: .elk, search: .named("d12"))])], isEager: true),
                    Declaration(
                        number: 9, kind: .dog, needs: [Need(kind: .hen, search: .named("d1"))], isKnownSendable: true),
                    Declaration(
                        number: 12, kind: .elk, name: "d12",
                        needs: [Need(kind: .walker, form: .list, search: .typed([.walker]))], isKnownSendable: true),
                ],
                operations: [.start(place: 0)]))
    }

    @Test("a start builds an object after what only its subclass takes has been started")
    func startedBeforeSubclass() async {
        await expectSame(
            Description(
                declarations: [
                    Declaration(
                        number: 6, kind: .cat,
                        steps: [Step(kind: .point, needs: [Need(kind: .ibex, search: .named("d8"))])]),
                    Declaration(number: 8, kind: .ibex, name: "d8", isEager: true),
                    Declaration(number: 9, kind: .bee, made: .cat, isEager: true),
                ],
                operations: [.start(place: 0)]))
    }

    @Test("a start waits for what a method that is called needs")
    func startedBeforeCall() async {
        await expectSame(
            Description(
                declarations: [
                    Declaration(number: 3, kind: .bee, steps: [Step(needs: [Need(kind: .hen, form: .list)])]),
                    Declaration(number: 4, kind: .hen, isEager: true),
                    Declaration(
                        number: 11, kind: .ibex, name: "d11", isMethod: true,
                        calls: [Call(kind: .bee, name: "d12")], isEager: true),
                    Declaration(number: 12, kind: .bee, name: "d12", isMethod: true),
                ],
                operations: [.start(place: 0)]))
    }

    @Test("an eager object in whose place another was set waits for what it would need")
    func setForEager() async {
        await expectSame(
            Description(
                declarations: [
                    Declaration(number: 1, kind: .ibex, lifetime: .external(nil), isKnownSendable: true),
                    Declaration(
                        number: 5, kind: .fox, name: "d5", needs: [Need(kind: .ibex)], isKnownSendable: true),
                    Declaration(
                        number: 9, kind: .fox, name: "d9", needs: [Need(kind: .fox, search: .named("d5"))],
                        isKnownSendable: true, isEager: true),
                ],
                operations: [.set(.fox, named: "d9"), .start(place: 0)]))
    }
}
