import Alchemic

extension Module {
    /// Everything that the check has to say about the module; nothing if it can be used as it is.
    var diagnostics: [Diagnostic] {
        do throws(GraphError) {
            return try Graph(self).warnings
        } catch {
            return error.diagnostics
        }
    }
}
