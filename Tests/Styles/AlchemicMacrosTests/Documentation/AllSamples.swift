// swift-format-ignore-file
// Made by `swift run --package-path Workshop/Tools samples`.

#if Macros
import StatementSupport

/// The code of all pages of the documentation, section by section.
let documentationSamples: [Sample] = [
    ComingFromAncestorsSamples.all,
    ConfigurationsSamples.all,
    MacrosSamples.all,
].flatMap { $0 }
#endif
