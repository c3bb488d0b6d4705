/// Mistakes that are made on purpose beside what the lifecycle says: each has to be found.
enum LifeFault: CaseIterable, Sendable {
    case forgetsToWakeAfterAStop
    case forgetsToWakeAfterAStart
    case forgetsTheCall
    case returnsBeforeTheStopIsOver
    case returnsBeforeTheRestIsStopped
    case forgetsTheRest
    case losesWhatIsLate
    case losesWhatIsStartedLate
    case stopsWhatHasNotBegun
    case overlooksThePurge
    case forgetsAPurge
    case forgetsALateStop
    case overlooksDependants
    case startsForTheCanceled
    case ignoresTheFailure
    case overlooksOtherWaits
    case drainsWithoutInheriting
    case countsTheRefused
    case forgetsToCountTheOpen
    case forgetsTheReleased
    case countsAnEndTwice
    case drainsUncounted
    case writesIntoWhatIsOver
}
