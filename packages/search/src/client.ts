import { createDraftSearch } from './draft-search'
import { readDraftSource } from './draft-source'
import { createWorkerClient } from './engine'
import type { SearchClient } from './search-client'

/** What answers the searches of this site. Another engine replaces it here, and nowhere else. */
export const searchClient: SearchClient = createDraftSearch(createWorkerClient(), readDraftSource)
