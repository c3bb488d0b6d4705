/// A piece of a text in a definition file.
package enum FilePiece: Sendable {
    case text(String)
    /// A parameter that only the program knows.
    case parameter(String)
    /// An environment variable.
    case environment(EnvironmentValue)

    /// The source of the piece, unless a file contains it.
    package var source: OutsideSource? {
        switch self {
        case .text: nil
        case .parameter(let name): .parameter(name)
        case .environment(let value): .environment(value.reference)
        }
    }
}

/// The values that are known only at run time: environment variables, and parameters that the program sets.
package struct RunTimeValues: Sendable {
    private let given: [String: any Sendable]
    private let variables: [String: String]
    private let files: FileAccess
    /// The size that values from the environment may still have in total, in values and bytes of text.
    package var room = Int.max

    /// Creates the values from the program's parameters, the environment, and the file access of `%env(file:…)%`.
    package init(given: [String: any Sendable], variables: [String: String], files: FileAccess = .disk) {
        self.given = Dictionary(given.map { (folded($0.key), $0.value) }, uniquingKeysWith: { $1 })
        self.variables = variables
        self.files = files
    }

    /// The value to which the program has set a parameter.
    package subscript(_ parameter: String) -> (any Sendable)? { given[folded(parameter)] }

    /// Reads an environment variable, and reduces `room` by the size of the value.
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

    /// Joins the pieces of a text, some of which are known only at run time.
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
