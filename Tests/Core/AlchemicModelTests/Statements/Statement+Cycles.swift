@testable import ReferenceModel

extension Statement {
    /// Cycles, and what is done after an initializer.
    static let cycles: [Statement] = [
        Statement(
            ids: "A75 R31 T5", says: "a cycle of properties is legal, and one object each",
            declarations: [
                Declaration(number: 1, kind: .ibex, steps: [Step(kind: .point, needs: [Need(kind: .hen)])]),
                Declaration(number: 2, kind: .hen, steps: [Step(kind: .point, needs: [Need(kind: .ibex)])]),
            ],
            operations: [.get(Need(kind: .ibex)), .get(Need(kind: .hen))],
            lines: ["make 1#1()", "make 2#1()", "step 1#1 1.0(2#1)", "step 2#1 2.0(1#1)", "= 1#1", "= 2#1"]),
        Statement(
            ids: "A76 R30 G42", says: "a cycle of initializers is an error",
            declarations: [
                Declaration(number: 1, kind: .ibex, needs: [Need(kind: .hen)]),
                Declaration(number: 2, kind: .hen, needs: [Need(kind: .ibex)]),
            ],
            lines: ["! graph"], problems: ["cycle at [1, 2]"]),
        Statement(
            ids: "A77", says: "one property breaks a cycle",
            declarations: [
                Declaration(number: 1, kind: .ibex, steps: [Step(kind: .point, needs: [Need(kind: .hen)])]),
                Declaration(number: 2, kind: .hen, needs: [Need(kind: .ibex)]),
            ],
            operations: [.get(Need(kind: .ibex))],
            lines: ["make 1#1()", "make 2#1(1#1)", "step 1#1 1.0(2#1)", "= 1#1"]),
        Statement(
            ids: "A80 R31", says: "a mixed cycle has one object each, whatever is requested first",
            declarations: [
                Declaration(number: 1, kind: .ibex, needs: [Need(kind: .hen)]),
                Declaration(number: 2, kind: .hen, steps: [Step(kind: .point, needs: [Need(kind: .elk)])]),
                Declaration(number: 3, kind: .elk, needs: [Need(kind: .ibex)]),
            ],
            operations: [.get(Need(kind: .ibex))],
            lines: ["make 2#1()", "make 1#1(2#1)", "make 3#1(1#1)", "step 2#1 2.0(3#1)", "= 1#1"]),
        Statement(
            ids: "R32", says: "a cycle of prototypes alone never ends, and is an error",
            declarations: [
                Declaration(
                    number: 1, kind: .ibex, lifetime: .prototype,
                    steps: [Step(kind: .point, needs: [Need(kind: .hen)])]),
                Declaration(
                    number: 2, kind: .hen, lifetime: .prototype,
                    steps: [Step(kind: .point, needs: [Need(kind: .ibex)])]),
            ],
            lines: ["! graph"], problems: ["cycle at [1, 2]"]),
        Statement(
            ids: "T5", says: "a Lazy breaks a cycle of initializers",
            declarations: [
                Declaration(number: 1, kind: .ibex, needs: [Need(kind: .hen, form: .lazy)]),
                Declaration(number: 2, kind: .hen, needs: [Need(kind: .ibex)]),
            ],
            operations: [.get(Need(kind: .hen)), .use(0)],
            lines: ["make 1#1(later 0)", "make 2#1(1#1)", "= 2#1", "= 2#1"]),
        Statement(
            ids: "A50", says: "an object is told once, after all has been set",
            declarations: [
                Declaration(number: 1, kind: .ibex),
                Declaration(
                    number: 2, kind: .gnu,
                    steps: [
                        Step(kind: .point, needs: [Need(kind: .ibex)]), Step(kind: .point, needs: [Need(kind: .ibex)]),
                    ]),
            ],
            operations: [.get(Need(kind: .gnu)), .get(Need(kind: .gnu))],
            lines: [
                "make 2#1()", "make 1#1()", "step 2#1 2.0(1#1)", "step 2#1 2.1(1#1)", "aware 2#1", "= 2#1", "= 2#1",
            ]),
        Statement(
            ids: "T13 G20 R22", says: "points come first, then calls, then the configure step, then the callback",
            declarations: [
                Declaration(number: 1, kind: .ibex),
                Declaration(
                    number: 2, kind: .gnu,
                    steps: [
                        Step(kind: .configure, needs: []), Step(needs: []),
                        Step(kind: .point, needs: [Need(kind: .ibex)]),
                    ]),
            ],
            operations: [.get(Need(kind: .gnu))],
            lines: [
                "make 2#1()", "make 1#1()", "step 2#1 2.2(1#1)", "step 2#1 2.1()", "step 2#1 2.0()", "aware 2#1",
                "= 2#1",
            ]),
        Statement(
            ids: "G9 T6", says: "what another one receives is finished",
            declarations: [
                Declaration(number: 1, kind: .gnu, steps: [Step(needs: [])]),
                Declaration(number: 2, kind: .ibex, needs: [Need(kind: .gnu)]),
            ],
            operations: [.get(Need(kind: .ibex))],
            lines: ["make 1#1()", "step 1#1 1.0()", "aware 1#1", "make 2#1(1#1)", "= 2#1"]),
        Statement(
            ids: "A52 R15", says: "a subclass gets the injection points of its superclasses, too",
            declarations: [
                Declaration(number: 1, kind: .dog, steps: [Step(needs: [])]),
                Declaration(number: 2, kind: .elk, name: "elk", steps: [Step(needs: [])]),
            ],
            operations: [.get(Need(kind: .elk))],
            lines: ["make 2#1()", "step 2#1 1.0()", "step 2#1 2.0()", "= 2#1"]),
        Statement(
            ids: "A26 T31", says: "an object of a subclass gets the injection points of its class",
            declarations: [
                Declaration(number: 1, kind: .dog, made: .elk, name: "dog", steps: [Step(needs: [])]),
                Declaration(number: 2, kind: .elk, steps: [Step(needs: [])]),
            ],
            operations: [.get(Need(kind: .dog, search: .named("dog")))],
            lines: ["make 1#1()", "step 1#1 1.0()", "step 1#1 2.0()", "= 1#1"]),
    ]
}
