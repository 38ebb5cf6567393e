import { createSearchEngine } from '@galley/search-engine/search-engine'
import { judgeSearch, readJudgedQueries } from '@galley/testing/judge-search.fixture'
import { site } from '../../src/site'
import { expect, test } from '../test'

const MINIMUM = 0.78

test('the published index reaches the minimum score', async ({ baseURL }) => {
  const engine = createSearchEngine({
    fetch: (path) => fetch(`${baseURL}${path}`),
    synonyms: site.search.synonyms,
    areas: site.search.areas,
  })
  const { meanReciprocalRank, misses } = await judgeSearch(engine, readJudgedQueries('galley'))
  expect(meanReciprocalRank, JSON.stringify(misses, null, 2)).toBeGreaterThanOrEqual(MINIMUM)
})
