import Testing

@testable import ReferenceModel

/// What the long run of random descriptions has found.
extension RegressionTests {
    @Test("a container that is stopped within overrides of its scope stops what the scope has built")
    func stoppedAroundOverriddenScope() async {
        await expectSame(
            Description(
                declarations: [
                    Declaration(number: 1, kind: .dog, lifetime: .scoped("inner"), name: "d1", isKnownSendable: true)
                ],
                operations: [
                    .open("inner"),
                    .get(Need(kind: .dog, search: .named("d1")), place: 1, keeping: false),
                    .overriding([], place: 1, [.stop(place: 0)]),
                ]))
    }

    @Test("the values of a scope are injected each after those that it needs")
    func valuesInOrderOfNeed() async {
        await expectSame(
            Description(
                declarations: [
                    Declaration(number: 2, kind: .bee, steps: [Step(needs: [Need(kind: .gnu)])]),
                    Declaration(number: 3, kind: .gnu),
                    Declaration(number: 5, kind: .cat, lifetime: .external("outer")),
                    Declaration(number: 6, kind: .gnu, lifetime: .external("outer")),
                ],
                operations: [.open("outer", with: [.cat, .gnu])]))
    }

    @Test("overrides that add a step to what is made have objects of their own")
    func overriddenStep() async {
        await expectSame(
            Description(
                declarations: [
                    Declaration(number: 8, kind: .bee, name: "d8", isMethod: true, steps: [Step(needs: [])])
                ],
                operations: [
                    .overriding(
                        [Declaration(number: 1851, kind: .ant, steps: [Step(needs: [])])], place: 0,
                        [.inject(.cat), .get(Need(kind: .bee))])
                ]))
    }

    @Test("what was set for a step that throws is let go of")
    func letGoAfterFailedSet() async {
        await expectSame(
            Description(
                declarations: [
                    Declaration(
                        number: 2, kind: .dog, isKnownSendable: true,
                        steps: [
                            Step(needs: [Need(kind: .cat, form: .optional, search: .named("d3"))]),
                            Step(needs: [], failures: [1]),
                        ], isEvictable: true),
                    Declaration(number: 3, kind: .cat, lifetime: .weak, name: "d3", isKnownSendable: true),
                ],
                operations: [.set(.dog), .inject(.dog)]))
    }

    @Test("a decorator that takes a provider of what it wraps owns the objects")
    func providedToDecorator() async {
        await expectSame(
            Description(
                declarations: [
                    Declaration(number: 8, kind: .elk, lifetime: .prototype, name: "d8"),
                    Declaration(
                        number: 10, kind: .grazer, made: .gnu,
                        needs: [Need(kind: .walker, form: .provider, search: .named("d8"))], decorates: Wrapping()),
                ],
                operations: []))
    }

    @Test("a mistake that two steps make is two, in overrides, too")
    func mistakenTwiceInOverrides() async {
        await expectSame(
            Description(
                declarations: [Declaration(number: 3, kind: .ant)],
                operations: [
                    .overriding(
                        [
                            Declaration(
                                number: 1852, kind: .dog,
                                steps: [
                                    Step(needs: [Need(kind: .dog, search: .typed([.walker]))]),
                                    Step(needs: [Need(kind: .dog, search: .typed([.walker]))]),
                                ])
                        ], place: 0, [])
                ]))
    }

    @Test("what hidden definitions are missing is one problem for all of them")
    func missingForHidden() async {
        await expectSame(
            Description(
                declarations: [
                    Declaration(number: 2, kind: .gnu, overriding: .named("d7")),
                    Declaration(
                        number: 4, kind: .elk, name: "d4", needs: [Need(kind: .gnu, search: .typed([.gnu]))]),
                    Declaration(number: 5, kind: .bee, name: "d5"),
                    Declaration(
                        number: 7, kind: .ant, name: "d7",
                        needs: [
                            Need(kind: .gnu, search: .typed([.gnu])), Need(kind: .bee, search: .named("d5")),
                        ], steps: [Step(needs: [Need(kind: .ant, search: .tagged("red"))])]),
                    Declaration(number: 11, kind: .fox, overriding: .named("d4")),
                ],
                operations: []))
    }

    @Test("what a parent's method takes later is the parent's, for whomever it was called")
    func laterOfMethod() async {
        await expectSame(
            Description(
                declarations: [
                    Declaration(number: 2, kind: .ant, isKnownSendable: true),
                    Declaration(
                        number: 4, kind: .elk, lifetime: .prototype, name: "d4", isKnownSendable: true, isMethod: true,
                        steps: [Step(needs: [Need(kind: .ant, form: .listOfLazy)])]),
                    Declaration(number: 5, kind: .ant, name: "d5", isKnownSendable: true, isMethod: true),
                    Declaration(
                        number: 6, kind: .ant, lifetime: .prototype, name: "d6", isKnownSendable: true, isMethod: true,
                        calls: [Call(kind: .elk, name: "d4")]),
                ],
                operations: [
                    .child([]), .get(Need(kind: .walker, search: .named("d6")), place: 1, keeping: false),
                    .stop(place: 1), .use(2),
                ]))
    }

    @Test("what outlives a scope is in no unit of it")
    func unitOfScope() async {
        await expectSame(
            Description(
                declarations: [
                    Declaration(number: 2, kind: .elk, lifetime: .prototype, name: "d2", isKnownSendable: true),
                    Declaration(
                        number: 4, kind: .gnu, name: "d4", isPrimary: true,
                        needs: [Need(kind: .walker, form: .list, search: .atLeastOne)], isolation: .awaited,
                        isKnownSendable: true),
                    Declaration(
                        number: 5, kind: .gnu, lifetime: .scoped("outer"),
                        needs: [Need(kind: .gnu, search: .named("d4"))], isKnownSendable: true),
                    Declaration(
                        number: 8, kind: .dog, isKnownSendable: true,
                        steps: [Step(kind: .point, needs: [Need(kind: .grazer, form: .optional)])]),
                ],
                operations: [
                    .open("outer"), .get(Need(kind: .gnu, form: .list, search: .atLeastOne), from: .task),
                    .get(Need(kind: .elk, search: .named("d2")), place: 1),
                ]))
    }

    @Test("what is awaited outside of a scope is prepared for what the scope builds")
    func preparedForScope() async {
        await expectSame(
            Description(
                declarations: [
                    Declaration(number: 3, kind: .cat, lifetime: .prototype, name: "d3", isKnownSendable: true),
                    Declaration(
                        number: 5, kind: .ant, lifetime: .scoped("inner"), name: "d5", isKnownSendable: true,
                        steps: [
                            Step(needs: [Need(kind: .walker, form: .list, search: .named("d5"))]),
                            Step(needs: [Need(kind: .ant, search: .named("d9"))]),
                        ]),
                    Declaration(number: 7, kind: .ant, name: "d7", isolation: .awaited, isKnownSendable: true),
                    Declaration(
                        number: 9, kind: .ant, lifetime: .prototype, name: "d9",
                        needs: [Need(kind: .ant, search: .named("d7"))], isKnownSendable: true),
                ],
                operations: [
                    .open("inner"), .get(Need(kind: .bee, search: .named("d3")), place: 1, from: .task),
                ]))
    }

    @Test("a prototype that overrides leave alone is finished by itself, whatever they build around it")
    func sharedPrototypeInUnit() async {
        await expectSame(
            Description(
                declarations: [
                    Declaration(number: 3, kind: .cat),
                    Declaration(number: 4, kind: .bee, name: "r4"),
                    Declaration(number: 7, kind: .bee, lifetime: .prototype),
                ],
                operations: [
                    .overriding(
                        [
                            Declaration(
                                number: 1750, kind: .bee,
                                steps: [Step(needs: [Need(kind: .flier, form: .list, search: .atLeastOne)])],
                                overriding: .named("r4"))
                        ], place: 0, [.invoke(.ant)])
                ]))
    }

    @Test("what was replaced in a scope goes with it")
    func replacedInScope() async {
        await expectSame(
            Description(
                declarations: [
                    Declaration(number: 1, kind: .cat, lifetime: .weak, isKnownSendable: true),
                    Declaration(
                        number: 2, kind: .cat, lifetime: .scoped("inner"),
                        needs: [Need(kind: .flier, search: .typed([.hunter]))], isKnownSendable: true),
                ],
                operations: [
                    .child([]), .open("inner"), .get(Need(kind: .cat), place: 2), .set(.cat, place: 2), .letGo,
                    .stop(place: 2), .get(Need(kind: .hunter, form: .optional), keeping: false),
                ]))
    }

    @Test("a start waits for nothing that only a class takes which nothing declares")
    func startedWithUndeclaredClass() async {
        await expectSame(
            Description(
                declarations: [
                    Declaration(number: 2, kind: .fox, needs: [Need(kind: .ant)]),
                    Declaration(number: 4, kind: .dog, made: .elk, isEager: true),
                    Declaration(number: 5, kind: .ibex, needs: [Need(kind: .bee)], isEager: true),
                    Declaration(number: 6, kind: .dog, steps: [Step(kind: .point, needs: [Need(kind: .bee)])]),
                    Declaration(number: 9, kind: .bee, hasStart: true),
                ],
                operations: [.start(place: 0)]))
    }

    @Test("a prototype of a cycle joins it within overrides that leave all of it alone")
    func sharedCycle() async {
        await expectSame(
            Description(
                declarations: [
                    Declaration(number: 7, kind: .cat, lifetime: .prototype, name: "d7"),
                    Declaration(
                        number: 10, kind: .gnu, lifetime: .scoped("inner"), name: "two",
                        needs: [Need(kind: .cat, search: .named("d7"))]),
                    Declaration(
                        number: 12, kind: .bee, lifetime: .prototype,
                        steps: [Step(needs: [Need(kind: .gnu, search: .named("two"))])]),
                ],
                operations: [.overriding([], place: 0, [.open("inner"), .get(Need(kind: .gnu), place: 1)])]))
    }

    @Test("what takes an awaited prototype in some place is awaited in each")
    func awaitedWherever() async {
        await expectSame(
            Description(
                declarations: [
                    Declaration(number: 1, kind: .hen, lifetime: .scoped("outer"), isKnownSendable: true),
                    Declaration(
                        number: 2, kind: .hen, lifetime: .prototype, isolation: .awaited, isKnownSendable: true),
                    Declaration(
                        number: 4, kind: .dog, isKnownSendable: true,
                        steps: [Step(needs: [Need(kind: .flier, form: .optional)])]),
                    Declaration(number: 8, kind: .elk, lifetime: .prototype, name: "d8", isKnownSendable: true),
                ],
                operations: [
                    .open("outer"), .get(Need(kind: .grazer, search: .named("d8")), place: 1, keeping: false),
                ]))
    }
}
