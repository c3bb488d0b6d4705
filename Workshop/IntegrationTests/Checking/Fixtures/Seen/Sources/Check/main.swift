import AlchemicChecking
import Wiring

GraphCheck.main(wired)
