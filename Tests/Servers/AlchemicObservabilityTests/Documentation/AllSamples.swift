// swift-format-ignore-file
// Made by `swift run --package-path Workshop/Tools samples`.

#if Observability
import StatementSupport

/// The code of all pages of the documentation, section by section.
let documentationSamples: [Sample] = [
    ObservingSamples.all,
].flatMap { $0 }
#endif
