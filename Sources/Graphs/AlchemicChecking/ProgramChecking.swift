import AlchemicGraphDocument
import CAlchemicChecking

/// Prepares the check of a program that was started with `ALCHEMIC_CHECK=1`.
///
/// A C constructor calls this function before `main`.
///
/// The program's first graph is then reported as ``GraphCheck`` does, with options from the environment, such as
/// `ALCHEMIC_CHECK_FORMAT` for `--format` and `ALCHEMIC_CHECK_DOCUMENT` for `--document`.
@_documentation(visibility: internal)
@c(alchemic_prepare_check)
public func prepareCheck() {
    ProgramCheck.report = { graph, problemsWithUnused in
        do throws(CheckOptions.Mistake) {
            GraphCheck.reportAndExit(graph, options: try CheckOptions.ofProgram([]), unused: problemsWithUnused)
        } catch {
            TextFile.print("error: \(error.description)\n", toErrors: true)
            alchemic_end(2)
        }
    }
}
