// swift-format-ignore-file
// Made from Sources/Core/Alchemic/Alchemic.docc/ComingFromNeedle.md by `swift run --package-path Workshop/Tools samples`; change it there.

import Alchemic
import StatementSupport

enum ComingFromNeedleSamples {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromNeedle.md", line: 22)
final class ImageCache: Sendable { init() {} }
final class Network: Sendable { init(images: ImageCache) {} }
final class FakeNetwork: Sendable {}
final class MenuController { let network: Network; init(network: Network) { self.network = network } }
struct Player: Sendable { let name: String }
protocol ScoreStream: Sendable { var owner: String { get } }
final class ScoreStreamImplementation: ScoreStream, Stoppable {
    let owner: String
    init(player: Player) { owner = player.name }
    func stop() async throws {}
}
struct FixedScores: ScoreStream { let owner: String }
final class Board: Sendable {
    let scores: any ScoreStream
    init(scores: any ScoreStream, images: ImageCache) { self.scores = scores }
}
final class ResultController {
    let score: Int
    init(score: Int, images: ImageCache) { self.score = score }
}
final class Referee: Sendable {
    let results: Provider<ResultController, Int>
    init(results: Provider<ResultController, Int>) { self.results = results }
    func end(score: Int) throws -> ResultController { try results(score) }
}
final class Games: Sendable {
    let player: Player
    let boards: ScopeProvider<Board>
    init(player: Player, boards: ScopeProvider<Board>) { self.player = player; self.boards = boards }
}
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromNeedle.md", line: 85)
static let game = Module("Game") {
    Singleton { ImageCache() }
    External(Player.self, in: .session)                            // LoggedInComponent
    Scoped(.session, ScoreStreamImplementation.init(player:))
    Scoped(.match, Board.init(scores:images:))                     // MatchComponent, its child
}
#sourceLocation()

@Sendable static func `Overview`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromNeedle.md", line: 11)
let game = Module("Game") {
    Singleton { ImageCache() }                             // var images: ImageCache { shared { ImageCache() } }
    Singleton(Network.init(images:))                       // var network: Network { shared { … } }
    Prototype(MenuController.init(network:))               // var menu: MenuController { MenuController(…) }
}
let container = Container(orExit: game)                    // RootComponent(), registerProviderFactories()
let menu = try container.get(MenuController.self)
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromNeedle.md", line: 19)
expect(try menu.network === container.get(Network.self))
#sourceLocation()
_ = game
_ = container
_ = menu
}

@Sendable static func `The tree`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromNeedle.md", line: 94)
let container = Container(orExit: game)
let session = try container.scope(.session, with: Player(name: "Ann"))
let match = try session.scope(.match)
let board = try match.get(Board.self)                              // the session's scores, the root's images
try await session.stop()                                           // ends the match, then stops the scores
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromNeedle.md", line: 101)
expect(board.scores.owner == "Ann")
expect(match.isEnded && session.isEnded)
#sourceLocation()
do {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromNeedle.md", line: 112)
let games = Module("Games") {
    game
    Scoped(.session, Games.init(player:boards:))
}
let container = Container(orExit: games)
let session = try container.scope(.session, with: Player(name: "Ben"))
let starter = try session.get(Games.self)
let board = try starter.boards.get(in: session.scope(.match))
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromNeedle.md", line: 121)
expect(board.scores.owner == "Ben")
#sourceLocation()
do {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromNeedle.md", line: 127)
let results = Module("Results") {
    game
    Prototype(ResultController.init(score:images:), .argument, .auto)
    Singleton(Referee.init(results:))
}
let container = Container(orExit: results)
let result = try container.get(Referee.self).end(score: 42)         // component.result(score: 42)
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromNeedle.md", line: 135)
expect(result.score == 42)
#sourceLocation()
_ = results
_ = container
_ = result
}
_ = games
_ = container
_ = session
_ = starter
_ = board
}
_ = container
_ = session
_ = match
_ = board
}

@Sendable static func `Compile-time safety and the generator`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromNeedle.md", line: 143)
let graph = try Graph(game)
#sourceLocation()
_ = graph
}

static let all: [Sample] = [
    Sample("Sources/Core/Alchemic/Alchemic.docc/ComingFromNeedle.md", "Overview", `Overview`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/ComingFromNeedle.md", "The tree", `The tree`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/ComingFromNeedle.md", "Compile-time safety and the generator", `Compile-time safety and the generator`),
]
}

#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromNeedle.md", line: 77)
fileprivate extension Scope {
    static let session: Scope = "session"
    static let match: Scope = "match"
}
#sourceLocation()
