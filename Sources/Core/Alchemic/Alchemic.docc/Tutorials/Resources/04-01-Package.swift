// swift-tools-version: 6.3
import PackageDescription

let package = Package(
    name: "Mailroom",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "Alchemic", path: "../Alchemic")
    ],
    targets: [
        .executableTarget(name: "Mailroom", dependencies: ["Alchemic"]),
        .testTarget(
            name: "MailroomTests",
            dependencies: ["Mailroom", .product(name: "AlchemicTesting", package: "Alchemic")]),
    ]
)
