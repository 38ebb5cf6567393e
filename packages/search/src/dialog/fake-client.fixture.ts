import type { SearchAnswer, SearchClient, SearchHit, SearchRequest } from '@galley/search-engine/search-client'

export const hit = (id: string, change: Partial<SearchHit> = {}): SearchHit => ({
  id,
  area: id.startsWith('/blog') ? 'blog' : 'docs',
  title: `Title of ${id}`,
  titles: ['Guide', 'Files'],
  level: id.includes('#') ? 2 : 1,
  terms: ['title'],
  ...change,
})

function answerOf(hits: readonly SearchHit[], change: Partial<SearchAnswer> = {}): SearchAnswer {
  const counts: Record<string, number> = {}
  for (const { area } of hits) counts[area] = (counts[area] ?? 0) + 1
  return { hits, counts, leftOut: [], suggestions: [], closest: [], isPartial: false, ...change }
}

interface Call {
  request: SearchRequest
  signal: AbortSignal
  answer: (hits: readonly SearchHit[], change?: Partial<SearchAnswer>) => Promise<void>
  fail: () => Promise<void>
}

/**
 * Creates a client whose answers the test controls. It has an excerpt for every hit.
 * @param settle runs the end of a search, and resolves when the caller has the result
 */
export function createFakeClient(settle: (end: () => Promise<void>) => Promise<void> = (end) => end()) {
  const calls: Call[] = []
  const client: SearchClient = {
    prepare: jest.fn(),
    search: (request, signal) =>
      new Promise((resolve, reject) => {
        calls.push({
          request,
          signal,
          answer: (hits, change) => settle(async () => resolve(answerOf(hits, change))),
          fail: () => settle(async () => reject(new Error('The index of "docs" did not load.'))),
        })
      }),
    readExcerpts: jest.fn(async (hits: readonly SearchHit[]) =>
      Object.fromEntries(hits.map(({ id }) => [id, `The title says what ${id} is.`])),
    ),
  }
  return { client, calls, last: () => calls.at(-1)! }
}
