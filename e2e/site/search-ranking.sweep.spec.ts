import { createSearchEngine } from '@galley/search-engine/search-engine'
import { heldOutQueries, judgedQueries, judgeSearch } from '@galley/testing/judge-search.fixture'
import { site } from '../../src/site'
import { expect, test } from '../test'

for (const { name, queries, minimum } of [
  { name: 'judged', queries: judgedQueries, minimum: 0.82 },
  { name: 'held-out', queries: heldOutQueries, minimum: 0.67 },
])
  test(`the published index reaches the minimum score for the ${name} queries`, async ({ baseURL }) => {
    const engine = createSearchEngine({
      fetch: (path) => fetch(`${baseURL}${path}`),
      synonyms: site.search.synonyms,
    })
    const { meanReciprocalRank, misses } = await judgeSearch(engine, queries)
    expect(meanReciprocalRank, JSON.stringify(misses, null, 2)).toBeGreaterThanOrEqual(minimum)
  })
