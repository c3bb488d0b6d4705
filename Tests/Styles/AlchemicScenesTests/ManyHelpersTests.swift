import AlchemicScenes
import TestSupport
import Testing

/// A type for each number.
private final class Numbered<Number> {
    var value: Number
    init(_ value: Number) { self.value = value }
}

@Suite("Many helpers", .statement("S2", "T26")) struct ManyHelpersTests {
    private let journal = Journal()

    @Test func `fifteen of fifteen types, in one expression`() {
        let journal = journal
        let screen = ControllerScene { Screen(journal) }
            .with { Numbered(1 as Int8) }
            .with { Numbered(2 as Int16) }
            .with { Numbered(3 as Int32) }
            .with { Numbered(4 as Int64) }
            .with { Numbered(5 as Int) }
            .with { Numbered(6 as UInt8) }
            .with { Numbered(7 as UInt16) }
            .with { Numbered(8 as UInt32) }
            .with { Numbered(9 as UInt64) }
            .with { Numbered(10 as UInt) }
            .with { Numbered(11 as Float) }
            .with { Numbered(12 as Double) }
            .with { Numbered("thirteen") }
            .with { Numbered("f" as Character) }
            .with { Numbered(true) }
            .instantiate(
                connect: { screen, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o in
                    let sum = Int(a.value) + Int(b.value) + Int(c.value) + Int(d.value) + e.value
                    let unsigned = Int(f.value) + Int(g.value) + Int(h.value) + Int(i.value) + Int(j.value)
                    screen.links = [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o]
                    screen.journal.note(
                        "\(sum + unsigned + Int(k.value) + Int(l.value)) \(m.value) \(n.value) \(o.value)")
                },
                view: { _, a, _, _, _, _, _, _, _, _, _, _, _, m, _, o in Page(title: m.value, delegate: a) })
        #expect(journal.entries == ["make controller", "78 thirteen f true", "controller.awake"])
        #expect(screen.sceneContents?.helpers.count == 15)
        #expect(screen.sceneView?.title == "thirteen")
        #expect(screen.sceneView?.delegate === screen.links.first)
    }

    @Test func `sixteen, in statements`() {
        let journal = journal
        let four = ControllerScene { Screen(journal) }.with { 1 }.with { 2 }.with { 3 }.with { 4 }
        let eight = four.with { "5" }.with { "6" }.with { "7" }.with { "8" }
        let sixteen = eight.with { 9 }.with { 10 }.with { 11 }.with { 12 }.with { 13 }.with { 14 }.with { 15 }.with {
            16
        }
        let screen = sixteen.instantiate(connect: { _, a, _, _, _, b, _, _, _, _, _, _, _, _, _, _, c in
            journal.note("\(a) \(b) \(c)")
        })
        #expect(journal.entries.contains("1 5 16"))
        #expect(screen.sceneContents?.helpers.count == 16)
    }

    @Test func `twenty, in a builder, each made anew each time`() {
        let journal = journal
        var made = 0
        func number<Number>(_ value: Number) -> Numbered<Number> {
            made += 1
            return Numbered(value)
        }
        let scene = ControllerScene { Screen(journal) }.helpers {
            number(1)
            number("2")
            number(3.0)
            number(4 as UInt8)
            number(5 as Int8)
            number(6)
            number(7)
            number(8)
            number(9)
            number(10)
            number(11)
            number(12)
            number(13)
            number(14)
            number(15)
            number(16)
            First(journal)
            number(18)
            Second(journal)
            number("twenty")
        }
        #expect(made == 0, "nothing is made before")
        let screen = scene.instantiate(
            connect: { screen, _, two, _, _, _, _, _, _, _, _, _, _, _, _, _, _, first, _, second, twenty in
                screen.links = [first, second]
                screen.journal.note("\(two.value) \(twenty.value)")
            },
            view: { _, one, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, twenty in
                Page(title: twenty.value, delegate: one)
            })
        #expect(made == 18)
        #expect(
            journal.entries == [
                "make controller", "make first", "make second", "2 twenty", "controller.awake", "first.awake",
                "second.awake",
            ])
        #expect(screen.sceneView?.title == "twenty")
        #expect(scene.completed().instantiate() !== screen)
        #expect(made == 36)
    }
}
