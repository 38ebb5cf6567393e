import { expect, test } from '@playwright/test'
import { judgeSearch } from '../../src/search/engine/judge-search'
import { judgedQueries } from '../../src/search/engine/judged-queries.fixture'
import { createSearchEngine } from '../../src/search/engine/search-engine'

const MIN_MEAN_RECIPROCAL_RANK = 0.9

test('the judged queries are answered well by the published index', async ({ baseURL }) => {
  const engine = createSearchEngine({ fetch: (path) => fetch(`${baseURL}${path}`) })
  const { meanReciprocalRank, misses } = await judgeSearch(engine, judgedQueries)
  expect(meanReciprocalRank, JSON.stringify(misses, null, 2)).toBeGreaterThanOrEqual(MIN_MEAN_RECIPROCAL_RANK)
})
