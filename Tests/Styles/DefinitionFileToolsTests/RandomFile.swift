/// Writes files of definitions at random: in all indentations, with comments and empty lines anywhere, with texts on several
/// lines, with maps and lists in braces and without.
struct RandomFile {
    private var state: UInt64
    private var lines: [String] = []
    private var comments = 0

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func text() -> String {
        if chance(3) {
            comment(0)
            empty()
        }
        section(0, keys: shuffled(["ContainerClass", "Language", "Parameters", "Defaults", "Services", "when@test"]))
        if chance(3) { comment(0) }
        return lines.joined(separator: chance(8) ? "\r\n" : "\n") + (chance(2) ? "\n" : "")
    }

    private mutating func section(_ indent: Int, keys: [String]) {
        for key in keys where !chance(4) {
            noise(indent)
            let inner = indent + [1, 2, 3, 4, 8][number(5)]
            switch key {
            case "ContainerClass", "Language": add(indent, "\(key): Swift")
            case "Parameters":
                guard !chance(5) else {
                    add(indent, "\(key): { b: 1, a: 2 }")
                    continue
                }
                open(indent, key)
                for name in shuffled(["d", "c", "b", "a"]).prefix(1 + number(4)) { entry(inner, name, depth: 0) }
            case "Services", "when@test":
                open(indent, key)
                if key == "when@test" {
                    section(inner, keys: shuffled(["Services", "Parameters"]))
                    add(inner, "Import: []")
                } else {
                    for name in shuffled(["car", "engine", "bike", "wheel"]).prefix(1 + number(4)) {
                        service(inner, name)
                    }
                }
            default: add(indent, "\(key): { Shared: true }")
            }
        }
        if indent == 0 { add(0, "Import: [a, b]") }
    }

    private mutating func service(_ indent: Int, _ name: String) {
        noise(indent)
        if chance(4) { return add(indent, "\(name): '@other'") }
        if chance(5) { return add(indent, "\(name): { Class: A, Shared: false }") }
        open(indent, name)
        let inner = indent + 1 + number(4)
        for key in shuffled(["Class", "Arguments", "Setters", "Tags", "Description"]).prefix(1 + number(5)) {
            noise(inner)
            switch key {
            case "Arguments": value(inner, key, list: true, depth: 1)
            case "Setters", "Tags": value(inner, key, list: false, depth: 1)
            case "Description": text(inner, key)
            default: add(inner, "\(key): \(name)")
            }
        }
        if chance(4) { comment(inner) }
    }

    private mutating func entry(_ indent: Int, _ name: String, depth: Int) {
        noise(indent)
        switch number(depth > 2 ? 2 : 4) {
        case 0: add(indent, "\(name): \(number(100))")
        case 1: text(indent, name)
        case 2: value(indent, name, list: true, depth: depth + 1)
        default: value(indent, name, list: false, depth: depth + 1)
        }
    }

    private mutating func value(_ indent: Int, _ name: String, list: Bool, depth: Int) {
        if chance(3) {
            add(indent, "\(name): \(list ? "[1, 'x'," : "{ a: 1,")")
            return add(indent + 1 + number(6), list ? "  2]" : "b: 2 }")
        }
        open(indent, name)
        let inner = list && chance(2) ? indent : indent + 1 + number(4)
        for index in 0..<(1 + number(3)) {
            noise(inner)
            guard list else {
                entry(inner, "k\(index)", depth: depth)
                continue
            }
            let dash = "-" + String(repeating: " ", count: 1 + number(3))
            if depth < 3, chance(3) {
                add(inner, "\(dash)m: 1")
                entry(inner + dash.count, "n", depth: depth + 1)
            } else if chance(5) {
                add(inner, "\(dash)- 1")
                add(inner + dash.count, "- 2")
            } else {
                add(inner, "\(dash)\(number(10))")
            }
        }
    }

    private mutating func text(_ indent: Int, _ name: String) {
        switch number(6) {
        case 0:
            add(indent, "\(name): \(["|", ">", "|-", "|+"][number(4)])")
            let inner = indent + 2 + number(4)
            add(inner, "first # no comment")
            if chance(2) { lines.append(chance(2) ? "" : String(repeating: " ", count: number(8))) }
            add(inner + number(3), "second   ")
            if chance(3) { lines.append("") }
        case 1:
            add(indent, "\(name): \"a # no comment")
            if chance(2) { lines.append("") }
            add(indent + 1 + number(5), "b\"")
        case 2: add(indent, "\(name): 'it''s: { no map'   # \(next())")
        case 3:
            add(indent, "\(name): &anchor\(comments) x")
            comments += 1
        case 4: add(indent, "\(name): \"\\t é \\u00e9\"")
        default:
            add(indent, "\(name): plain")
            add(indent + 1 + number(3), "and on")
        }
    }

    // MARK: Small things

    private mutating func open(_ indent: Int, _ key: String) {
        add(indent, "\(key):" + (chance(4) ? "  # \(next())" : "") + (chance(4) ? "  " : ""))
    }

    private mutating func noise(_ indent: Int) {
        if chance(4) { empty() }
        if chance(3) { comment(chance(4) ? number(10) : indent) }
        if chance(6) {
            comment(indent)
            empty()
        }
        if chance(4) { empty() }
    }

    private mutating func comment(_ indent: Int) { add(indent, "# \(next())") }
    private mutating func next() -> String {
        comments += 1
        return "comment \(comments)"
    }
    private mutating func empty() { lines.append(String(repeating: " ", count: number(3))) }
    private mutating func add(_ indent: Int, _ text: String) {
        lines.append(String(repeating: " ", count: indent) + text)
    }
    private mutating func chance(_ one: Int) -> Bool { number(one) == 0 }
    private mutating func number(_ below: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state % UInt64(below))
    }
    private mutating func shuffled(_ words: [String]) -> [String] {
        var words = words
        for index in words.indices.reversed() where index > 0 { words.swapAt(index, number(index + 1)) }
        return words
    }
}
