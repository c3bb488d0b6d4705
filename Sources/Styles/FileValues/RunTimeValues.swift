/// A part of a text.
package enum FilePiece: Sendable {
    case text(String)
    /// A parameter that only the program knows.
    case parameter(String)
    /// A variable of the environment.
    case environment(EnvironmentValue)

    /// Where the part comes from, if no file writes it.
    package var source: OutsideSource? {
        switch self {
        case .text: nil
        case .parameter(let name): .parameter(name)
        case .environment(let value): .environment(value.reference)
        }
    }
}

/// What is known only as the program runs: the environment, and the parameters that the program sets.
package struct RunTimeValues: Sendable {
    private let given: [String: any Sendable]
    private let variables: [String: String]
    private let files: FileAccess
    /// How much may still come from the environment and what replaces it, in values and bytes of text.
    package var room = Int.max

    /// Takes what the program sets, what it runs in, and what `%env(file:…)%` reads with.
    package init(given: [String: any Sendable], variables: [String: String], files: FileAccess = .disk) {
        self.given = Dictionary(given.map { (folded($0.key), $0.value) }, uniquingKeysWith: { $1 })
        self.variables = variables
        self.files = files
    }

    /// What the program set a parameter to.
    package subscript(_ parameter: String) -> (any Sendable)? { given[folded(parameter)] }

    /// What a variable comes to.
    package mutating func read(_ variable: EnvironmentValue) throws(FileFailure) -> FileConstant {
        guard room > 0 else { throw FileFailure("what files read from the environment is too large, all in all") }
        do {
            let constant = try variable.value(in: variables, files: files)
            room -= constant.weight
            return constant
        } catch {
            room -= variable.reference.description.utf8.count
            throw error
        }
    }

    /// A text of which parts are known only now.
    package mutating func text(_ pieces: [FilePiece]) throws(FileFailure) -> String {
        let limit = FileLimits().text
        var text = ""
        for piece in pieces {
            switch piece {
            case .text(let part): text += part
            case .environment(let variable):
                let constant = try read(variable)
                guard let part = constant.embedded else {
                    throw FileFailure("'\(variable.reference)' is \(constant.word), and cannot stand inside a text")
                }
                text += part
            case .parameter(let name):
                guard let part = self[name].flatMap({ FileConstant($0) })?.embedded else {
                    throw FileFailure("the parameter '\(name)' is not a text, so it cannot be part of one")
                }
                text += part
            }
            guard text.utf8.count <= limit else {
                throw FileFailure("this text has more than \(limit) bytes, all in all")
            }
        }
        return text
    }
}
