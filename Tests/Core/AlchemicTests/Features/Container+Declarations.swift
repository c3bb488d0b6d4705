import Alchemic
import TestSupport

extension Container {
    /// A container of declarations, in a module whose name does not matter.
    convenience init(
        parent: Container? = nil, strict: Bool = false, @ModuleBuilder _ declarations: () -> [ModuleElement]
    ) throws(GraphError) {
        try self.init(Module("Declarations", declarations), parent: parent, strict: strict)
    }
}

extension Graph {
    /// A graph of declarations, in a module whose name does not matter.
    convenience init(
        roots: [any Any.Type] = [], parent: Graph? = nil, strict: Bool = false, file: StaticString = #fileID,
        line: UInt32 = #line, @ModuleBuilder _ declarations: () -> [ModuleElement]
    ) throws(GraphError) {
        try self.init(
            Module("Declarations", declarations), roots: roots, parent: parent, strict: strict, file: file, line: line)
    }
}

/// The kinds of errors that the check finds in declarations.
func errors(@ModuleBuilder of declarations: () -> [ModuleElement]) -> [Diagnostic.ID] {
    problems(of: Module("Declarations", declarations)).filter { $0.severity == .error }.map(\.id)
}
