// swift-format-ignore-file
// Made by `swift run --package-path Tools samples`.

import StatementSupport

/// The code of all pages of the documentation, section by section.
let documentationSamples: [Sample] = [
    AlchemicSamples.all,
    AskingSamples.all,
    ComingFromFactorySamples.all,
    ComingFromNeedleSamples.all,
    ComingFromNoLibrarySamples.all,
    ComingFromResolverSamples.all,
    ComingFromSafeDISamples.all,
    ComingFromSwiftDependenciesSamples.all,
    ComingFromSwinjectSamples.all,
    ConcurrencySamples.all,
    Page0003LegalCyclesSamples.all,
    DeclaringSamples.all,
    FindingTypesSamples.all,
    LifecycleSamples.all,
    ScenesSamples.all,
    ScopesAndChildrenSamples.all,
    SeveralTargetsSamples.all,
    StartingAndStoppingSamples.all,
    TroubleshootingSamples.all,
].flatMap { $0 }
