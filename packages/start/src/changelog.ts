// Entry of the script at the end of the changelog's pages. It runs before the application, so that new entries are marked on the first paint.
import { markNewEntries } from './new-entries'

markNewEntries()
