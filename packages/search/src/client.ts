import { createWorkerClient } from '@galley/search-engine'
import { readDraftSource } from '@galley/search-engine/draft-source'
import type { SearchClient } from '@galley/search-engine/search-client'
import { createDraftSearch } from './draft-search'

/** What answers the searches of this site. Another engine replaces it here, and nowhere else. */
export const searchClient: SearchClient = createDraftSearch(createWorkerClient(), readDraftSource)
