import Alchemic
import AlchemicScenes
