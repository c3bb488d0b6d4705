import AlchemicChecking
import Core
import Foundation
import Wiring

GraphCheck.main(wired, roots: ProcessInfo.processInfo.environment["SEEN_ROOTS"] == nil ? [] : [Wheel.self])
