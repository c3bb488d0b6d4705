/// Mistakes that are made on purpose beside what the claims say: each has to be found.
enum Fault: CaseIterable, Sendable {
    case forgetsToWakeAfterPublishing
    case forgetsToWakeAfterFailing
    case forgetsToWakeForWhatIsSet
    case wakesOnlyTheFirst
    case wakesBeforeItIsFree
    case publishesEarly
    case publishesOnlyWhatWasRequested
    case publishesWhatHasFailed
    case keepsTheClaimOfOneAfterFailing
    case keepsTheClaimsAfterFailing
    case replacesWhatWasSet
    case losesWhatWasSet
    case handsOutWhatHasEnded
    case overlooksAnEndMeanwhile
    case handsOutTheUnfinished
    case letsTwoBuild
    case claimsOnlyWhatIsRequested
    case claimsWhatIsThere
    case overlooksOtherWaits
    case overlooksWhatTheParentIsWithin
    case keepsWaitsThatAreOver
    case letsThreadsWaitForTasks
    case keepsTheCanceled
    case purgesWhatIsBeingBuilt
    case makesAMemberTwice
    case makesMembersForCode
    case forgetsToShow
    case givesBackToTheDead
}
