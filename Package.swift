// swift-tools-version: 6.3
import CompilerPluginSupport
import PackageDescription

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

// In release builds for Linux, the core is made small, and what no program calls is left out of it: two fifths of what Alchemic would
// add to a program. None of these flags is an interface of the compiler, so that a later one, which may not know them, gets none.
//
// Nothing unwinds the stack through the core: Swift's own errors and backtraces do without the tables that this takes. Exclusive
// access is not checked: requests read properties of classes all the time, and no user's code runs while one is changed.
#if os(Linux) && compiler(<6.4)
func coreSettings(withoutPasses passes: [String]) -> [SwiftSetting] {
    settings + [
        .unsafeFlags(
            [
                "-Osize", "-enforce-exclusivity=unchecked", "-Xfrontend", "-gline-tables-only",
                "-Xfrontend", "-function-sections", "-Xfrontend", "-internalize-at-link",
                // As many small methods of classes are inlined as without `-Osize`: accessors, for most of them.
                "-Xllvm", "-sil-inline-o-size-class-method-benefit=20", "-Xllvm", "-force-attribute=nounwind",
            ] + passes.flatMap { ["-Xllvm", "-sil-disable-pass=\($0)"] },
            .when(platforms: [.linux], configuration: .release))
    ]
}
#else
func coreSettings(withoutPasses passes: [String]) -> [SwiftSetting] { settings }
#endif

// Passes of the compiler that take a tenth of the core's build time, and make it no smaller, and hardly faster.
let idlePasses = [
    "bcopts", "copy-propagation", "cse", "dce", "jumpthread-simplify-cfg", "loop-invariant-code-motion",
    "performance-constant-propagation",
]
// Passes that only what builds and runs gains from: the graph is checked once.
let runtimePasses = ["compute-escape-effects", "compute-side-effects", "release-hoisting"]

// The library.
let core: [Target] = [
    .target(name: "CAlchemic"),
    // Declares, finds, checks and words messages: values, without locks, threads, tasks and containers.
    .target(
        name: "AlchemicGraph", dependencies: ["CAlchemic"],
        swiftSettings: coreSettings(withoutPasses: idlePasses + runtimePasses)),
    // Builds and runs; it exports the graph.
    .target(
        name: "Alchemic", dependencies: ["AlchemicGraph", "CAlchemic"],
        swiftSettings: coreSettings(withoutPasses: idlePasses)),
    .testTarget(
        name: "AlchemicTests",
        dependencies: ["Alchemic", "AlchemicGraphDocument", "AlchemicMain", "AlchemicScenes", "TestSupport"],
        exclude: ["Goldens"], swiftSettings: settings),
    // What is claimed about threads and memory; these run under the sanitizers as well.
    .testTarget(
        name: "AlchemicConcurrencyTests",
        dependencies: ["Alchemic", "AlchemicMain", "CAlchemic", "ReferenceModel", "TestSupport"],
        swiftSettings: settings),
    // The rules as a plain program, compared with the library over random descriptions.
    .target(
        name: "ReferenceModel", dependencies: ["Alchemic", "AlchemicMain", "TestSupport"],
        path: "Tests/Core/ReferenceModel", swiftSettings: settings),
    .testTarget(
        name: "AlchemicModelTests", dependencies: ["ReferenceModel", "TestSupport"], exclude: ["Sketches"],
        swiftSettings: settings),
    // Every order of events of the claims: nothing of it runs on threads, so that no sanitizer has to see it.
    .testTarget(name: "AlchemicClaimsTests", dependencies: ["Alchemic", "TestSupport"], swiftSettings: settings),
    // A target whose code is on the main actor unless it says otherwise.
    .testTarget(
        name: "AlchemicMainActorTests", dependencies: ["Alchemic", "AlchemicScenes", "TestSupport"],
        swiftSettings: settings + [.defaultIsolation(MainActor.self)]),
]

// The main container, what finds its types, and what starts it.
let main: [Target] = [
    .target(name: "CAlchemicMain", dependencies: ["CAlchemic"]),
    // The application's container, for what has none of its own, such as views: they need not know the main container.
    .target(name: "ApplicationState", dependencies: ["Alchemic"], swiftSettings: settings),
    .target(
        name: "AlchemicMain", dependencies: ["Alchemic", "ApplicationState", "CAlchemic", "CAlchemicMain"],
        swiftSettings: settings),
    .target(name: "CAlchemicSelfStart"),
    .target(
        name: "AlchemicSelfStart", dependencies: ["AlchemicMain", "CAlchemicSelfStart"], swiftSettings: settings),
    .target(name: "AlchemicFoundation", dependencies: ["AlchemicMain"], swiftSettings: settings),
    .target(name: "AlchemicApplication", dependencies: ["AlchemicMain"], swiftSettings: settings),
    // The main container, and what starts it.
    .testTarget(
        name: "AlchemicMainTests",
        dependencies: ["AlchemicFoundation", "AlchemicMain", "AlchemicSelfStart", "TestSupport"],
        exclude: ["Goldens"], swiftSettings: settings),
]

// Other ways to declare: macros, definition files, scenes.
let styles: [Target] = [
    .macro(
        name: "AlchemicMacroPlugin",
        dependencies: [
            .product(name: "SwiftSyntax", package: "swift-syntax", condition: .when(traits: ["Macros"])),
            .product(name: "SwiftParser", package: "swift-syntax", condition: .when(traits: ["Macros"])),
            .product(name: "SwiftIfConfig", package: "swift-syntax", condition: .when(traits: ["Macros"])),
            .product(name: "SwiftDiagnostics", package: "swift-syntax", condition: .when(traits: ["Macros"])),
            .product(name: "SwiftSyntaxBuilder", package: "swift-syntax", condition: .when(traits: ["Macros"])),
            .product(name: "SwiftSyntaxMacros", package: "swift-syntax", condition: .when(traits: ["Macros"])),
            .product(name: "SwiftCompilerPlugin", package: "swift-syntax", condition: .when(traits: ["Macros"])),
        ], swiftSettings: settings),
    .target(
        name: "AlchemicMacros",
        dependencies: ["AlchemicMain", .target(name: "AlchemicMacroPlugin", condition: .when(traits: ["Macros"]))],
        swiftSettings: settings),
    // The values of definition files, and the environment: what compiled files need as the program runs.
    .target(name: "FileValues", swiftSettings: settings),
    // What a definition file says, read and checked: for the loader and for the compiler.
    .target(
        name: "DefinitionFiles",
        dependencies: ["FileValues", .product(name: "Yams", package: "Yams", condition: .when(traits: ["Files"]))],
        swiftSettings: settings),
    .target(
        name: "AlchemicFiles",
        dependencies: ["Alchemic", "AlchemicCompiledFiles", "AlchemicMain", "DefinitionFiles", "FileValues"],
        swiftSettings: settings),
    // What the compiler of definition files writes is written in terms of this.
    .target(name: "AlchemicCompiledFiles", dependencies: ["Alchemic", "FileValues"], swiftSettings: settings),
    // What the tool for definition files does: compiling them, and finding them in folders.
    .target(
        name: "DefinitionFileTools",
        dependencies: ["DefinitionFiles", "FileValues", "SourceImports"], swiftSettings: settings),
    // The commands for definition files, of `alchemic-files` and of `alchemic files`.
    .target(
        name: "DefinitionFileCommands",
        dependencies: [
            "DefinitionFiles", "DefinitionFileTools", "FileValues", "SourceImports",
            .product(
                name: "ArgumentParser", package: "swift-argument-parser", condition: .when(traits: ["Files"])),
        ], swiftSettings: settings),
    // Small, since each build of a package with definition files runs it.
    .executableTarget(
        name: "alchemic-files",
        dependencies: [
            "DefinitionFileCommands",
            .product(
                name: "ArgumentParser", package: "swift-argument-parser", condition: .when(traits: ["Files"])),
        ], path: "Sources/Styles/AlchemicFilesTool", swiftSettings: settings),
    .plugin(name: "AlchemicFilesPlugin", capability: .buildTool(), dependencies: ["alchemic-files"]),
    .target(name: "AlchemicScenes", dependencies: ["Alchemic", "ApplicationState"], swiftSettings: settings),
    // What the macros write, and what they say about a mistake.
    .testTarget(
        name: "AlchemicMacroPluginTests",
        dependencies: [
            "AlchemicMacroPlugin", "TestSupport",
            .product(name: "SwiftDiagnostics", package: "swift-syntax", condition: .when(traits: ["Macros"])),
            .product(name: "SwiftParser", package: "swift-syntax", condition: .when(traits: ["Macros"])),
            .product(name: "SwiftSyntaxBuilder", package: "swift-syntax", condition: .when(traits: ["Macros"])),
            .product(
                name: "SwiftSyntaxMacroExpansion", package: "swift-syntax", condition: .when(traits: ["Macros"])),
        ], exclude: ["Goldens"], swiftSettings: settings),
    // What is declared by macros, at work.
    .testTarget(
        name: "AlchemicMacrosTests",
        dependencies: ["AlchemicGraphDocument", "AlchemicMacros", "AlchemicMain", "TestSupport"],
        swiftSettings: settings),
    .testTarget(
        name: "AlchemicFilesTests",
        dependencies: [
            "Alchemic", "AlchemicCompiledFiles", "AlchemicFiles", "AlchemicGraphDocument", "AlchemicMain",
            "AlchemicStoryboards", "DefinitionFiles", "DefinitionFileTools", "FileValues", "TestSupport",
        ], exclude: ["Goldens", "Files"], swiftSettings: settings),
    // What the tool for definition files writes.
    .testTarget(
        name: "DefinitionFileToolsTests",
        dependencies: ["DefinitionFileTools", "DefinitionFiles", "FileValues", "SourceImports", "TestSupport"],
        exclude: ["Goldens"], swiftSettings: settings),
    .testTarget(
        name: "AlchemicScenesTests",
        dependencies: ["AlchemicGraphDocument", "AlchemicMain", "AlchemicScenes", "TestSupport"],
        exclude: ["Goldens"], swiftSettings: settings),
]

// UIKit, AppKit and SwiftUI.
let screens: [Target] = [
    .target(name: "AlchemicStoryboards", dependencies: ["AlchemicFiles"], swiftSettings: settings),
    .target(name: "AlchemicSwiftUI", dependencies: ["AlchemicScenes", "ApplicationState"], swiftSettings: settings),
]

// Services, requests, configuration, logs and metrics.
let servers: [Target] = [
    .target(
        name: "AlchemicServices",
        dependencies: [
            "Alchemic", "CAlchemic",
            .product(
                name: "ServiceLifecycle", package: "swift-service-lifecycle",
                condition: .when(traits: ["Services"])),
            .product(
                name: "UnixSignals", package: "swift-service-lifecycle", condition: .when(traits: ["Services"])),
            .product(name: "Logging", package: "swift-log", condition: .when(traits: ["Services"])),
        ], swiftSettings: settings),
    .target(
        name: "AlchemicHummingbird",
        dependencies: [
            "Alchemic",
            .product(name: "Hummingbird", package: "hummingbird", condition: .when(traits: ["Hummingbird"])),
            .product(name: "HTTPTypes", package: "swift-http-types", condition: .when(traits: ["Hummingbird"])),
            .product(name: "Logging", package: "swift-log", condition: .when(traits: ["Hummingbird"])),
            .product(name: "NIOCore", package: "swift-nio", condition: .when(traits: ["Hummingbird"])),
        ], swiftSettings: settings),
    .target(
        name: "AlchemicConfiguration",
        dependencies: [
            "Alchemic",
            .product(
                name: "Configuration", package: "swift-configuration", condition: .when(traits: ["Configuration"])),
        ], swiftSettings: settings),
    .target(
        name: "AlchemicObservability",
        dependencies: [
            "Alchemic",
            .product(name: "Logging", package: "swift-log", condition: .when(traits: ["Observability"])),
            .product(name: "Metrics", package: "swift-metrics", condition: .when(traits: ["Observability"])),
            .product(
                name: "Tracing", package: "swift-distributed-tracing", condition: .when(traits: ["Observability"])),
        ], swiftSettings: settings),
    .testTarget(
        name: "AlchemicServicesTests",
        dependencies: [
            "AlchemicGraphDocument", "AlchemicServices", "TestSupport",
            .product(name: "InMemoryLogging", package: "swift-log", condition: .when(traits: ["Services"])),
            .product(
                name: "ServiceLifecycle", package: "swift-service-lifecycle",
                condition: .when(traits: ["Services"])),
            .product(
                name: "ServiceLifecycleTestKit", package: "swift-service-lifecycle",
                condition: .when(traits: ["Services"])),
            .product(name: "Logging", package: "swift-log", condition: .when(traits: ["Services"])),
        ], exclude: ["Goldens"], swiftSettings: settings),
    .testTarget(
        name: "AlchemicHummingbirdTests",
        dependencies: [
            "AlchemicConfiguration", "AlchemicHummingbird", "AlchemicObservability", "AlchemicServices",
            "TestSupport",
            .product(
                name: "Configuration", package: "swift-configuration", condition: .when(traits: ["Configuration"])),
            .product(name: "Hummingbird", package: "hummingbird", condition: .when(traits: ["Hummingbird"])),
            .product(name: "HummingbirdTesting", package: "hummingbird", condition: .when(traits: ["Hummingbird"])),
            .product(name: "HTTPTypes", package: "swift-http-types", condition: .when(traits: ["Hummingbird"])),
            .product(name: "Logging", package: "swift-log", condition: .when(traits: ["Hummingbird"])),
            .product(name: "NIOCore", package: "swift-nio", condition: .when(traits: ["Hummingbird"])),
        ], exclude: ["Goldens"], swiftSettings: settings),
    .testTarget(
        name: "AlchemicConfigurationTests",
        dependencies: [
            "AlchemicConfiguration", "AlchemicFiles", "AlchemicGraphDocument", "TestSupport",
            .product(
                name: "Configuration", package: "swift-configuration", condition: .when(traits: ["Configuration"])),
        ], exclude: ["Goldens", "Files"], swiftSettings: settings),
    .testTarget(
        name: "AlchemicObservabilityTests",
        dependencies: [
            "AlchemicObservability", "TestSupport",
            .product(name: "Logging", package: "swift-log", condition: .when(traits: ["Observability"])),
            .product(
                name: "InMemoryLogging", package: "swift-log", condition: .when(traits: ["Observability"])),
            .product(name: "Metrics", package: "swift-metrics", condition: .when(traits: ["Observability"])),
            .product(name: "MetricsTestKit", package: "swift-metrics", condition: .when(traits: ["Observability"])),
            .product(
                name: "Tracing", package: "swift-distributed-tracing", condition: .when(traits: ["Observability"])),
            .product(
                name: "InMemoryTracing", package: "swift-distributed-tracing",
                condition: .when(traits: ["Observability"])),
        ], exclude: ["Goldens"], swiftSettings: settings),
]

// Graphs as documents: check, command line, page.
let graphs: [Target] = [
    .target(name: "AlchemicGraphDocument", dependencies: ["Alchemic"], swiftSettings: settings),
    // The files of that page, and the documentation's pages about messages, as they are.
    .target(name: "CEmbeddedTexts"),
    // The page that shows a graph in a browser.
    .target(
        name: "GraphPage", dependencies: ["AlchemicGraphDocument", "CEmbeddedTexts"], exclude: ["Page"],
        swiftSettings: settings),
    // What a package needs for such a check, and what to write into it.
    .target(name: "CheckSetup", swiftSettings: settings),
    // How sources import modules, for what is generated beside them.
    .target(name: "SourceImports", swiftSettings: settings),
    .target(name: "CAlchemicChecking"),
    .target(
        name: "AlchemicChecking",
        dependencies: [
            "AlchemicGraph", "AlchemicGraphDocument", "AlchemicMain", "CAlchemicChecking", "SourceImports",
        ],
        // A build waits for it whenever sources have changed, and reading them is twelve times as fast with the optimizer.
        swiftSettings: settings + [.unsafeFlags(["-O"], .when(configuration: .debug))]),
    // What is asked of a graph document: paths, levels, figures, pictures, changes.
    .target(name: "GraphAnalysis", dependencies: ["AlchemicGraph", "AlchemicGraphDocument"], swiftSettings: settings),
    // Not named like its product: where file names ignore case, it could not be told from `Alchemic`.
    .executableTarget(
        name: "AlchemicTool",
        dependencies: [
            "AlchemicGraph", "AlchemicGraphDocument", "CEmbeddedTexts", "CheckSetup",
            "DefinitionFileCommands", "GraphAnalysis", "GraphPage",
            .product(
                name: "ArgumentParser", package: "swift-argument-parser",
                condition: .when(traits: ["CommandLine"])),
        ], swiftSettings: settings),
    // It depends on no tool, which would be built for each of its commands: it builds what it runs.
    .plugin(
        name: "AlchemicCommand",
        capability: .command(
            intent: .custom(
                verb: "alchemic",
                description: "Checks the graph of a program, or the definition files of a package."))
    ),
    // What is written by and for checks; Workshop/IntegrationTests/Checking runs them.
    .testTarget(
        name: "AlchemicCheckingTests",
        dependencies: [
            "AlchemicChecking", "AlchemicGraphDocument", "CheckSetup", "SourceImports", "TestSupport",
        ],
        exclude: ["Goldens"], swiftSettings: settings),
    // The text of the page; Workshop/IntegrationTests/GraphPage drives it in a browser.
    .testTarget(
        name: "GraphPageTests", dependencies: ["Alchemic", "AlchemicGraphDocument", "GraphPage"],
        swiftSettings: settings),
    .testTarget(
        name: "GraphAnalysisTests",
        dependencies: [
            "Alchemic", "AlchemicGraphDocument", "GraphAnalysis", "TestSupport",
        ], swiftSettings: settings),
    // What the command line prints, in a terminal and elsewhere.
    .testTarget(
        name: "AlchemicToolTests",
        dependencies: [
            "Alchemic", "AlchemicConfiguration", "AlchemicGraphDocument", "AlchemicTool",
            "TestSupport",
            .product(
                name: "Configuration", package: "swift-configuration", condition: .when(traits: ["Configuration"])),
        ], exclude: ["Goldens"], swiftSettings: settings),
]

// For the tests of those who use the library, and of the library itself.
let testing: [Target] = [
    // It runs services during a test if the trait `Services` is enabled; else there is nothing in that product.
    .target(
        name: "AlchemicTesting", dependencies: ["Alchemic", "AlchemicGraphDocument", "AlchemicServices"],
        swiftSettings: settings),
    .target(
        name: "AlchemicGraphTesting", dependencies: ["AlchemicGraphDocument", "AlchemicTesting"],
        swiftSettings: settings),
    // What golden texts differ in.
    .target(name: "LineDifference", swiftSettings: settings),
    // What the tests share: the trait that carries the ids of statements, and golden texts.
    .target(
        name: "TestSupport", dependencies: ["Alchemic", "LineDifference"], path: "Tests/Testing/TestSupport",
        swiftSettings: settings),
    .testTarget(
        name: "AlchemicTestingTests", dependencies: ["AlchemicGraphTesting", "AlchemicServices", "TestSupport"],
        exclude: ["Goldens", "Graphs"], swiftSettings: settings),
]

/// Targets in the folders of their room: `Sources/Room/Target`, `Tests/Room/Target`.
func placed(_ targets: [Target], in room: String) -> [Target] {
    for target in targets where target.path == nil && target.type != .plugin {
        target.path = "\(target.isTest ? "Tests" : "Sources")/\(room)/\(target.name)"
    }
    return targets
}

let package = Package(
    name: "Alchemic",
    platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    products: [
        .library(name: "Alchemic", targets: ["Alchemic"]),
        // Types that declare themselves, configurations, and the main container that finds them: `Container.main`.
        .library(name: "AlchemicMain", targets: ["AlchemicMain"]),
        // The graph, and what happened in containers, as plain data and as JSON.
        .library(name: "AlchemicGraphDocument", targets: ["AlchemicGraphDocument"]),
        // The check of a graph as a program, for builds.
        .library(name: "AlchemicChecking", targets: ["AlchemicChecking"]),
        // For tests, with Swift Testing: containers as traits, what may be live, expectations; with committed graphs, by Foundation.
        .library(name: "AlchemicTesting", targets: ["AlchemicTesting"]),
        .library(name: "AlchemicGraphTesting", targets: ["AlchemicGraphTesting"]),
        // Starts `Container.main` as the program loads.
        .library(name: "AlchemicSelfStart", targets: ["AlchemicSelfStart"]),
        // What the main container has to do with Foundation: the notification.
        .library(name: "AlchemicFoundation", targets: ["AlchemicFoundation"]),
        // The application delegate of UIKit and AppKit, in the main container.
        .library(name: "AlchemicApplication", targets: ["AlchemicApplication"]),
        // Both in a library of their own, for a program and the libraries that it opens: they have to share one copy.
        .library(name: "AlchemicDynamic", type: .dynamic, targets: ["AlchemicGraph", "Alchemic", "AlchemicMain"]),
        // The macros; empty without the trait of the same name.
        .library(name: "AlchemicMacros", targets: ["AlchemicMacros"]),
        // Definition files, loaded while the program runs; empty without the trait of the same name.
        .library(name: "AlchemicFiles", targets: ["AlchemicFiles"]),
        // Attributes that storyboards attach to objects of UIKit and AppKit, in the words of definition files.
        .library(name: "AlchemicStoryboards", targets: ["AlchemicStoryboards"]),
        // What definition files are compiled to; it needs no other package, with the trait or without.
        .library(name: "AlchemicCompiledFiles", targets: ["AlchemicCompiledFiles"]),
        // `swift package alchemic check`, and `swift package alchemic files` for definition files; and what compiles the
        // definition files of a target, with its tool, which needs the trait `Files`. SwiftPM compiles each plugin that is here
        // for every client, used or not: keep them few and small.
        .plugin(name: "AlchemicCommand", targets: ["AlchemicCommand"]),
        .plugin(name: "AlchemicFilesPlugin", targets: ["AlchemicFilesPlugin"]),
        .executable(name: "alchemic-files", targets: ["alchemic-files"]),
        // What may be asked of a graph document, in a terminal; it needs the trait `CommandLine`.
        .executable(name: "alchemic", targets: ["AlchemicTool"]),
        // Services in the graph's order; empty without the trait `Services`.
        .library(name: "AlchemicServices", targets: ["AlchemicServices"]),
        // Request scopes in Hummingbird; empty without the trait `Hummingbird`.
        .library(name: "AlchemicHummingbird", targets: ["AlchemicHummingbird"]),
        // Values from swift-configuration; empty without the trait `Configuration`.
        .library(name: "AlchemicConfiguration", targets: ["AlchemicConfiguration"]),
        // What happens in a container as log lines, metrics and spans; empty without the trait `Observability`.
        .library(name: "AlchemicObservability", targets: ["AlchemicObservability"]),
        // Scenes: a controller and its helpers, and view controllers of UIKit and AppKit that they can be built around.
        .library(name: "AlchemicScenes", targets: ["AlchemicScenes"]),
        // Containers and scenes in SwiftUI's view hierarchies.
        .library(name: "AlchemicSwiftUI", targets: ["AlchemicSwiftUI"]),
    ],
    traits: [
        // What needs a package of somebody else is behind a trait, so that nobody else fetches or builds it.
        .trait(name: "Macros", description: "The macros of AlchemicMacros, which need swift-syntax."),
        .trait(name: "Files", description: "The definition files of AlchemicFiles, which need Yams."),
        // Its tool holds the one for definition files.
        .trait(
            name: "CommandLine", description: "The command line `alchemic`, which needs swift-argument-parser.",
            enabledTraits: ["Files"]),
        .trait(name: "Services", description: "AlchemicServices, which needs swift-service-lifecycle."),
        .trait(name: "Hummingbird", description: "AlchemicHummingbird, which needs Hummingbird."),
        .trait(name: "Configuration", description: "AlchemicConfiguration, which needs swift-configuration."),
        .trait(
            name: "Observability",
            description: "AlchemicObservability, which needs swift-log, swift-metrics and swift-distributed-tracing."),
    ],
    dependencies: [
        .package(url: "https://github.com/swiftlang/swift-syntax.git", "602.0.0"..<"604.0.0"),
        .package(url: "https://github.com/jpsim/Yams.git", from: "6.2.2"),
        .package(url: "https://github.com/apple/swift-argument-parser.git", from: "1.8.2"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle.git", from: "2.13.0"),
        .package(url: "https://github.com/hummingbird-project/hummingbird.git", from: "2.28.1"),
        .package(url: "https://github.com/apple/swift-http-types.git", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-nio.git", from: "2.101.2"),
        .package(url: "https://github.com/apple/swift-configuration.git", from: "1.4.0", traits: []),
        .package(url: "https://github.com/apple/swift-log.git", from: "1.16.2"),
        .package(url: "https://github.com/apple/swift-metrics.git", from: "2.13.0"),
        .package(url: "https://github.com/apple/swift-distributed-tracing.git", from: "1.7.3"),
    ],
    targets: placed(core, in: "Core") + placed(main, in: "Main") + placed(styles, in: "Styles")
        + placed(screens, in: "Screens") + placed(servers, in: "Servers") + placed(graphs, in: "Graphs")
        + placed(testing, in: "Testing")
)

// With `ALCHEMIC_TESTS=AlchemicConcurrencyTests` there are no other test targets: what runs under a sanitizer is built with
// little beside it.
if let kept = Context.environment["ALCHEMIC_TESTS"]?.split(separator: ",").map(String.init) {
    package.targets.removeAll { $0.isTest && !kept.contains($0.name) }
}
