import AlchemicChecking
import Orders

GraphCheck.main(shop)
