@testable import ReferenceModel

extension Statement {
    /// How long objects are kept.
    static let lifetimes: [Statement] = [
        Statement(
            ids: "A1 A2 R5", says: "asking twice for a singleton returns the identical object",
            declarations: [Declaration(number: 1, kind: .ibex)],
            operations: [.get(Need(kind: .ibex)), .get(Need(kind: .ibex))],
            lines: ["make 1#1()", "= 1#1", "= 1#1"]),
        Statement(
            ids: "A3 R4", says: "a prototype is new for each request and each injection point",
            declarations: [
                Declaration(number: 1, kind: .ibex, lifetime: .prototype),
                Declaration(number: 2, kind: .hen, needs: [Need(kind: .ibex), Need(kind: .ibex)]),
            ],
            operations: [.get(Need(kind: .hen)), .get(Need(kind: .ibex))],
            lines: ["make 1#1()", "make 1#2()", "make 2#1(1#1, 1#2)", "= 2#1", "make 1#3()", "= 1#3"]),
        Statement(
            ids: "A7 A19", says: "a second registration of a type under another name is a second definition",
            declarations: [
                Declaration(number: 1, kind: .ibex, name: "one"), Declaration(number: 2, kind: .ibex, name: "two"),
            ],
            operations: [
                .get(Need(kind: .ibex, search: .named("one"))), .get(Need(kind: .ibex, search: .named("two"))),
                .get(Need(kind: .ibex, search: .named("one"))),
            ],
            lines: ["make 1#1()", "= 1#1", "make 2#1()", "= 2#1", "= 1#1"]),
        Statement(
            ids: "R3", says: "an eager singleton is created by the start, a lazy one on its first request",
            declarations: [
                Declaration(number: 1, kind: .fox), Declaration(number: 2, kind: .gnu, isEager: true),
            ],
            operations: [.start(), .get(Need(kind: .gnu)), .get(Need(kind: .fox))],
            lines: ["make 2#1()", "aware 2#1", "= 2#1", "make 1#1()", "aware 1#1", "= 1#1"]),
        Statement(
            ids: "R21", says: "a prototype that is injected into a singleton lives as long as the singleton",
            declarations: [
                Declaration(number: 1, kind: .ibex, lifetime: .prototype),
                Declaration(number: 2, kind: .hen, needs: [Need(kind: .ibex)]),
            ],
            operations: [.get(Need(kind: .hen), keeping: false), .letGo, .get(Need(kind: .hen))],
            lines: ["make 1#1()", "make 2#1(1#1)", "= 2#1", "= 2#1"]),
        Statement(
            ids: "R25 T11",
            says: "a purge drops what allows it; what holds it keeps it, the next request makes another one",
            declarations: [
                Declaration(number: 1, kind: .ibex, isEvictable: true),
                Declaration(number: 2, kind: .fox, needs: [Need(kind: .ibex)]),
                Declaration(number: 3, kind: .gnu, lifetime: .prototype, needs: [Need(kind: .ibex)]),
            ],
            operations: [.get(Need(kind: .fox)), .purge(), .get(Need(kind: .fox)), .get(Need(kind: .gnu))],
            lines: [
                "make 1#1()", "make 2#1(1#1)", "aware 2#1", "= 2#1", "= 2#1", "make 1#2()", "make 3#1(1#2)",
                "aware 3#1", "= 3#1",
            ]),
        Statement(
            ids: "T10", says: "a weak object is there for as long as something holds it",
            declarations: [Declaration(number: 1, kind: .ibex, lifetime: .weak)],
            operations: [
                .get(Need(kind: .ibex)), .get(Need(kind: .ibex), keeping: false), .letGo, .get(Need(kind: .ibex)),
            ],
            lines: ["make 1#1()", "= 1#1", "= 1#1", "make 1#2()", "= 1#2"]),
        Statement(
            ids: "T10", says: "each scope has its own object, and none is there outside of one",
            declarations: [Declaration(number: 1, kind: .ibex, lifetime: .scoped("outer"))],
            operations: [
                .get(Need(kind: .ibex)), .open("outer"), .open("outer"), .get(Need(kind: .ibex), place: 1),
                .get(Need(kind: .ibex), place: 2), .get(Need(kind: .ibex), place: 1),
            ],
            lines: ["! outside-scope", "make 1#1()", "= 1#1", "make 1#2()", "= 1#2", "= 1#1"]),
        Statement(
            ids: "T10", says: "a singleton lives where it is declared, a child overrides it",
            declarations: [Declaration(number: 1, kind: .ibex), Declaration(number: 2, kind: .gnu)],
            operations: [
                .child([Declaration(number: 101, kind: .ibex)]), .get(Need(kind: .gnu), place: 1),
                .get(Need(kind: .gnu)), .get(Need(kind: .ibex), place: 1), .get(Need(kind: .ibex)),
            ],
            lines: [
                "make 2#1()", "aware 2#1", "= 2#1", "= 2#1", "make 101#1()", "= 101#1", "make 1#1()", "= 1#1",
            ]),
        Statement(
            ids: "T28", says: "a scope that exists nowhere is an error",
            declarations: [Declaration(number: 1, kind: .ibex)], operations: [.open("outer")],
            lines: ["! unknown-scope"]),
        Statement(
            ids: "T32", says: "a second definition of a type has attributes of its own",
            declarations: [
                Declaration(number: 1, kind: .ibex, lifetime: .prototype, name: "new"),
                Declaration(number: 2, kind: .ibex, name: "kept", isPrimary: true),
            ],
            operations: [
                .get(Need(kind: .ibex)), .get(Need(kind: .ibex, search: .named("new"))), .get(Need(kind: .ibex)),
            ],
            lines: ["make 2#1()", "= 2#1", "make 1#1()", "= 1#1", "= 2#1"]),
    ]
}
