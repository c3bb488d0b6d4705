// swift-format-ignore-file
// Made by `swift run --package-path Workshop/Tools samples`.

#if Files
import StatementSupport

/// The code of all pages of the documentation, section by section.
let documentationSamples: [Sample] = [
    ComingFromSymfonySamples.all,
    DefinitionFilesSamples.all,
    ApplePlatformsSamples.all,
].flatMap { $0 }
#endif
