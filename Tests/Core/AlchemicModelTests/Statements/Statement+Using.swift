@testable import ReferenceModel

extension Statement {
    /// Setting, invoking, injecting into others' objects, decorating, stopping.
    static let using: [Statement] = [
        Statement(
            ids: "A53 A64 G22 T29", says: "a request for what has not been set throws",
            declarations: [
                Declaration(number: 1, kind: .ibex, lifetime: .external(nil)),
                Declaration(number: 2, kind: .gnu, needs: [Need(kind: .ibex)]),
            ],
            operations: [.get(Need(kind: .gnu)), .set(.ibex), .get(Need(kind: .gnu))],
            lines: ["! external-not-set", "make 2#1(0#1)", "aware 2#1", "= 2#1"]),
        Statement(
            ids: "A59 T17", says: "set needs exactly one that can be set, and a prototype cannot",
            declarations: [
                Declaration(number: 1, kind: .gnu, lifetime: .prototype),
                Declaration(number: 2, kind: .fox, name: "one"), Declaration(number: 3, kind: .fox, name: "two"),
            ],
            operations: [
                .set(.gnu), .set(.fox), .set(.fox, named: "two"), .get(Need(kind: .fox, search: .named("two"))),
            ],
            lines: ["! not-settable", "! not-settable", "aware 0#3", "= 0#3"]),
        Statement(
            ids: "A60", says: "set stores first and injects then",
            declarations: [
                Declaration(
                    number: 1, kind: .ibex, lifetime: .external(nil)),
                Declaration(number: 2, kind: .gnu, needs: [Need(kind: .ibex)]),
                Declaration(number: 3, kind: .fox, steps: [Step(kind: .point, needs: [Need(kind: .hunter)])]),
            ],
            operations: [.set(.fox), .get(Need(kind: .fox))],
            lines: ["step 0#1 3.0(0#1)", "aware 0#1", "= 0#1"]),
        Statement(
            ids: "A61 G10", says: "what is set affects later injections only",
            declarations: [
                Declaration(number: 1, kind: .ibex),
                Declaration(number: 2, kind: .hen, name: "hen", needs: [Need(kind: .ibex)]),
            ],
            operations: [.get(Need(kind: .hen)), .set(.ibex), .get(Need(kind: .hen)), .get(Need(kind: .ibex))],
            lines: ["make 1#1()", "make 2#1(1#1)", "= 2#1", "= 2#1", "= 0#1"]),
        Statement(
            ids: "A57 T16", says: "what is invoked is injected and not kept",
            declarations: [
                Declaration(number: 1, kind: .ibex),
                Declaration(number: 2, kind: .gnu, steps: [Step(kind: .point, needs: [Need(kind: .ibex)])]),
            ],
            operations: [.invoke(.gnu), .get(Need(kind: .gnu))],
            lines: [
                "make 2#1()", "make 1#1()", "step 2#1 2.0(1#1)", "aware 2#1", "= 2#1", "make 2#2()",
                "step 2#2 2.0(1#1)", "aware 2#2", "= 2#2",
            ]),
        Statement(
            ids: "A23 A58 T15", says: "an argument that is left out is nil where the parameter is optional",
            declarations: [
                Declaration(number: 1, kind: .ibex),
                Declaration(number: 2, kind: .gnu, needs: [Need(kind: .ibex, form: .optional)]),
                Declaration(number: 3, kind: .fox, needs: [Need(kind: .ibex)]),
            ],
            operations: [.invoke(.gnu), .invoke(.fox)],
            lines: ["make 2#1(nil)", "aware 2#1", "= 2#1", "! argument-count"]),
        Statement(
            ids: "A51 R18", says: "an object that was made elsewhere is injected, and not kept",
            declarations: [
                Declaration(number: 1, kind: .ibex),
                Declaration(number: 2, kind: .gnu, steps: [Step(kind: .point, needs: [Need(kind: .ibex)])]),
            ],
            operations: [.inject(.gnu), .inject(.dog), .get(Need(kind: .gnu))],
            lines: [
                "make 1#1()", "step 0#1 2.0(1#1)", "aware 0#1", "make 2#1()", "step 2#1 2.0(1#1)", "aware 2#1",
                "= 2#1",
            ]),
        Statement(
            ids: "T25", says: "a parent never sees its child",
            declarations: [Declaration(number: 1, kind: .ibex)],
            operations: [
                .child([Declaration(number: 101, kind: .gnu)]), .get(Need(kind: .gnu, form: .optional)),
                .get(Need(kind: .gnu), place: 1), .get(Need(kind: .ibex), place: 1),
            ],
            lines: ["= nil", "make 101#1()", "aware 101#1", "= 101#1", "make 1#1()", "= 1#1"]),
        Statement(
            ids: "T7", says: "an override replaces one definition, and takes over its name",
            declarations: [
                Declaration(number: 1, kind: .ibex, name: "one"),
                Declaration(number: 2, kind: .ibex, overriding: .named("one")),
            ],
            operations: [.get(Need(kind: .ibex, search: .named("one"))), .get(Need(kind: .ibex, form: .list))],
            lines: ["make 2#1()", "= 2#1", "= [2#1]"]),
        Statement(
            ids: "T7", says: "an override of nothing is an error",
            declarations: [Declaration(number: 1, kind: .ibex, overriding: .named("one"))],
            lines: ["! graph"], problems: ["override-of-nothing at [1]"]),
        Statement(
            ids: "T6 G9", says: "what has failed is free: the next request builds it again",
            declarations: [Declaration(number: 1, kind: .gnu, steps: [Step(needs: [], failures: [1])])],
            operations: [.get(Need(kind: .gnu)), .get(Need(kind: .gnu))],
            lines: [
                "make 1#1()", "fail step 1#1 1.0", "! construction-failed", "make 1#2()", "step 1#2 1.0()",
                "aware 1#2", "= 1#2",
            ]),
        Statement(
            ids: "T10", says: "a container stops each object before what it needs, and has ended then",
            declarations: [
                Declaration(number: 1, kind: .dog),
                Declaration(number: 2, kind: .gnu, needs: [Need(kind: .dog)], hasStop: true),
            ],
            operations: [.get(Need(kind: .gnu)), .stop(), .get(Need(kind: .gnu))],
            lines: ["make 1#1()", "make 2#1(1#1)", "aware 2#1", "= 2#1", "stop 2#1", "stop 1#1", "! ended"]),
    ]
}
