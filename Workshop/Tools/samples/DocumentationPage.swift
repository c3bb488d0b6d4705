/// A page of the documentation, taken apart into the Swift code that it shows and the comments that concern it.
///
/// Each section of a page is compiled and run as one function. Comments of the page say what else there is to know:
///
/// - `<!-- hidden: … -->` adds code to the section that is not shown;
/// - `<!-- shared: … -->` adds code that all sections of the page see, and `<!-- shared -->` makes it of the next block;
///   one that is an extension stands at the top of the file;
/// - `<!-- throws: … -->` adds code that throws, and `<!-- throws -->` says so of the next block; the block of `text`
///   that comes next, if there is one before other code, is what the error says;
/// - `<!-- macros -->` and `<!-- plain -->` say that the next block is one of two forms of the same, with and without macros;
///   `<!-- macros: … -->` and `<!-- plain: … -->` add code to a form. The forms are namespaces of the page, `Macros` and
///   `Plain`, and a section that has one has both, and compares their graphs with `expectSameGraph`. After
///   `<!-- macros outside -->` or `<!-- plain outside -->` the code stands by itself, as an extension has to;
/// - `<!-- not compiled: why -->` leaves the next block out;
/// - `<!-- file: Sources/App/main.swift -->` says that the next block is a whole file. A page that has one is no sample from
///   there on: `Workshop/IntegrationTests/Paste` pastes its blocks into a package, as a reader does;
/// - `<!-- from: path -->` says that the next block stands in this file of the repository, where it is compiled;
/// - `<!-- product: AlchemicMacros -->` says what the code of the page imports instead of `Alchemic`; of several products,
///   the first is the one that it is tested with.
struct DocumentationPage: Equatable {
    /// Code, with the line of the page where it begins.
    struct Block: Equatable {
        var lines: [String]
        var line: Int

        /// Whether it cannot stand within a type.
        fileprivate var isExtension: Bool { lines.first?.hasPrefix("extension ") == true }

        /// The same within a type: what a file declares at its top belongs to the type.
        var `static`: Block {
            let words = ["let ", "var ", "func "]
            return Block(
                lines: lines.map { line in words.contains(where: line.hasPrefix) ? "static " + line : line }, line: line
            )
        }

        /// The same, which the samples of other pages do not see.
        fileprivate var `fileprivate`: Block {
            Block(lines: ["fileprivate " + lines[0]] + lines.dropFirst(), line: line)
        }
    }

    /// What a section is made of, in order.
    enum Part: Equatable {
        case code(Block)
        case failure(Block, text: String?)
    }

    struct Section: Equatable {
        var title: String
        var line = 0
        var parts: [Part] = []
        /// The forms that the section has.
        var forms: Set<Form> = []

        /// What is wrong with its two forms; nil if nothing is.
        fileprivate var mistake: PageReader.Problem? {
            let isCompared = parts.contains { part in
                if case .code(let block) = part {
                    block.lines.contains { $0.contains("expectSameGraph(") }
                } else {
                    false
                }
            }
            guard !forms.isEmpty, forms.count < Form.allCases.count || !isCompared else { return nil }
            return PageReader.Problem(
                line: line, reason: "a section has both forms, and compares them with `expectSameGraph`")
        }
    }

    /// One of two ways to write the same.
    enum Form: CaseIterable {
        case macros
        case plain

        /// The namespace that its code stands in.
        var namespace: String {
            switch self {
            case .macros: "Macros"
            case .plain: "Plain"
            }
        }
    }

    /// The path in the repository.
    let path: String
    /// What its code imports, and where that is tested.
    private(set) var product = Product.alchemic
    /// What it imports beside that.
    private(set) var furtherProducts: [Product] = []
    private(set) var shared: [Block] = []
    private(set) var forms: [Form: [Block]] = [:]
    /// What stands at the top of the file.
    private(set) var outside: [Block] = []
    private(set) var sections: [Section] = []
    /// What stands in other files.
    private(set) var quotes: [Quote] = []

    /// The page's name as part of a type's: `README.md` is `Readme`, `0001-a-page.md` is `Page0001APage`.
    var name: String {
        let file = path.split(separator: "/").last.map(String.init) ?? path
        let stem = file.hasSuffix(".md") ? String(file.dropLast(3)) : file
        let words = stem.split { !$0.isLetter && !$0.isNumber }
        let name = words.map { word in
            word.allSatisfy(\.isUppercase)
                ? word.prefix(1) + word.dropFirst().lowercased() : word.prefix(1).uppercased() + word.dropFirst()
        }.joined()
        return name.first?.isNumber == true ? "Page" + name : name
    }

    /// Reads a page.
    init(parsing text: String, path: String) throws(MalformedPage) {
        self.path = path
        var reader = PageReader(text)
        do throws(PageReader.Problem) {
            while let element = try reader.next() { try take(element) }
            for section in sections { if let mistake = section.mistake { throw mistake } }
        } catch {
            throw MalformedPage(path: path, line: error.line, reason: error.reason)
        }
        sections.removeAll(where: \.parts.isEmpty)
    }

    private var role = PageReader.Role.code
    /// Whether a whole file came before: what follows belongs to it.
    private var isPasted = false

    private mutating func take(_ element: PageReader.Element) throws(PageReader.Problem) {
        switch element {
        case .heading(let title, let line):
            if sections.contains(where: { $0.title == title && !$0.parts.isEmpty }) {
                throw PageReader.Problem(line: line, reason: "another section with code is called '\(title)'")
            }
            sections.append(Section(title: title, line: line))
        case .role(let role): self.role = role
        case .file: isPasted = true
        case .fence("swift", _) where isPasted: role = .code
        case .products(let products):
            product = products[0]
            furtherProducts = Array(products.dropFirst())
        case .code(let block, let role): add(block, role)
        case .fence("swift", let block):
            add(block, role)
            role = .code
        case .fence(_, let block) where role.isQuoted:
            add(block, role)
            role = .code
        case .fence("text", let block):
            let text = block.lines.joined(separator: "\n")
            if case .failure(let code, text: nil)? = sections.last?.parts.last {
                sections[sections.count - 1].parts[sections[sections.count - 1].parts.count - 1] =
                    .failure(code, text: text)
            }
        case .fence: break
        }
    }

    private mutating func add(_ block: Block, _ role: PageReader.Role) {
        if sections.isEmpty { sections.append(Section(title: "Overview")) }
        switch role {
        case .code: sections[sections.count - 1].parts.append(.code(block))
        case .throwing: sections[sections.count - 1].parts.append(.failure(block, text: nil))
        case .shared where block.isExtension: outside.append(block.fileprivate)
        case .shared: shared.append(block)
        case .form(let form):
            forms[form, default: []].append(block)
            sections[sections.count - 1].forms.insert(form)
        case .outside(let form):
            outside.append(block)
            sections[sections.count - 1].forms.insert(form)
        case .quoted(let file): quotes.append(Quote(file: file, block: block))
        case .leftOut: break
        }
    }
}

/// A page that cannot be read.
struct MalformedPage: Error, Equatable, CustomStringConvertible {
    let path: String
    let line: Int
    let reason: String

    var description: String { "\(path):\(line): error: \(reason)" }
}
