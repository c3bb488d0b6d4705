import Testing

@_spi(Finding) @testable import AlchemicMain

/// Only the paths are those of Apple's systems: which images are searched is decided here, by their paths.
@Suite("Which images are searched") struct ImageFileTests {
    private static let simulator =
        "/Library/Developer/CoreSimulator/Volumes/iOS_23A343/Library/Developer/CoreSimulator/Profiles/Runtimes/"
        + "iOS 26.0.simruntime/Contents/Resources/RuntimeRoot"
    private static let app = "/private/var/containers/Bundle/Application/8C1D/Shop.app"

    @Test(
        arguments: [
            // On Linux.
            ("/opt/shop/libpayments.so", .library),
            ("/usr/lib/x86_64-linux-gnu/libz.so.1", .system),
            ("/usr/lib64/libz.so.1", .system),
            ("/lib/ld-musl.so.1", .system),
            ("/usr/local/lib/libpayments.so", .library),
            ("/opt/swift/usr/lib/swift/linux/libFoundation.so", .system),
            ("/opt/swift/usr/lib/swift/linux/plugins/libpayments.so", .library),
            // On a device, and on a Mac.
            ("/System/Library/Frameworks/UIKit.framework/UIKit", .system),
            ("/System/iOSSupport/System/Library/Frameworks/UIKit.framework/UIKit", .system),
            ("/usr/lib/swift/libswiftCore.dylib", .system),
            ("/private/preboot/Cryptexes/OS/usr/lib/libobjc-trampolines.dylib", .system),
            ("\(app)/Frameworks/Payments.framework/Payments", .library),
            ("/Applications/Shop.app/Contents/Frameworks/Payments.framework/Versions/A/Payments", .library),
            // In a simulator.
            ("\(simulator)/System/Library/Frameworks/UIKitCore.framework/UIKitCore", .system),
            ("\(simulator)/usr/lib/libSystem.B.dylib", .system),
            (
                "/Applications/Xcode.app/Contents/Developer/Platforms/iPhoneOS.platform/Library/Developer/CoreSimulator/"
                    + "Profiles/Runtimes/iOS.simruntime/Contents/Resources/RuntimeRoot/usr/lib/libc++.1.dylib", .system
            ),
            (
                "/Users/ada/Library/Developer/CoreSimulator/Devices/8C1D/data/Containers/Bundle/Application/2F/Shop.app/"
                    + "Frameworks/Payments.framework/Payments", .library
            ),
            // A debug build of Xcode: what is launched has no code of the program.
            ("\(app)/Shop.debug.dylib", .program),
            ("/Applications/Shop.app/Contents/MacOS/Shop.debug.dylib", .program),
        ] as [(String, ImageFile.Kind)])
    func `is decided by their paths`(_ path: String, kind: ImageFile.Kind) {
        #expect(ImageFile(path: path, runtimeFolder: "/opt/swift/usr/lib/swift/linux/").kind == kind)
        #expect(ImageFile(path: path, isExecutable: true).kind == .program, "what is launched is always searched")
    }

    @Test func `program has one name in every build`() {
        #expect(ImageFile(path: "\(Self.app)/Shop", isExecutable: true).name == "Shop")
        #expect(ImageFile(path: "\(Self.app)/Shop.debug.dylib").name == "Shop")
        #expect(ImageFile(path: "\(Self.app)/Frameworks/Payments.framework/Payments").name == "Payments")
        #expect(ImageFile(path: "shop").name == "shop")
    }

    @Test func `program comes first in every build`() {
        let payments = "\(Self.app)/Frameworks/Payments.framework/Payments"
        let system = "/usr/lib/libSystem.B.dylib"
        for (own, isExecutable) in [("\(Self.app)/Shop", true), ("\(Self.app)/Shop.debug.dylib", false)] {
            let loaded = [system, payments, own].map { ImageFile(path: $0, isExecutable: $0 == own && isExecutable) }
            #expect(ImageFile.programFirst(loaded, file: \.self).map(\.path) == [own, system, payments])
        }
    }
}
