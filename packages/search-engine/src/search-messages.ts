import type { DraftSearch } from '@galley/core/preview'
import type { SearchHit, SearchRequest } from './search-client'

/** A call of the page to the worker. */
export type SearchCall =
  | { kind: 'prepare' }
  | ({ kind: 'search' } & SearchRequest)
  | { kind: 'excerpts'; hits: readonly SearchHit[] }
  | { kind: 'drafts'; drafts: DraftSearch | undefined }
