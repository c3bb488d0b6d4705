/// Reads the declarations and operations of a sketch.
///
/// Lines and semicolons separate them; what begins with a capital letter is a declaration.
struct SketchParser {
    private let text: [Character]
    var place = 0
    private let file: String
    private let firstLine: Int
    /// What the declarations are called, in the order of their numbers.
    var labels: [String] = []
    /// The ways in which it can begin.
    var beginnings: [[Operation]] = []

    init(_ text: some StringProtocol, _ file: String, _ line: Int) {
        self.text = Array(text)
        self.file = file
        firstLine = line
    }

    struct Mistake: Error, CustomStringConvertible { let description: String }

    mutating func runs() throws -> [Sketch.Run] {
        let all = try items()
        if place < text.count { throw mistake("a declaration or an operation") }
        return (beginnings.isEmpty ? [[]] : beginnings).map { beginning in
            Sketch.Run(
                description: Description(declarations: all.declarations, operations: beginning + all.operations),
                unwritten: beginning.count { operation in
                    switch operation {
                    case .get, .use, .invoke: true
                    default: false
                    }
                })
        }
    }

    mutating func items() throws -> (declarations: [Declaration], operations: [Operation]) {
        var (declarations, operations): ([Declaration], [Operation]) = ([], [])
        while true {
            while let next, next.isWhitespace || next == ";" { place += 1 }
            guard let next, next != "}" else { return (declarations, operations) }
            if next.isUppercase { declarations.append(try declaration()) } else { operations += try self.operations() }
            skip()
            if let next = self.next, !";\n}".contains(next) { throw mistake("a semicolon or the end of the line") }
        }
    }

    // MARK: Characters

    var next: Character? { place < text.count ? text[place] : nil }

    /// Passes over blanks; and over the end of a line, where a step goes on in the next one.
    mutating func skip(toStep: Bool = false) {
        var after = place
        while after < text.count, text[after] == " " || toStep && text[after] == "\n" { after += 1 }
        if after < text.count, text[after] == "." || !text[place..<after].contains("\n") { place = after }
        while next == " " { place += 1 }
    }

    mutating func accept(_ words: String) -> Bool {
        guard text[place...].starts(with: words) else { return false }
        place += words.count
        return true
    }

    mutating func expect(_ words: String) throws { if !accept(words) { throw mistake("\"\(words)\"") } }

    mutating func word() -> String {
        let begin = place
        while let next, next.isLetter || next.isNumber || next == "-" || next == "_" { place += 1 }
        return String(text[begin..<place])
    }

    mutating func number() throws -> Int {
        skip()
        guard let number = Int(word()) else { throw mistake("a number") }
        return number
    }

    /// The runs that fail: `!1,2`.
    mutating func numbers() throws -> [Int] {
        try expect("!")
        var all = [try number()]
        while next == ",", place + 1 < text.count, text[place + 1].isNumber {
            place += 1
            all.append(try number())
        }
        return all
    }

    mutating func quoted() throws -> String {
        skip()
        try expect("\"")
        let rest = text[place...].prefix { $0 != "\"" }
        place += rest.count
        try expect("\"")
        return String(rest)
    }

    mutating func inParentheses<Value>(_ read: (inout SketchParser) throws -> Value) throws -> Value {
        try expect("(")
        skip()
        let value = try read(&self)
        try expect(")")
        return value
    }

    func mistake(_ expected: String) -> Mistake {
        let line = firstLine + text[..<place].count { $0 == "\n" }
        let rest = text[place...].prefix { $0 != "\n" }
        return Mistake(description: "\(file):\(line): expected \(expected) before `\(String(rest))`")
    }
}
