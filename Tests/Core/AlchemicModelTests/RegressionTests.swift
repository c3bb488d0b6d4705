import Testing

@testable import ReferenceModel

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

    @Test("what takes what has to be awaited in a scope gets it there")
    func awaitedInScope() async {
        await expectSame(
            Description(
                declarations: [
                    Declaration(number: 1, kind: .hen, lifetime: .prototype, needs: [Need(kind: .dog)]),
                    Declaration(number: 4, kind: .elk, lifetime: .scoped("inner"), isolation: .awaited),
                    Declaration(number: 5, kind: .elk),
                ],
                operations: [.open("inner"), .get(Need(kind: .hen), place: 1, from: .task)]))
    }

    @Test("a factory that is invoked needs nothing of what its caller gives")
    func invokedWithArguments() async {
        await expectSame(
            Description(
                declarations: [
                    Declaration(number: 1, kind: .dog, needs: [Need(kind: .hen)]),
                    Declaration(number: 10, kind: .hen, isolation: .main),
                ],
                operations: [.invoke(.dog, with: [.hen])]))
    }

    @Test("what a method makes has the steps of its superclass")
    func stepsOfMethods() async {
        await expectSame(
            Description(
                declarations: [
                    Declaration(number: 2, kind: .bee, name: "d2", isMethod: true, steps: [Step(needs: [])]),
                    Declaration(number: 3, kind: .cat, name: "d3", isMethod: true),
                ],
                operations: [.get(Need(kind: .cat))]))
    }

    @Test("overrides with an error are not warned of what they leave alone")
    func warningsOfOverrides() async {
        await expectSame(
            Description(
                declarations: [
                    Declaration(number: 5, kind: .ibex, name: "d5"),
                    Declaration(number: 6, kind: .ant, needs: [Need(kind: .ibex, search: .named("d5"))]),
                    Declaration(number: 14, kind: .ibex, isEager: true),
                ],
                operations: [.overriding([Declaration(number: 1850, kind: .fox, name: "d5")], place: 0, [])]))
    }

    @Test("what wraps something that takes an argument cannot be invoked")
    func invokedDecorator() async {
        await expectSame(
            Description(
                declarations: [
                    Declaration(number: 13, kind: .ibex, lifetime: .prototype, name: "d13", takesArgument: true),
                    Declaration(number: 16, kind: .ibex, made: .ibex, decorates: Wrapping()),
                ],
                operations: [.invoke(.ibex, named: "d13")]))
    }

    @Test("what a method calls is not made where it would have to be awaited")
    func calledAndAwaited() async {
        await expectSame(
            Description(
                declarations: [
                    Declaration(
                        number: 7, kind: .bee, lifetime: .prototype, name: "d7", isMethod: true,
                        steps: [Step(needs: [], isolation: .awaited)]),
                    Declaration(
                        number: 8, kind: .bee, name: "d8", isMethod: true, calls: [Call(kind: .bee, name: "d7")]),
                ],
                operations: [.get(Need(kind: .bee, search: .named("d8")), from: .task)]))
    }

    @Test("a part that was set before leaves the rest of a cycle to be built as one")
    func setBeforeCycle() async {
        await expectSame(
            Description(
                declarations: [
                    Declaration(number: 1, kind: .fox, needs: [Need(kind: .ibex)]),
                    Declaration(number: 2, kind: .ibex, needs: [Need(kind: .gnu)]),
                    Declaration(number: 3, kind: .gnu, steps: [Step(needs: [Need(kind: .fox)])]),
                ],
                operations: [.set(.ibex), .get(Need(kind: .fox))]))
    }

    @Test("a unit with an awaited member is built by a task, whatever leads to that member")
    func awaitedMember() async {
        await expectSame(
            Description(
                declarations: [
                    Declaration(
                        number: 2, kind: .bee,
                        steps: [
                            Step(kind: .point, needs: [Need(kind: .hen, search: .named("d5"))]),
                            Step(needs: [Need(kind: .ibex)]),
                        ]),
                    Declaration(number: 3, kind: .fox, name: "d3", needs: [Need(kind: .bee)], isolation: .awaited),
                    Declaration(
                        number: 5, kind: .hen, lifetime: .prototype, name: "d5",
                        needs: [Need(kind: .hunter, search: .named("d3"))]),
                    Declaration(number: 7, kind: .ibex, isolation: .awaited),
                ],
                operations: [.get(Need(kind: .bee, form: .optional), from: .task)]))
    }

    @Test("what another unit waits for is not made for a unit within it")
    func withinAnotherUnit() async {
        await expectSame(
            Description(
                declarations: [
                    Declaration(number: 1, kind: .bee, made: .cat, name: "d1"),
                    Declaration(
                        number: 2, kind: .cat, name: "d2", steps: [Step(needs: [Need(kind: .ibex, form: .list)])],
                        asks: [Ask(need: Need(kind: .bee, search: .named("d1")))]),
                    Declaration(number: 6, kind: .ibex, name: "d6"),
                    Declaration(
                        number: 9, kind: .ibex, made: .ibex, needs: [Need(kind: .cat, search: .named("d2"))],
                        decorates: Wrapping()),
                ],
                operations: [.get(Need(kind: .ibex, search: .named("d6")))]))
    }

    @Test("a list of Lazies leaves out what belongs to a scope that is not open")
    func lazyMembers() async {
        await expectSame(
            Description(
                declarations: [
                    Declaration(number: 1, kind: .gnu, lifetime: .scoped("outer")), Declaration(number: 2, kind: .gnu),
                    Declaration(number: 3, kind: .fox, lifetime: .scoped("inner")),
                ],
                operations: [
                    .get(Need(kind: .gnu, form: .listOfLazy)), .get(Need(kind: .fox, form: .listOfLazy)),
                    .open("outer"), .get(Need(kind: .gnu, form: .listOfLazy), place: 1),
                ]))
    }

    @Test("what is taken where no scope is open joins no unit of a scope that has its own")
    func untakenAlternative() async {
        await expectSame(
            Description(
                declarations: [
                    Declaration(
                        number: 1, kind: .fox, lifetime: .scoped("outer"), steps: [Step(needs: [Need(kind: .dog)])]),
                    Declaration(number: 2, kind: .dog, lifetime: .scoped("outer"), needs: [Need(kind: .ibex)]),
                    Declaration(number: 3, kind: .ibex, lifetime: .scoped("outer")),
                    Declaration(number: 4, kind: .ibex, lifetime: .prototype, needs: [Need(kind: .fox)]),
                ],
                operations: [.open("outer"), .get(Need(kind: .fox), place: 1)]))
    }

    @Test("a method that makes new objects may be called again by a kept object on the way")
    func calledAgain() async {
        await expectSame(
            Description(
                declarations: [
                    Declaration(
                        number: 1, kind: .hen, name: "d1", isMethod: true, steps: [Step(needs: [Need(kind: .cat)])]),
                    Declaration(
                        number: 2, kind: .ibex, lifetime: .prototype, name: "d2", isMethod: true,
                        calls: [Call(kind: .hen, name: "d1")]),
                    Declaration(
                        number: 3, kind: .cat, name: "d3", isMethod: true, calls: [Call(kind: .ibex, name: "d2")]),
                ],
                operations: [.get(Need(kind: .ibex))]))
    }

    @Test("code that awaits a prototype gets no further than to what waits for it")
    func prototypeByCode() async {
        await expectSame(
            Description(
                declarations: [
                    Declaration(number: 1, kind: .bee, name: "d1"),
                    Declaration(number: 3, kind: .elk, needs: [Need(kind: .cat)]),
                    Declaration(
                        number: 5, kind: .dog, lifetime: .prototype, name: "d5",
                        needs: [Need(kind: .bee, search: .named("d1")), Need(kind: .dog)]),
                    Declaration(
                        number: 8, kind: .cat, isolation: .awaited,
                        asks: [
                            Ask(way: .childTask, need: Need(kind: .dog, search: .named("d5")), isCaught: true)
                        ]),
                ],
                operations: [.get(Need(kind: .cat), from: .task)]))
    }

    @Test("a purge of what was made within overrides leaves alone what they leave alone")
    func purgeWithinOverrides() async {
        await expectSame(
            Description(
                declarations: [Declaration(number: 1, kind: .dog, isEvictable: true)],
                operations: [
                    .get(Need(kind: .dog)), .overriding([], place: 0, [.child([]), .purge(place: 1)]),
                    .get(Need(kind: .dog)),
                ]))
    }

    @Test("what has ended says so, also where it was opened before an override")
    func endedBeforeOverride() async {
        await expectSame(
            Description(
                declarations: [],
                operations: [
                    .child([]), .stop(place: 0),
                    .overriding(
                        [Declaration(number: 1950, kind: .bee)], place: 0, [.get(Need(kind: .flier), place: 1)]),
                ]))
    }

    @Test("within overrides, a decorator around a decorator goes around the object that is asked for")
    func decoratorsWithinOverrides() async {
        await expectSame(
            Description(
                declarations: [
                    Declaration(number: 2, kind: .ibex), Declaration(number: 7, kind: .ibex, name: "d7"),
                    Declaration(number: 10, kind: .ibex, made: .ibex, decorates: Wrapping()),
                    Declaration(number: 11, kind: .ibex, made: .ibex, decorates: Wrapping()),
                ],
                operations: [.overriding([], place: 0, [.get(Need(kind: .ibex, search: .named("d7")))])]))
    }

    @Test("a start builds a weak object of the main actor in a circle")
    func startOfCircle() async {
        await expectSame(
            Description(
                declarations: [
                    Declaration(number: 1, kind: .bee),
                    Declaration(
                        number: 3, kind: .cat, isPrimary: true,
                        steps: [Step(kind: .point, needs: [Need(kind: .bee, search: .named("d9"))])]),
                    Declaration(number: 7, kind: .hen, lifetime: .weak, isolation: .main),
                    Declaration(
                        number: 8, kind: .hen, needs: [Need(kind: .walker)], isolation: .awaited, isEager: true),
                    Declaration(
                        number: 9, kind: .bee, lifetime: .prototype, name: "d9",
                        needs: [Need(kind: .flier, form: .list, search: .atLeastOne)]),
                ],
                operations: [.start(place: 0)]))
    }

    @Test("a start waits for nothing that a list would take in a scope only")
    func startOfListWithScoped() async {
        await expectSame(
            Description(
                declarations: [
                    Declaration(
                        number: 1, kind: .dog, lifetime: .prototype, name: "d1", needs: [Need(kind: .hen, form: .list)]),
                    Declaration(number: 4, kind: .hen, lifetime: .prototype),
                    Declaration(
                        number: 6, kind: .hen, lifetime: .scoped("outer"),
                        needs: [Need(kind: .walker, search: .named("d1"))]),
                    Declaration(
                        number: 7, kind: .ant, needs: [Need(kind: .dog, search: .named("d1"))], isEager: true),
                ],
                operations: [.start(place: 0)]))
    }

    @Test("a cycle stays one where only a step of a subclass ties it to what is awaited")
    func cycleBesideAwaited() async {
        await expectSame(
            Description(
                declarations: [
                    Declaration(number: 1, kind: .dog),
                    Declaration(
                        number: 3, kind: .ant, lifetime: .prototype, name: "d3",
                        steps: [Step(kind: .point, needs: [Need(kind: .cat, search: .named("d12"))])]),
                    Declaration(
                        number: 4, kind: .bee, name: "d4", needs: [Need(kind: .elk)],
                        steps: [Step(kind: .point, needs: [Need(kind: .dog)])]),
                    Declaration(
                        number: 12, kind: .cat, name: "d12", needs: [Need(kind: .ant, search: .named("d3"))],
                        isEager: true),
                    Declaration(
                        number: 14, kind: .elk, needs: [Need(kind: .ant, search: .named("d3"))], isolation: .awaited),
                ],
                operations: [.start(place: 0), .get(Need(kind: .elk), from: .task)]))
    }
}
