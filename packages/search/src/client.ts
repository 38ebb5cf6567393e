import { createWorkerClient } from '@galley/search-engine'
import { readDraftSource } from '@galley/search-engine/draft-source'
import type { SearchClient } from '@galley/search-engine/search-client'
import { createDraftSearch } from './draft-search'

/** The search client of this site. To use another search engine, replace the client here. */
export const searchClient: SearchClient = createDraftSearch(createWorkerClient(), readDraftSource)
