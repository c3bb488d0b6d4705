import Foundation
import TestSupport
import Testing

@testable import Alchemic
@testable import AlchemicFoundation
@testable import AlchemicMain
@testable import AlchemicSelfStart

@Suite("Starting by itself") struct SelfStartTests {
    private func decision(_ arguments: String..., environment: [String: String] = [:]) -> SelfStart.Decision {
        SelfStart.decision(arguments: arguments, environment: environment)
    }

    @Test(.statement("A65", "A69")) func `is what linking the product does`() {
        #expect(decision("/opt/shop") == .starts)
        #expect(decision("/opt/shop", "--verbose", environment: ["HOME": "/home/ada"]) == .starts)
        #expect(decision() == .starts)
    }

    @Test(.statement("A69")) func `is turned off by an argument or a variable`() {
        #expect(decision("/opt/shop", "--alchemic-nostart") == .turnedOff)
        #expect(decision("/opt/shop", environment: ["ALCHEMIC_NOSTART": "1"]) == .turnedOff)
        #expect(decision("/opt/shop", environment: ["ALCHEMIC_NOSTART": "0"]) == .starts)
        #expect(decision("/opt/shop", environment: ["ALCHEMIC_NOSTART": ""]) == .starts)
        #expect(
            decision("/opt/shop", environment: ["ALCHEMIC_NOSTART": "1", "ALCHEMIC_START": "1"]) == .turnedOff,
            "off is the safe side")
    }

    @Test func `is a check where a variable says so`() {
        #expect(decision("/opt/shop", environment: ["ALCHEMIC_CHECK": "1"]) == .checks)
        #expect(decision("/opt/shop", environment: ["ALCHEMIC_CHECK": "1", "ALCHEMIC_NOSTART": "1"]) == .checks)
        #expect(decision("/opt/shop", environment: ["ALCHEMIC_CHECK": "0"]) == .starts)
        #expect(decision("/b/Shop.xctest", environment: ["ALCHEMIC_CHECK": "1"]) == .isTestRunner)
    }

    @Test(
        .statement("A69"),
        arguments: [
            ["/shop/.build/debug/ShopPackageTests.xctest", "--testing-library", "swift-testing"],
            [
                "/usr/libexec/swift/pm/swiftpm-testing-helper", "--test-bundle-path",
                "/b/Shop.xctest/Contents/MacOS/Shop",
            ],
            ["/Applications/Xcode.app/usr/bin/xctest", "/b/Shop.xctest"],
        ]) func `is off inside a test runner`(_ arguments: [String])
    {
        #expect(SelfStart.decision(arguments: arguments, environment: [:]) == .isTestRunner)
        #expect(SelfStart.decision(arguments: arguments, environment: ["ALCHEMIC_START": "1"]) == .starts)
        let hosted = SelfStart.decision(
            arguments: ["/opt/Shop.app/Shop"], environment: ["XCTestConfigurationFilePath": "/b/x.xctestconfiguration"])
        #expect(hosted == .isTestRunner)
    }

    @Test func `is off in a preview of xcode`() {
        let preview = ["XCODE_RUNNING_FOR_PREVIEWS": "1"]
        #expect(decision("/opt/Shop.app/Shop", environment: preview) == .isPreview)
        #expect(decision("/opt/Shop.app/Shop", environment: preview.merging(["ALCHEMIC_START": "1"]) { $1 }) == .starts)
        #expect(decision("/opt/Shop.app/Shop", environment: ["XCODE_RUNNING_FOR_PREVIEWS": "0"]) == .starts)
    }

    @Test func `waits for the main loop while IOS prewarms`() {
        let prewarm = ["ActivePrewarm": "1"]
        #expect(decision("/opt/Shop.app/Shop", environment: prewarm) == .startsWithMainLoop)
        #expect(decision("/opt/Shop.app/Shop", environment: ["ActivePrewarm": "0"]) == .starts)
        #expect(decision("/opt/Shop.app/Shop", environment: prewarm.merging(["ALCHEMIC_START": "1"]) { $1 }) == .starts)
        let turnedOff = prewarm.merging(["ALCHEMIC_NOSTART": "1"]) { $1 }
        #expect(decision("/opt/Shop.app/Shop", environment: turnedOff) == .turnedOff)
    }

    @Test(.statement("A69")) func `has not happened here`() {
        // These tests link the product, and are a test runner.
        #expect(Container.main.container == nil)
        let error = #expect(throws: ResolutionError.self) { try Container.main.get(Turbine.self) }
        #expect(error?.id == .notStarted)
    }
}

/// There is one notification centre.
@Suite("The notification", .serialized) struct NotificationTests {
    @Test(.statement("A68", "T12")) func `is posted on the main actor after the blocks`() async throws {
        let journal = Journal()
        let posted = Awaited<Void>()
        let main = MainContainer(configuredBy: [FoundationConfiguration.self])
        main.whenStarted { journal.note("first") }
        main.whenStarted(orHere: { journal.note("second") })
        let observer = NotificationCenter.default.addObserver(
            forName: .alchemicFinishedLoading, object: nil, queue: nil
        ) { _ in
            journal.note("finished, on the main actor: \(isOnMainActor())")
            posted.settle(.success(()))
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        try await main.start()
        try await posted.value()
        #expect(journal.entries == ["first", "second", "finished, on the main actor: true"])
    }
}
