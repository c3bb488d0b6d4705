import Foundation
import TestSupport
import Testing

@_spi(Finding) @testable import Alchemic
@_spi(Finding) @testable import AlchemicMain

@Suite("When memory is short") struct MainMemoryTests {
    private static let plant = Module("Plant") {
        Singleton(Turbine.init).evictable()
        Singleton { Journal() }
    }

    private func started(
        purges: Bool, file: String = "/nowhere/pressure", observer: (@Sendable (ContainerEvent) -> Void)? = nil
    ) async throws -> MainContainer {
        var settings = MainSettings(modules: [Self.plant])
        settings.purgesWhenMemoryIsShort = purges
        settings.pressureFile = file
        let main = MainContainer(settings, observer: observer) { _ in [] }
        try await main.start()
        return main
    }

    @Test(.statement("R25", "T11"), arguments: [true, false])
    func `the main container purges if that is wanted`(purges: Bool) async throws {
        let main = try await started(purges: purges)
        let turbine = try main.get(Turbine.self)
        let journal = try main.get(Journal.self)
        await main.memoryIsShort()
        #expect((try main.get(Turbine.self) !== turbine) == purges)
        #expect(try main.get(Journal.self) === journal)
    }

    @Test func `what is dropped is stopped wherever it was made`() async throws {
        let journal = Journal()
        let main = MainContainer(
            Module("Plant") { Singleton(Turbine.init).evictable().onStop { _ in journal.note("turbine") } })
        try await main.start()
        try await main.add(
            Module("More") { Singleton { Keeper(name: "Ada") }.evictable().onStop { _ in journal.note("owner") } })
        _ = try main.get(Turbine.self)
        _ = try main.get(Keeper.self)
        try await main.purge()
        #expect(journal.entries == ["turbine", "owner"])
    }

    #if os(Linux)
    @Test func `a kernel that offers nothing is told`() async throws {
        let events = Journal()
        _ = try await started(purges: true) { if $0.kind == .memoryUnwatched { events.note($0.label) } }
        #expect(events.entries == ["/nowhere/pressure"])
    }

    @Test func `the kernel is given a trigger`() async throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "pressure-\(UUID())")
        try Data().write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let watch = try #require(PressureWatch(file: file.path()) {})
        watch.cancel()
        #expect(try String(contentsOf: file, encoding: .utf8) == "some 150000 1000000\0")
    }

    @Test func `without a thread there is no watch, and the descriptor is closed`() throws {
        let ends = try urgentConnection()
        defer { close(ends.sender) }
        #expect(PressureWatch(descriptor: ends.receiver, startingThreadWith: { _, _ in false }, {}) == nil)
        var byte: UInt8 = 0
        #expect(recv(ends.sender, &byte, 1, Int32(MSG_DONTWAIT)) == 0, "the other end is closed")
    }

    /// Urgent data on a connection is what `poll` reports as it reports pressure.
    @Test func `what the kernel reports is heard`() async throws {
        let ends = try urgentConnection()
        defer { close(ends.sender) }
        await withCheckedContinuation { continuation in
            let watch = Variable<PressureWatch?>(nil)
            let isFirst = Variable(true)
            watch.value = PressureWatch(descriptor: ends.receiver) {
                guard isFirst.value else { return }
                isFirst.value = false
                watch.value?.cancel()
                continuation.resume()
            }
            var byte: UInt8 = 1
            #expect(send(ends.sender, &byte, 1, Int32(MSG_OOB)) == 1)
        }
    }

    private func urgentConnection() throws -> (sender: Int32, receiver: Int32) {
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(listener) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let sender = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        let isConnected = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                bind(listener, pointer, length) == 0 && listen(listener, 1) == 0
                    && getsockname(listener, pointer, &length) == 0 && connect(sender, pointer, length) == 0
            }
        }
        try #require(isConnected)
        let receiver = accept(listener, nil, nil)
        try #require(receiver >= 0)
        return (sender, receiver)
    }
    #endif
}
