import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SearchRequest } from '@galley/search-engine/search-client'
import { parse } from 'yaml'

/** Ids of the right hits of each query, separated by spaces. */
export type JudgedQueries = Record<string, string>

const JUDGED_SEARCHES = join(__dirname, '../../../bench/judged-searches')

/** Reads a file of `bench/judged-searches`, such as "galley". */
export const readJudgedQueries = (name: string) =>
  parse(readFileSync(join(JUDGED_SEARCHES, `${name}.yml`), 'utf8')) as JudgedQueries

/** Last position at which a right hit counts. */
const MAX_RANK = 10

export interface SearchJudgement {
  /** Mean of 1 / rank of the first right hit, 0 without a right hit in the first ten: https://en.wikipedia.org/wiki/Mean_reciprocal_rank. */
  meanReciprocalRank: number
  /** Share of the queries whose first hit is right, from 0 to 1. */
  successAt1: number
  /** Share of the queries with a right hit among the first three, from 0 to 1. */
  successAt3: number
  /** Queries whose first hit is wrong, with the ids of the first three hits. */
  misses: { query: string; rank: number | undefined; first: string[] }[]
}

/** The part of a search client that is judged. */
interface JudgedClient {
  search: (request: SearchRequest, signal: AbortSignal) => Promise<{ hits: readonly { id: string }[] }>
}

/** Runs each judged query and rates the hits. Without queries, the rates are `NaN`. */
export async function judgeSearch({ search }: JudgedClient, queries: JudgedQueries): Promise<SearchJudgement> {
  const judged = []
  for (const [query, ids] of Object.entries(queries)) {
    const expected = ids.split(' ')
    const { hits } = await search({ text: query, path: '/' }, new AbortController().signal)
    const found = hits.map(({ id }) => id)
    const rank = found.slice(0, MAX_RANK).findIndex((id) => expected.some((one) => isRight(id, one)))
    judged.push({ query, rank: rank < 0 ? undefined : rank + 1, first: found.slice(0, 3) })
  }
  const mean = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length
  return {
    meanReciprocalRank: mean(judged.map(({ rank }) => (rank ? 1 / rank : 0))),
    successAt1: mean(judged.map(({ rank }) => (rank === 1 ? 1 : 0))),
    successAt3: mean(judged.map(({ rank }) => (rank && rank <= 3 ? 1 : 0))),
    misses: judged.filter(({ rank }) => rank !== 1),
  }
}

/** Returns the ids of the hits, best first. */
export type Find = (text: string) => Promise<readonly string[]>

const dropAnchors = (ids: string) => ids.replace(/#\S*/g, '')

/** Rates a search by pages: several hits of a page count once, and any hit of the right page is right. */
export const judgePages = (find: Find, queries: JudgedQueries) =>
  judgeSearch(
    {
      search: async ({ text }) => {
        const ids = await find(text)
        return { hits: [...new Set(ids.map(dropAnchors))].map((id) => ({ id })) }
      },
    },
    Object.fromEntries(Object.entries(queries).map(([query, ids]) => [query, dropAnchors(ids)])),
  )

/** Returns true if a page is right where `expected` is. */
export const isRightPage = (path: string, expected: string) => isRight(path, dropAnchors(expected))

/** Returns true if a hit has the expected id, or is the page of `path*`, a heading of that page or a page under it. */
function isRight(id: string, expected: string) {
  if (!expected.endsWith('*')) return id === expected
  const path = expected.slice(0, -1)
  return id === path || id.startsWith(`${path}#`) || id.startsWith(`${path}/`)
}
