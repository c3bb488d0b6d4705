// swift-format-ignore-file
// Made by `swift run --package-path Workshop/Tools samples`.

import StatementSupport

/// The code of all pages of the documentation, section by section.
let documentationSamples: [Sample] = [
    TestingSamples.all,
].flatMap { $0 }
