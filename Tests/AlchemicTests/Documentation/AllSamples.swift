// swift-format-ignore-file
// Made by `swift run --package-path Tools samples`.

/// The code of all pages of the documentation, section by section.
let documentationSamples: [Sample] = [
    ReadmeSamples.all,
    DeclaringSamples.all,
    GettingStartedSamples.all,
    TroubleshootingSamples.all,
].flatMap { $0 }
