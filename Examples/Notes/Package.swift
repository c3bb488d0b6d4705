// swift-tools-version: 6.3
import PackageDescription

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let alchemic: [Target.Dependency] = [
    .product(name: "Alchemic", package: "Alchemic"),
    .product(name: "AlchemicScenes", package: "Alchemic"),
]

let package = Package(
    name: "Notes",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "notes", targets: ["NotesCommand"])
    ],
    dependencies: [
        .package(name: "Alchemic", path: "../.."),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    ],
    targets: [
        // GTK 4 as the system has it.
        .systemLibrary(name: "CGTK", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
        .target(name: "CToolkit", dependencies: ["CGTK"], linkerSettings: [.linkedLibrary("dispatch")]),
        // A small Swift layer over it: the main loop, windows, the widgets that the program needs.
        .target(name: "Toolkit", dependencies: ["CGTK", "CToolkit"], swiftSettings: settings),
        .target(
            name: "Notes", dependencies: alchemic + ["Toolkit", .product(name: "GRDB", package: "GRDB.swift")],
            swiftSettings: settings),
        // Not named like its product: where file names ignore case, it could not be told from the library.
        .executableTarget(
            name: "NotesCommand", dependencies: alchemic + ["Notes", "Toolkit"], swiftSettings: settings),
        .systemLibrary(name: "CX11", path: "Tests/CX11", pkgConfig: "x11", providers: [.apt(["libx11-dev"])]),
        // They bring their own display; the program is run as well.
        .testTarget(
            name: "NotesTests", dependencies: alchemic + ["CGTK", "CX11", "Notes", "NotesCommand", "Toolkit"],
            swiftSettings: settings),
    ]
)
