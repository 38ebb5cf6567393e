// Entry of the analytics script. Pages load it once they are idle, if the visit is counted.
import { countVisit } from './count-visit'

countVisit()
