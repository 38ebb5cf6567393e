import type { SearchClient } from '@galley/search-engine/search-client'
import type { JudgedQuery } from './judged-queries.fixture'

/** How far down a right answer still counts. */
const MAX_RANK = 10

export interface SearchJudgement {
  /** Mean of 1 / rank of the first right answer, 0 where there is none in the first ten: https://en.wikipedia.org/wiki/Mean_reciprocal_rank. */
  meanReciprocalRank: number
  /** Part of the queries whose first answer is right. */
  successAt1: number
  /** Part of the queries with a right answer among the first three. */
  successAt3: number
  /** Queries whose first answer is wrong, with the first answers. */
  misses: { query: string; rank: number | undefined; first: string[] }[]
}

/** Asks each judged query and finds the rank of its answer. Without queries, what is judged is `NaN`. */
export async function judgeSearch(
  { search }: Pick<SearchClient, 'search'>,
  queries: readonly JudgedQuery[],
): Promise<SearchJudgement> {
  const judged = []
  for (const { query, expected } of queries) {
    const { hits } = await search({ text: query, path: '/' }, new AbortController().signal)
    const ids = hits.map(({ id }) => id)
    const rank = ids.slice(0, MAX_RANK).findIndex((id) => expected.some((one) => isRight(id, one)))
    judged.push({ query, rank: rank < 0 ? undefined : rank + 1, first: ids.slice(0, 3) })
  }
  const mean = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length
  return {
    meanReciprocalRank: mean(judged.map(({ rank }) => (rank ? 1 / rank : 0))),
    successAt1: mean(judged.map(({ rank }) => (rank === 1 ? 1 : 0))),
    successAt3: mean(judged.map(({ rank }) => (rank && rank <= 3 ? 1 : 0))),
    misses: judged.filter(({ rank }) => rank !== 1),
  }
}

/** Whether a hit is the expected one, or one of the page, the headings and the pages below it that `path*` stands for. */
function isRight(id: string, expected: string) {
  if (!expected.endsWith('*')) return id === expected
  const path = expected.slice(0, -1)
  return id === path || id.startsWith(`${path}#`) || id.startsWith(`${path}/`)
}
