@testable import ReferenceModel

extension Statement {
    /// What requests and parameters find.
    static let finding: [Statement] = [
        Statement(
            ids: "A5 R12 T8", says: "a name finds exactly the definition that has it",
            declarations: [Declaration(number: 1, kind: .ibex, name: "one")],
            operations: [
                .get(Need(kind: .ibex, search: .named("one"))), .get(Need(kind: .ibex, search: .named("One"))),
            ],
            lines: ["make 1#1()", "= 1#1", "! missing-name"]),
        Statement(
            ids: "A6 T7", says: "two definitions of one name are an error",
            declarations: [
                Declaration(number: 1, kind: .ibex, name: "one"), Declaration(number: 2, kind: .gnu, name: "one"),
            ],
            lines: ["! graph"], problems: ["duplicate-name at [2]"]),
        Statement(
            ids: "R9", says: "names and aliases form one namespace",
            declarations: [
                Declaration(number: 1, kind: .ibex, name: "one"),
                Declaration(number: 2, kind: .gnu, aliases: ["one"]),
            ],
            lines: ["! graph"], problems: ["duplicate-name at [2]"]),
        Statement(
            ids: "R8 R10 G24", says: "an alias finds the same object as the name",
            declarations: [Declaration(number: 1, kind: .ibex, name: "one", aliases: ["two"])],
            operations: [
                .get(Need(kind: .ibex, search: .named("one"))), .get(Need(kind: .ibex, search: .named("two"))),
            ],
            lines: ["make 1#1()", "= 1#1", "= 1#1"]),
        Statement(
            ids: "A33", says: "a class finds its subclasses, a protocol what inherits the conformance",
            declarations: [Declaration(number: 1, kind: .cat)],
            operations: [.get(Need(kind: .ant)), .get(Need(kind: .walker)), .get(Need(kind: .flier))],
            lines: ["make 1#1()", "aware 1#1", "= 1#1", "= 1#1", "= 1#1"]),
        Statement(
            ids: "A34", says: "of a class and protocols in one query all have to match",
            declarations: [Declaration(number: 1, kind: .ant), Declaration(number: 2, kind: .bee)],
            operations: [.get(Need(kind: .ant, search: .typed([.ant, .flier])))],
            lines: ["make 2#1()", "aware 2#1", "= 2#1"]),
        Statement(
            ids: "A37", says: "without a query the parameter's own type decides, and never the object's",
            declarations: [Declaration(number: 1, kind: .ant, made: .bee)],
            operations: [.get(Need(kind: .flier, form: .optional)), .get(Need(kind: .ant))],
            lines: ["= nil", "make 1#1()", "aware 1#1", "= 1#1"]),
        Statement(
            ids: "A38", says: "a query replaces the parameter's own type, and what it finds has to fit",
            declarations: [
                Declaration(number: 1, kind: .ant),
                Declaration(number: 2, kind: .ibex, needs: [Need(kind: .flier, search: .typed([.walker]))]),
            ],
            lines: ["! graph"], problems: ["type-mismatch at [2]"]),
        Statement(
            ids: "A39 A74", says: "no candidate is an error of the check",
            declarations: [Declaration(number: 1, kind: .ibex, needs: [Need(kind: .ant)])],
            lines: ["! graph"], problems: ["missing-binding at [1]"]),
        Statement(
            ids: "A47 T4", says: "several candidates for one are an error",
            declarations: [
                Declaration(number: 1, kind: .ant), Declaration(number: 2, kind: .bee),
                Declaration(number: 3, kind: .ibex, needs: [Need(kind: .walker)]),
            ],
            lines: ["! graph"], problems: ["ambiguous at [3]"]),
        Statement(
            ids: "A28", says: "the only primary among the candidates wins",
            declarations: [
                Declaration(number: 1, kind: .ant), Declaration(number: 2, kind: .bee, isPrimary: true),
            ],
            operations: [.get(Need(kind: .walker))], lines: ["make 2#1()", "aware 2#1", "= 2#1"]),
        Statement(
            ids: "A28", says: "a primary never widens a query",
            declarations: [
                Declaration(number: 1, kind: .ibex, tags: [Tag(word: "red")]),
                Declaration(number: 2, kind: .ibex, isPrimary: true),
            ],
            operations: [.get(Need(kind: .ibex, search: .tagged("red")))], lines: ["make 1#1()", "= 1#1"]),
        Statement(
            ids: "A29", says: "two primaries are an error",
            declarations: [
                Declaration(number: 1, kind: .ant, isPrimary: true),
                Declaration(number: 2, kind: .bee, isPrimary: true),
                Declaration(number: 3, kind: .ibex, needs: [Need(kind: .walker)]),
            ],
            lines: ["! graph"], problems: ["several-primaries at [3]"]),
        Statement(
            ids: "A31", says: "a name makes a primary irrelevant",
            declarations: [
                Declaration(number: 1, kind: .ibex, name: "one"),
                Declaration(number: 2, kind: .ibex, isPrimary: true),
            ],
            operations: [.get(Need(kind: .ibex, search: .named("one")))], lines: ["make 1#1()", "= 1#1"]),
        Statement(
            ids: "A32 T7", says: "overrides of a test come before the real thing, which is there again afterwards",
            declarations: [
                Declaration(number: 1, kind: .ibex), Declaration(number: 2, kind: .gnu, needs: [Need(kind: .ibex)]),
            ],
            operations: [
                .overriding([Declaration(number: 51, kind: .ibex)], place: 0, [.get(Need(kind: .gnu))]),
                .get(Need(kind: .gnu)),
            ],
            lines: [
                "make 51#1()", "make 2#1(51#1)", "aware 2#1", "= 2#1", "make 1#1()", "make 2#2(1#1)", "aware 2#2",
                "= 2#2",
            ]),
        Statement(
            ids: "A22 A45 A55 T18", says: "a constant nil stands alone",
            declarations: [
                Declaration(number: 1, kind: .ibex),
                Declaration(number: 2, kind: .hen, needs: [Need(kind: .ibex, form: .optional, search: .constant)]),
            ],
            operations: [.get(Need(kind: .hen))], lines: ["make 2#1(nil)", "= 2#1"]),
        Statement(
            ids: "A46 A49 T2", says: "a list gets all matches in order of declaration, one or none, too",
            declarations: [Declaration(number: 1, kind: .dog), Declaration(number: 2, kind: .hen)],
            operations: [
                .get(Need(kind: .walker, form: .list)), .get(Need(kind: .hunter, form: .list)),
                .get(Need(kind: .flier, form: .list)),
            ],
            lines: ["make 1#1()", "= [1#1]", "= []", "make 2#1()", "= [2#1]"]),
        Statement(
            ids: "T2", says: "a list that asks for one member at least is an error without any",
            declarations: [
                Declaration(number: 1, kind: .ibex, needs: [Need(kind: .ant, form: .list, search: .atLeastOne)])
            ],
            lines: ["! graph"], problems: ["too-few at [1]"]),
        Statement(
            ids: "A30 T3", says: "a primary narrows a list that asks for it, and no other",
            declarations: [
                Declaration(number: 1, kind: .ibex), Declaration(number: 2, kind: .ibex, isPrimary: true),
            ],
            operations: [
                .get(Need(kind: .ibex, form: .list, search: .primaries)), .get(Need(kind: .ibex, form: .list)),
            ],
            lines: ["make 2#1()", "= [2#1]", "make 1#1()", "= [1#1, 2#1]"]),
        Statement(
            ids: "G21", says: "a tag finds what has it, by name",
            declarations: [
                Declaration(number: 1, kind: .ibex, name: "one", tags: [Tag(word: "red")]),
                Declaration(number: 2, kind: .ibex, name: "two"),
                Declaration(number: 3, kind: .ibex, name: "three", tags: [Tag(word: "red", order: 0)]),
            ],
            operations: [
                .get(Need(kind: .ibex, form: .dictionary, search: .tagged("red"))),
                .get(Need(kind: .ibex, form: .list, search: .tagged("red"))),
            ],
            lines: ["make 3#1()", "make 1#1()", "= [one: 1#1, three: 3#1]", "= [3#1, 1#1]"]),
        Statement(
            ids: "T1 G26 R11", says: "an optional is nil when nothing is declared",
            declarations: [
                Declaration(number: 1, kind: .ibex, needs: [Need(kind: .ant, form: .optional, search: .named("none"))])
            ],
            operations: [.get(Need(kind: .ibex))], lines: ["make 1#1(nil)", "= 1#1"]),
        Statement(
            ids: "T1 G27", says: "an error while building reaches the caller of an optional, too",
            declarations: [Declaration(number: 1, kind: .ibex, failures: [1])],
            operations: [.get(Need(kind: .ibex, form: .optional)), .get(Need(kind: .ibex, form: .optional))],
            lines: ["fail 1", "! construction-failed", "make 1#1()", "= 1#1"]),
        Statement(
            ids: "G5", says: "an unknown name is an error", declarations: [Declaration(number: 1, kind: .ibex)],
            operations: [.get(Need(kind: .ibex, search: .named("none")))], lines: ["! missing-name"]),
        Statement(
            ids: "R17 T24", says: "what has the name and another type is an error",
            declarations: [Declaration(number: 1, kind: .ibex, name: "one")],
            operations: [.get(Need(kind: .ant, search: .named("one")))], lines: ["! type-mismatch"]),
    ]
}
