/// A task, and where it is.
struct LifeActor: Hashable {
    enum Status: Hashable {
        case running
        /// It waits for the end of something.
        case waiting(Int, isCancellable: Bool)
        case done
    }

    /// The innermost is last.
    var frames: [Frame]
    /// The ends that the code around it cannot come to before it.
    var within: [Int] = []
    var status = Status.running
    var isCanceled = false
    /// Whether it could not wait for a start, which waits for it.
    var isExcused = false

    /// The ends that it cannot come to meanwhile.
    var subjects: [Int] { within + frames.compactMap(\.subject) }

    enum Frame: Hashable {
        case script([LifeScenario.Deed])

        case stop(Int, StopStep, as: Int)
        /// Tells what follows from ends.
        case follow([Ended])
        case stopEach([Int])
        case waitForStart(Int)
        case participants(Int, isStart: Bool, circular: [Int])
        case stopObjects([Int])
        case leave(Int)
        case noteEnds([Int])

        case start(Int, StartStep)
        case run(Int, RunStep, next: Int, failed: Bool)
        case action(Int, ActionStep)
        case late(Int)
        /// Stops what nothing else will stop.
        case stopSoon(Int)

        case open(Int, OpenStep)
        case release(Int)
        case drain(Int, DrainStep)

        case request(Int, RequestStep)
        case purge(Int)
        /// Stops an object alone.
        case stopAlone(Int, AloneStep)

        var subject: Int? {
            switch self {
            case .stop(_, .finish, let token), .stop(_, .start, let token), .stop(_, .participants, let token),
                .stop(_, .release, let token):
                token
            case .request(let object, .publish), .run(_, .publish(let object), _, _): LifeState.unitToken(object)
            default: nil
            }
        }

        /// Whether what it does next concerns nothing else.
        var isItsOwn: Bool {
            switch self {
            case .script, .follow([]), .stopEach, .stopObjects([]), .noteEnds([]), .stop(_, .rest, as: _),
                .run(_, .object, next: _, failed: true), .run(_, .first, next: _, failed: true):
                true
            default: false
            }
        }
    }

    struct Ended: Hashable {
        let container: Int
        let run: Int?
        let drains: [Int]
        var isTold = false
        var dependants: [Int]
    }

    enum StopStep: Hashable {
        case alone, closeAlone, releaseAlone, begin
        case wait(Int)
        case finish, start, participants, release, end, rest
    }
    enum StartStep: Hashable { case enter, begin, outcome, leave }
    enum RunStep: Hashable {
        case object
        case publish(Int)
        case turn(Int)
        case action(Int)
        case keep(Int)
        case noteFailed(Int)
        case endAction(Int)
        case first, result, failed
        case cleanUp, succeeded, rest, over, call
    }
    enum ActionStep: Hashable { case begin, end, keep }
    enum AloneStep: Hashable { case stop, remove, over }
    enum OpenStep: Hashable {
        case check, adopt
        case inherit([Int])
    }
    enum DrainStep: Hashable {
        case begin
        case reach([Int])
        case count(Int, [Int])
        case counted, wait
    }
    enum RequestStep: Hashable { case check, publish }
}
