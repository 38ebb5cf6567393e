import { judgePages } from './judge-search.fixture'

it('ranks pages, and counts several hits of a page once', async () => {
  const hits: Record<string, string[]> = {
    oven: ['/bread#oven', '/bread#dough', '/rolls#oven'],
    rice: ['/bread', '/rice/basmati#wash'],
    soup: [],
  }
  const queries = { oven: '/rolls#heat', rice: '/rice*', soup: '/soup' }
  const { misses, meanReciprocalRank } = await judgePages((text) => Promise.resolve(hits[text]!), queries)
  expect(misses).toEqual([
    { query: 'oven', rank: 2, first: ['/bread', '/rolls'] },
    { query: 'rice', rank: 2, first: ['/bread', '/rice/basmati'] },
    { query: 'soup', rank: undefined, first: [] },
  ])
  expect(meanReciprocalRank).toBeCloseTo(1 / 3)
})
