import Testing

@testable import ReferenceModel

/// What another two hundred thousand random descriptions have found.
extension RegressionTests {
    @Test("what is built as one with what a declared subclass takes is awaited as one")
    func awaitedAsOneWithSubclass() async {
        await expectSame(
            Description(
                declarations: [
                    Declaration(
                        number: 4, kind: .fox, lifetime: .prototype, isKnownSendable: true,
                        steps: [Step(kind: .point, needs: [], isolation: .awaited)]),
                    Declaration(
                        number: 5, kind: .ibex, needs: [Need(kind: .fox), Need(kind: .walker)], isKnownSendable: true),
                    Declaration(
                        number: 6, kind: .elk, isKnownSendable: true,
                        steps: [Step(needs: [Need(kind: .cat, search: .named("d8"))])]),
                    Declaration(number: 8, kind: .cat, name: "d8", needs: [Need(kind: .ant)], isKnownSendable: true),
                    Declaration(number: 10, kind: .dog, made: .elk, isPrimary: true, isKnownSendable: true),
                    Declaration(
                        number: 11, kind: .ant, needs: [Need(kind: .ibex)], isKnownSendable: true, isEager: true),
                ],
                operations: [
                    .start(place: 0)
                ]))
    }

    @Test(
        "a start awaits what turns out to be of a declared subclass with an awaited step, where a cycle leads back to it"
    )
    func awaitedStepOfSubclass() async {
        await expectSame(
            Description(
                declarations: [
                    Declaration(number: 1, kind: .ant, made: .cat, name: "d1", isKnownSendable: true),
                    Declaration(number: 2, kind: .cat, lifetime: .prototype, isKnownSendable: true, failures: [3]),
                    Declaration(
                        number: 3, kind: .dog, lifetime: .prototype, name: "five",
                        needs: [Need(kind: .ant, search: .named("d1"))], isKnownSendable: true,
                        steps: [Step(kind: .point, needs: [Need(kind: .ant, form: .list, search: .typed([.ant]))])]),
                    Declaration(
                        number: 6, kind: .cat, needs: [Need(kind: .dog, search: .named("five"))], isKnownSendable: true,
                        isEager: true),
                    Declaration(number: 11, kind: .cat, isPrimary: true, isKnownSendable: true),
                    Declaration(
                        number: 13, kind: .bee, name: "d13",
                        needs: [Need(kind: .walker, form: .list, search: .atLeastOne)], isKnownSendable: true,
                        steps: [
                            Step(kind: .configure, needs: [], isolation: .awaited),
                            Step(kind: .point, needs: [Need(kind: .bee, search: .named("d13"))]),
                        ]),
                ],
                operations: [
                    .get(Need(kind: .cat), keeping: false, from: .task),
                    .start(place: 0),
                ]))
    }

    @Test("a start builds what a step on the main actor takes before the object that has the step")
    func neededByStepOnMain() async {
        await expectSame(
            Description(
                declarations: [
                    Declaration(
                        number: 3, kind: .elk, isKnownSendable: true,
                        steps: [Step(needs: [Need(kind: .dog, search: .named("three"))], isolation: .main)],
                        isEager: true),
                    Declaration(number: 7, kind: .dog, made: .elk, name: "three", isKnownSendable: true),
                ],
                operations: [
                    .start(place: 0)
                ]))
    }

    @Test("code gets what needs a prototype of the cycle that is being built, of which the rest is there")
    func prototypeOfCycleByCode() async {
        await expectSame(
            Description(
                declarations: [
                    Declaration(number: 4, kind: .dog, name: "d4"),
                    Declaration(
                        number: 5, kind: .cat, lifetime: .prototype, name: "d5",
                        needs: [Need(kind: .dog, search: .named("d4"))]),
                    Declaration(
                        number: 7, kind: .hen, name: "d7", needs: [Need(kind: .cat, search: .named("d5"))],
                        isEvictable: true),
                    Declaration(number: 8, kind: .cat, name: "d8"),
                    Declaration(number: 9, kind: .bee, overriding: .named("d8")),
                    Declaration(number: 11, kind: .elk),
                    Declaration(
                        number: 12, kind: .dog, name: "d12",
                        steps: [
                            Step(needs: [Need(kind: .dog, search: .named("d12")), Need(kind: .cat, form: .optional)])
                        ], asks: [Ask(moment: .step, need: Need(kind: .hen, search: .named("d7")))]),
                ],
                operations: [
                    .get(Need(kind: .flier, form: .dictionary, search: .named("d7"))),
                    .purge(place: 0),
                    .inject(.elk),
                ]))
    }

    @Test("the members of a list are each made where they belong")
    func membersWhereTheyBelong() async {
        await expectSame(
            Description(
                declarations: [
                    Declaration(number: 1, kind: .ibex, name: "d1", needs: [Need(kind: .hen)], isKnownSendable: true),
                    Declaration(
                        number: 5, kind: .elk, isKnownSendable: true, steps: [Step(needs: [])],
                        asks: [Ask(moment: .step, need: Need(kind: .ibex, search: .named("d1")))]),
                    Declaration(number: 8, kind: .hen, name: "d8", isolation: .main, isKnownSendable: true),
                    Declaration(
                        number: 7, kind: .elk, name: "d7", isKnownSendable: true, isMethod: true,
                        steps: [Step(needs: [Need(kind: .flier, search: .named("d8"))])]),
                ],
                operations: [
                    .get(Need(kind: .elk, form: .list, search: .typed([.elk, .grazer])), from: .task)
                ]))
    }

    @Test("what a closed scope refuses is told before anything is awaited")
    func refusedBeforeAwaiting() async {
        await expectSame(
            Description(
                declarations: [
                    Declaration(number: 1, kind: .cat, isolation: .awaited, isKnownSendable: true),
                    Declaration(
                        number: 2, kind: .elk, lifetime: .scoped("inner"), name: "d2", isolation: .main,
                        isKnownSendable: true),
                    Declaration(
                        number: 4, kind: .hen, lifetime: .prototype, tags: [Tag(word: "green")],
                        needs: [
                            Need(kind: .elk, form: .list, search: .named("d2")),
                            Need(kind: .bee, search: .typed([.cat])),
                        ], isolation: .awaited, isKnownSendable: true),
                ],
                operations: [
                    .get(Need(kind: .flier, search: .tagged("green")), from: .task)
                ]))
    }

    @Test("two mistakes of equal places are told apart by what else is reported")
    func partnersOfMistakes() async {
        await expectSame(
            Description(
                declarations: [
                    Declaration(number: 1, kind: .fox, name: "d1", isMethod: true),
                    Declaration(
                        number: 2, kind: .bee, name: "d2", isMethod: true,
                        calls: [Call(kind: .fox, name: "d1", isMade: false)]),
                ],
                operations: [
                    .overriding(
                        [
                            Declaration(
                                number: 1850, kind: .bee, name: "d1",
                                steps: [
                                    Step(needs: [Need(kind: .cat, form: .dictionary, search: .typed([.ant]))]),
                                    Step(needs: [Need(kind: .fox, form: .provider, search: .named("d1"))]),
                                ])
                        ], place: 0, [])
                ]))
    }

    @Test("a mistake of two steps that is one stands beside another one at the first step")
    func mistakesOfSteps() async {
        await expectSame(
            Description(
                declarations: [
                    Declaration(number: 8, kind: .fox),
                    Declaration(number: 9, kind: .gnu, name: "d9"),
                    Declaration(number: 10, kind: .elk, needs: [Need(kind: .ant, form: .optional)]),
                ],
                operations: [
                    .overriding(
                        [
                            Declaration(
                                number: 1250, kind: .cat,
                                steps: [
                                    Step(
                                        kind: .point,
                                        needs: [Need(kind: .cat, form: .optional, search: .typed([.hunter]))]),
                                    Step(kind: .point, needs: [Need(kind: .fox, search: .named("d9"))]),
                                ]),
                            Declaration(
                                number: 1251, kind: .elk,
                                steps: [Step(needs: [Need(kind: .fox, form: .optional, search: .named("d9"))])]),
                        ], place: 0, [])
                ]))
    }

    @Test("what may be built as one is stopped in the reverse order of its construction")
    func stoppedAsBuilt() async {
        await expectSame(
            Description(
                declarations: [
                    Declaration(number: 3, kind: .dog, made: .elk, isKnownSendable: true),
                    Declaration(number: 4, kind: .dog, isKnownSendable: true),
                    Declaration(
                        number: 5, kind: .dog, isKnownSendable: true,
                        steps: [Step(needs: [Need(kind: .walker, form: .list, search: .atLeastOne)])], isEager: true),
                    Declaration(number: 7, kind: .elk, lifetime: .weak, isKnownSendable: true),
                ],
                operations: [
                    .start(place: 0),
                    .stop(place: 0),
                ]))
    }

    @Test("a cycle of what has the name of something overridden is no problem of that")
    func cycleUnderEqualName() async {
        await expectSame(
            Description(
                declarations: [],
                operations: [
                    .child([
                        Declaration(number: 400, kind: .fox, overriding: .kind(.fox)),
                        Declaration(
                            number: 401, kind: .fox, name: "d1", onlyAs: .hunter,
                            needs: [Need(kind: .hunter, search: .named("d1"))]),
                        Declaration(number: 402, kind: .fox, name: "d1"),
                    ])
                ]))
    }

    @Test("what a prototype takes in an open scope decides whether it is awaited")
    func awaitedInOpenScope() async {
        await expectSame(
            Description(
                declarations: [
                    Declaration(
                        number: 2, kind: .cat, lifetime: .prototype, name: "d2", needs: [Need(kind: .bee)],
                        isKnownSendable: true),
                    Declaration(
                        number: 4, kind: .cat, lifetime: .scoped("outer"),
                        needs: [Need(kind: .cat, search: .named("d2"))], isKnownSendable: true),
                    Declaration(
                        number: 9, kind: .bee, lifetime: .prototype, isolation: .awaited, isKnownSendable: true),
                ],
                operations: [
                    .open("outer"),
                    .open("outer"),
                    .open("outer", place: 2),
                    .get(Need(kind: .cat), place: 3, from: .task),
                ]))
    }

    @Test("what overrides declare is built as one with what is taken where their scope is open, and with nothing else")
    func unitOfOverridesInScope() async {
        await expectSame(
            Description(
                declarations: [
                    Declaration(
                        number: 3, kind: .cat, lifetime: .prototype,
                        steps: [Step(needs: [Need(kind: .ibex, form: .optional)])]),
                    Declaration(
                        number: 4, kind: .elk, name: "d4", tags: [Tag(word: "red")],
                        steps: [Step(needs: [Need(kind: .walker, search: .tagged("red"))])]),
                    Declaration(number: 8, kind: .cat, name: "d8", needs: [Need(kind: .elk)]),
                    Declaration(number: 10, kind: .ibex, needs: [Need(kind: .elk, search: .named("d4"))]),
                    Declaration(number: 12, kind: .ibex, lifetime: .external("inner")),
                ],
                operations: [
                    .open("inner"),
                    .overriding(
                        [Declaration(number: 1451, kind: .ant, tags: [Tag(word: "red")])], place: 1,
                        [.get(Need(kind: .cat, search: .named("d8")), place: 1)]),
                ]))
    }

    @Test("what a child in a scope declares is built as one with what is taken in the scope, and with nothing else")
    func unitOfChildInScope() async {
        await expectSame(
            Description(
                declarations: [Declaration(number: 1, kind: .ibex, lifetime: .external("inner"))],
                operations: [
                    .open("inner", with: [.ibex]),
                    .child(
                        [
                            Declaration(
                                number: 401, kind: .cat, steps: [Step(needs: [Need(kind: .hen)])]),
                            Declaration(number: 402, kind: .hen, lifetime: .prototype, needs: [Need(kind: .ibex)]),
                            Declaration(number: 403, kind: .ibex, needs: [Need(kind: .cat)]),
                        ], place: 1),
                    .get(Need(kind: .cat), place: 2),
                ]))
    }

    @Test("what belongs to a scope is in no unit of what outlives it, and has it awaited by nobody")
    func unitsOfPlaces() async {
        await expectSame(
            Description(
                declarations: [
                    Declaration(
                        number: 6, kind: .ant, name: "d6", isPrimary: true, isolation: .main, isKnownSendable: true),
                    Declaration(number: 10, kind: .bee, lifetime: .prototype, isKnownSendable: true),
                    Declaration(
                        number: 13, kind: .elk, isKnownSendable: true,
                        steps: [Step(needs: [Need(kind: .ant, form: .optional)])]),
                    Declaration(
                        number: 14, kind: .ant, lifetime: .scoped("inner"), name: "d14", needs: [Need(kind: .elk)],
                        isolation: .awaited, isKnownSendable: true,
                        steps: [Step(needs: [Need(kind: .ant, search: .named("d14"))])]),
                ],
                operations: [
                    .get(Need(kind: .ant, search: .named("d6")))
                ]))
    }

    @Test("overrides may take a Lazy of what is in a cycle only with what belongs to a scope")
    func lazyOfNoUnit() async {
        await expectSame(
            Description(
                declarations: [
                    Declaration(number: 4, kind: .ant, tags: [Tag(word: "red", order: 2)], isKnownSendable: true),
                    Declaration(
                        number: 5, kind: .cat, lifetime: .scoped("inner"),
                        needs: [Need(kind: .ant, search: .tagged("red"))], isKnownSendable: true,
                        steps: [Step(needs: [Need(kind: .elk, search: .named("d6"))], isolation: .awaited)]),
                    Declaration(
                        number: 6, kind: .elk, lifetime: .scoped("inner"), name: "d6", needs: [Need(kind: .walker)],
                        isKnownSendable: true),
                ],
                operations: [
                    .overriding(
                        [
                            Declaration(
                                number: 1851, kind: .ant, isKnownSendable: true,
                                steps: [Step(kind: .point, needs: [Need(kind: .ant, form: .listOfLazy)])])
                        ], place: 0, [])
                ]))
    }

    @Test("what overrides of a scope declare is theirs, also where the scope's own takes it, and is stopped with them")
    func takenByScopeFromItsOverrides() async {
        await expectSame(
            Description(
                declarations: [
                    Declaration(number: 3, kind: .fox),
                    Declaration(
                        number: 5, kind: .cat, lifetime: .scoped("outer"), name: "d5", needs: [Need(kind: .fox)]),
                ],
                operations: [
                    .open("outer"),
                    .overriding(
                        [Declaration(number: 2150, kind: .fox, hasStop: true)], place: 1,
                        [.get(Need(kind: .cat, search: .named("d5")), place: 1)]),
                ]))
    }

    @Test("what overrides leave alone is awaited as it is without them")
    func sharedIsAwaited() async {
        await expectSame(
            Description(
                declarations: [
                    Declaration(
                        number: 4, kind: .dog, isKnownSendable: true,
                        steps: [Step(needs: [Need(kind: .cat, search: .named("d12"))])]),
                    Declaration(
                        number: 5, kind: .cat, isPrimary: true, needs: [Need(kind: .dog)], isKnownSendable: true),
                    Declaration(
                        number: 11, kind: .elk, isPrimary: true, isKnownSendable: true,
                        steps: [
                            Step(kind: .point, needs: [Need(kind: .bee, form: .optional)], isolation: .awaited)
                        ]),
                    Declaration(number: 10, kind: .dog, name: "d10", isKnownSendable: true, isMethod: true),
                    Declaration(
                        number: 12, kind: .cat, name: "d12", isKnownSendable: true, isMethod: true,
                        calls: [Call(kind: .dog, name: "d10")]),
                ],
                operations: [
                    .overriding(
                        [Declaration(number: 1150, kind: .dog, isKnownSendable: true)], place: 0,
                        [.get(Need(kind: .elk), from: .task)])
                ]))
    }

    @Test("what is taken by a prototype that overrides leave alone is awaited before that is made")
    func sharedPrototypeIsPrepared() async {
        await expectSame(
            Description(
                declarations: [
                    Declaration(
                        number: 4, kind: .dog, lifetime: .prototype, name: "d4", isKnownSendable: true,
                        steps: [Step(needs: [Need(kind: .cat, search: .named("d12"))])]),
                    Declaration(
                        number: 5, kind: .cat, lifetime: .prototype, isPrimary: true,
                        needs: [Need(kind: .dog), Need(kind: .dog, form: .dictionary, search: .named("d4"))],
                        isolation: .awaited, isKnownSendable: true),
                    Declaration(
                        number: 11, kind: .elk, isPrimary: true, isKnownSendable: true,
                        steps: [
                            Step(kind: .point, needs: [Need(kind: .bee, form: .optional)], isolation: .awaited)
                        ]),
                    Declaration(number: 10, kind: .dog, name: "d10", isKnownSendable: true, isMethod: true),
                    Declaration(
                        number: 12, kind: .cat, name: "d12", isKnownSendable: true, isMethod: true,
                        calls: [Call(kind: .dog, name: "d10")]),
                ],
                operations: [
                    .overriding(
                        [
                            Declaration(
                                number: 1150, kind: .dog, needs: [Need(kind: .dog, form: .optional)],
                                isKnownSendable: true)
                        ],
                        place: 0, [.get(Need(kind: .elk), from: .task)])
                ]))
    }
}
