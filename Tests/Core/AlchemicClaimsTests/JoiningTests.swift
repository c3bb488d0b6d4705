import Alchemic
import Testing

@Suite
struct JoiningTests {
    @Test(arguments: [false, true])
    func `of two child tasks that need the same member of their unit only one constructs it`(hasGone: Bool) throws {
        var claims = ExploredClaims(Table(contents: [.empty, .empty]))
        func request(_ place: Int, within unit: Int?) -> ExploredClaims.Decision {
            claims.request(
                place, of: [0, 1], for: .init(unit: unit, isCode: unit == nil, isThread: false), isAwaited: true,
                isWithin: { $0 == unit })
        }
        guard case .build(let unit) = request(0, within: nil) else { throw Unexpected() }
        _ = claims.begin(0, of: unit)
        if hasGone { _ = claims.takeAway(1) }
        guard case .join(let member) = request(1, within: unit) else { throw Unexpected() }
        #expect(claims[unit].members[member].place == 1)
        guard case .refuse(.circular) = request(1, within: unit) else { throw Unexpected() }
    }

    private struct Unexpected: Error {}
}
