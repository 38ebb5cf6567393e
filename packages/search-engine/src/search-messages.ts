import type { DraftSearch } from '@galley/core/preview'
import type { SearchHit, SearchRequest } from './search-client'

/** What the page asks of the worker. */
export type SearchCall =
  | { kind: 'prepare' }
  | ({ kind: 'search' } & SearchRequest)
  | { kind: 'excerpts'; hits: readonly SearchHit[] }
  | { kind: 'drafts'; drafts: DraftSearch | undefined }
