@testable import ReferenceModel

extension Statement {
    /// More of what the ancestors contradict one another about.
    static let contradictions: [Statement] = [
        Statement(
            ids: "T1", says: "what an optional needs itself is missing, and is an error",
            declarations: [
                Declaration(number: 1, kind: .ibex, needs: [Need(kind: .gnu, form: .optional)]),
                Declaration(number: 2, kind: .gnu, needs: [Need(kind: .elk)]),
            ],
            lines: ["! graph"], problems: ["missing-binding at [2]"]),
        Statement(
            ids: "T2", says: "one member is enough for a list that asks for one at least",
            declarations: [Declaration(number: 1, kind: .gnu)],
            operations: [.get(Need(kind: .gnu, form: .list, search: .atLeastOne))],
            lines: ["make 1#1()", "aware 1#1", "= [1#1]"]),
        Statement(
            ids: "T4", says: "several candidates for an optional are an error, too",
            declarations: [
                Declaration(number: 1, kind: .ant), Declaration(number: 2, kind: .bee),
                Declaration(number: 3, kind: .gnu, needs: [Need(kind: .walker, form: .optional)]),
            ],
            lines: ["! graph"], problems: ["ambiguous at [3]"]),
        Statement(
            ids: "T5", says: "a singleton and a prototype may need each other",
            declarations: [
                Declaration(number: 1, kind: .fox, steps: [Step(kind: .point, needs: [Need(kind: .elk)])]),
                Declaration(number: 2, kind: .elk, lifetime: .prototype, needs: [Need(kind: .fox)]),
            ],
            operations: [.get(Need(kind: .fox)), .get(Need(kind: .elk))],
            lines: [
                "make 1#1()", "make 2#1(1#1)", "step 1#1 1.0(2#1)", "aware 1#1", "= 1#1", "make 2#2(1#1)", "= 2#2",
            ]),
        Statement(
            ids: "T5 A63", says: "a Lazy that is used for what waits for its user is an error",
            declarations: [
                Declaration(
                    number: 1, kind: .gnu, needs: [Need(kind: .elk, form: .lazy)],
                    asks: [Ask(way: .use, need: Need(kind: .elk))]),
                Declaration(number: 2, kind: .elk, needs: [Need(kind: .gnu)]),
            ],
            operations: [.get(Need(kind: .elk))], lines: ["! circular-construction"]),
        Statement(
            ids: "T6 R31", says: "code of a unit gets what has been constructed of it",
            declarations: [
                Declaration(number: 1, kind: .fox, steps: [Step(needs: [Need(kind: .gnu)])]),
                Declaration(number: 2, kind: .gnu, needs: [Need(kind: .fox)], asks: [Ask(need: Need(kind: .fox))]),
            ],
            operations: [.get(Need(kind: .fox))],
            lines: [
                "make 1#1()", "ask 2 1#1", "make 2#1(1#1)", "step 1#1 1.0(2#1)", "aware 1#1", "aware 2#1", "= 1#1",
            ]),
        Statement(
            ids: "T7 R9", says: "two equal aliases are an error",
            declarations: [
                Declaration(number: 1, kind: .gnu, aliases: ["one"]),
                Declaration(number: 2, kind: .fox, aliases: ["one"]),
            ],
            lines: ["! graph"], problems: ["duplicate-name at [2]"]),
        Statement(
            ids: "T9 R3 R23", says: "a start builds what is eager and what that needs, and nothing else",
            declarations: [
                Declaration(number: 1, kind: .fox),
                Declaration(number: 2, kind: .gnu, needs: [Need(kind: .fox)], isEager: true),
                Declaration(number: 3, kind: .elk),
            ],
            operations: [.start(), .get(Need(kind: .elk))],
            lines: ["make 1#1()", "aware 1#1", "make 2#1(1#1)", "aware 2#1", "make 3#1()", "= 3#1"]),
        Statement(
            ids: "T10", says: "a scope is opened with what is external in it",
            declarations: [
                Declaration(number: 1, kind: .ibex, lifetime: .external("outer")),
                Declaration(number: 2, kind: .gnu, lifetime: .scoped("outer"), needs: [Need(kind: .ibex)]),
            ],
            operations: [.open("outer", with: [.ibex]), .get(Need(kind: .gnu), place: 1)],
            lines: ["make 2#1(0#1)", "aware 2#1", "= 2#1"]),
        Statement(
            ids: "T10", says: "what outlives a scope holds nothing of it",
            declarations: [
                Declaration(number: 1, kind: .fox, lifetime: .scoped("outer")),
                Declaration(number: 2, kind: .gnu, needs: [Need(kind: .fox, form: .provider)]),
            ],
            lines: ["! graph"], problems: ["captive-scope at [2]"]),
        Statement(
            ids: "T11 R25", says: "what is eager becomes lazy by a purge",
            declarations: [Declaration(number: 1, kind: .gnu, isEager: true, isEvictable: true)],
            operations: [.start(), .purge(), .get(Need(kind: .gnu))],
            lines: ["make 1#1()", "aware 1#1", "make 1#2()", "aware 1#2", "= 1#2"]),
        Statement(
            ids: "T12", says: "what lives on the main actor is built there, and had everywhere",
            declarations: [Declaration(number: 1, kind: .gnu, isolation: .main)],
            operations: [.get(Need(kind: .gnu)), .get(Need(kind: .gnu), from: .mainActor), .get(Need(kind: .gnu))],
            lines: ["! main-actor-only", "make 1#1()", "aware 1#1", "= 1#1", "= 1#1"]),
        Statement(
            ids: "T12 A65", says: "what has to be awaited is built before what needs it, and had everywhere",
            declarations: [
                Declaration(number: 1, kind: .gnu, isolation: .awaited),
                Declaration(number: 2, kind: .fox, needs: [Need(kind: .gnu)]),
            ],
            operations: [.get(Need(kind: .fox)), .get(Need(kind: .fox), from: .task), .get(Need(kind: .gnu))],
            lines: ["! asynchronous-only", "make 1#1()", "aware 1#1", "make 2#1(1#1)", "aware 2#1", "= 2#1", "= 1#1"]),
        Statement(
            ids: "T13", says: "a subclass's step replaces one of the same name",
            declarations: [
                Declaration(number: 1, kind: .dog, steps: [Step(name: "first", needs: [])]),
                Declaration(number: 2, kind: .elk, steps: [Step(name: "first", needs: [])]),
            ],
            operations: [.get(Need(kind: .elk))], lines: ["make 2#1()", "step 2#1 2.0()", "= 2#1"]),
        Statement(
            ids: "T14", says: "what is needed is told before what needs it",
            declarations: [
                Declaration(number: 1, kind: .fox, needs: [Need(kind: .gnu)]), Declaration(number: 2, kind: .gnu),
            ],
            operations: [.get(Need(kind: .fox))],
            lines: ["make 2#1()", "aware 2#1", "make 1#1(2#1)", "aware 1#1", "= 1#1"]),
        Statement(
            ids: "T15 A24 G15", says: "one argument too many is an error",
            declarations: [
                Declaration(number: 1, kind: .ibex), Declaration(number: 2, kind: .fox, needs: [Need(kind: .ibex)]),
            ],
            operations: [.invoke(.fox, with: [.ibex, .ibex])], lines: ["! argument-count"]),
        Statement(
            ids: "T15 A20", says: "arguments of a caller are positional",
            declarations: [
                Declaration(number: 1, kind: .ibex),
                Declaration(number: 2, kind: .fox, needs: [Need(kind: .ibex), Need(kind: .ibex, form: .optional)]),
            ],
            operations: [.invoke(.fox, with: [.ibex])], lines: ["make 2#1(0#1, nil)", "aware 2#1", "= 2#1"]),
        Statement(
            ids: "T16", says: "an invocation needs exactly one match",
            declarations: [Declaration(number: 1, kind: .fox), Declaration(number: 2, kind: .fox)],
            operations: [.invoke(.fox)], lines: ["! ambiguous"]),
        Statement(
            ids: "T17", says: "what is set before anybody has asked is what everybody gets",
            declarations: [
                Declaration(number: 1, kind: .ibex), Declaration(number: 2, kind: .gnu, needs: [Need(kind: .ibex)]),
            ],
            operations: [.set(.ibex), .get(Need(kind: .gnu))], lines: ["make 2#1(0#1)", "aware 2#1", "= 2#1"]),
        Statement(
            ids: "T29 A66", says: "an eager dependant of what has not been set waits for it",
            declarations: [
                Declaration(number: 1, kind: .ibex, lifetime: .external(nil)),
                Declaration(number: 2, kind: .gnu, needs: [Need(kind: .ibex)], isEager: true),
            ],
            operations: [.start(), .set(.ibex), .start()], lines: ["make 2#1(0#1)", "aware 2#1"]),
        Statement(
            ids: "T32 R5", says: "a configuration's methods call one another for the one object of each",
            declarations: [
                Declaration(number: 1, kind: .gnu, name: "one", isMethod: true),
                Declaration(
                    number: 2, kind: .fox, name: "two", isMethod: true, calls: [Call(kind: .gnu, name: "one")]),
            ],
            operations: [.get(Need(kind: .fox)), .get(Need(kind: .gnu))],
            lines: ["make 1#1()", "aware 1#1", "make 2#1(1#1)", "aware 2#1", "= 2#1", "= 1#1"]),
    ]
}
