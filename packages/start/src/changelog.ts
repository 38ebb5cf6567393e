// The script at the end of the changelog's pages, before the application: the marks are there when the list is first seen.
import { markNewEntries } from './new-entries'

markNewEntries()
