// The script that pages load once they are idle, where their visit is counted.
import { countVisit } from './count-visit'

countVisit()
