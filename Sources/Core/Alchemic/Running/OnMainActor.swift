import CAlchemic

/// Whether this runs on the main actor.
package func isOnMainActor() -> Bool { alchemic_is_on_main_actor() }
