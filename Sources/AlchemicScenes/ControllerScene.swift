internal import Alchemic
