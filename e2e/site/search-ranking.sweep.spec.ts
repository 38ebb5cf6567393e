import { judgeSearch } from '@galley/search-engine/judge-search'
import { heldOutQueries, judgedQueries } from '@galley/search-engine/judged-queries.fixture'
import { createSearchEngine } from '@galley/search-engine/search-engine'
import { expect, test } from '@playwright/test'
import { site } from '../../src/site'

for (const { name, queries, minimum } of [
  { name: 'judged', queries: judgedQueries, minimum: 0.86 },
  { name: 'held-out', queries: heldOutQueries, minimum: 0.67 },
])
  test(`the ${name} queries are answered well by the published index`, async ({ baseURL }) => {
    const engine = createSearchEngine({
      fetch: (path) => fetch(`${baseURL}${path}`),
      synonyms: site.search.synonyms,
    })
    const { meanReciprocalRank, misses } = await judgeSearch(engine, queries)
    expect(meanReciprocalRank, JSON.stringify(misses, null, 2)).toBeGreaterThanOrEqual(minimum)
  })
