import AlchemicGraphDocument
import CAlchemicChecking

/// Called by the constructor, before `main`, in a program that was started with `ALCHEMIC_CHECK=1`.
///
/// Its first graph is then reported as ``GraphCheck`` does, with options from the environment: `ALCHEMIC_CHECK_FORMAT` for
/// `--format`, `ALCHEMIC_CHECK_DOCUMENT` for `--document`, and so on.
@_documentation(visibility: internal)
@c(alchemic_prepare_check)
public func prepareCheck() {
    ProgramCheck.report = { findings, unused in
        do throws(CheckOptions.Mistake) {
            GraphCheck.finish(try CheckOptions.ofProgram([]), findings, unused: unused)
        } catch {
            TextFile.print("error: \(error.description)\n", toErrors: true)
            alchemic_end(2)
        }
    }
}
