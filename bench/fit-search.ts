import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createSearchEngine } from '@galley/search-engine/search-engine'
import { weights } from '@galley/search-engine/weights'
import { judgePages, judgeSearch } from '@galley/testing/judge-search.fixture'
import type { JudgedSite } from './compare-searches'

/** Factor by which a weight first changes. After a round without gain, the change is half as large. */
const FIRST_FACTOR = 1.5
const ROUNDS = 4
/** Smaller gains are chance. */
const MIN_GAIN = 0.0003

const values: Record<string, number> = weights

/**
 * Finds better weights of the search engine for judged sites: changes one weight at a time, and keeps changes that improve the score. The score is
 * the mean over sites of the mean reciprocal rank, half by sections and half by pages. Changes `weights`.
 * @returns the weights, each with the loss of score without it (the weight is 0)
 */
export async function fitWeights(sites: readonly JudgedSite[], log: (line: string) => void) {
  const judged = sites.map(keepFiles)
  const rate = () => rateSites(judged)
  let best = await rate()
  log(`Score of the current weights: ${best.toFixed(4)}`)
  const factors = new Map(Object.keys(values).map((name) => [name, FIRST_FACTOR]))
  for (let round = 1; round <= ROUNDS; round++) {
    const before = best
    for (const [name, factor] of factors) {
      const value = values[name]!
      for (const next of [value * factor, value / factor]) {
        values[name] = Number(next.toPrecision(3))
        const score = await rate()
        if (score > best + MIN_GAIN) {
          best = score
          log(`Round ${round}: ${name} ${value} → ${values[name]}, score ${best.toFixed(4)}`)
          break
        }
        values[name] = value
      }
      if (values[name] === value) factors.set(name, 1 + (factor - 1) / 2)
    }
    if (best === before) break
  }
  const fitted: Record<string, { value: number; loss: string }> = {}
  for (const [name, value] of Object.entries(values)) {
    values[name] = 0
    fitted[name] = { value, loss: (best - (await rate())).toFixed(4) }
    values[name] = value
  }
  return fitted
}

/** Keeps the files of a site in memory. */
function keepFiles({ publicDir, synonyms, lists }: JudgedSite) {
  const files = new Map<string, string>()
  const fetch = async (path: string) => {
    const text = files.get(path) ?? readFileSync(join(publicDir, path), 'utf8')
    files.set(path, text)
    return new Response(text)
  }
  return { fetch, synonyms, lists: Object.values(lists) }
}

async function rateSites(sites: readonly ReturnType<typeof keepFiles>[]) {
  const scores = []
  for (const { lists, ...parts } of sites) {
    // An engine keeps scores of words, which depend on the weights.
    const { search } = createSearchEngine(parts)
    const find = async (text: string) => {
      const { hits } = await search({ text, path: '/' }, new AbortController().signal)
      return hits.map(({ id }) => id)
    }
    const ofLists = []
    for (const queries of lists) ofLists.push(await judgeSearch({ search }, queries), await judgePages(find, queries))
    scores.push(mean(ofLists.map(({ meanReciprocalRank }) => meanReciprocalRank)))
  }
  return mean(scores)
}

const mean = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length
