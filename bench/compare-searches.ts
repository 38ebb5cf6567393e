import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { messageOf } from '@galley/core/message-of'
import { SEARCH_MANIFEST_PATH, unpackPages, type AreaIndex, type SearchManifest } from '@galley/core/search-index'
import { readSite } from '@galley/node/site-facts'
import { createSearchEngine } from '@galley/search-engine/search-engine'
import {
  isRightPage,
  judgePages,
  type Find,
  type JudgedQueries,
  type SearchJudgement,
} from '@galley/testing/judge-search.fixture'
import { parse } from 'yaml'
import { z } from 'zod'
import { createMiniSearch, createPagefind, SEARCH_PACKAGES } from './peer-searches'
import { installPackages } from './peer-sites'

/** A built site, and the queries that judge its search. */
export interface JudgedSite {
  publicDir: string
  synonyms: string[][]
  /** Paths of the pages in its search index. */
  paths: string[]
  /** Queries by the name of their list. */
  lists: Record<string, JudgedQueries>
}

/** Reads a built site and the file of its queries. @throws Error that lists everything wrong in the file */
export async function readJudgedSite(folder: string, file: string): Promise<JudgedSite> {
  const publicDir = join(folder, 'public')
  const readJson = (path: string): unknown => JSON.parse(readFileSync(join(publicDir, path), 'utf8'))
  if (!existsSync(join(publicDir, SEARCH_MANIFEST_PATH)))
    throw new Error(
      `${join(publicDir, SEARCH_MANIFEST_PATH)} is missing. Name the folder of a site, and build the site first with "npm run build".`,
    )
  const areas = Object.values(readJson(SEARCH_MANIFEST_PATH) as SearchManifest)
  const paths = areas.flatMap((area) => unpackPages((readJson(area) as AreaIndex).pages).map(({ path }) => path))
  const lists = readLists(file)
  const unknown = Object.values(lists)
    .flatMap((queries) => Object.entries(queries))
    .flatMap(([query, ids]) => ids.split(' ').map((id) => ({ query, id })))
    .filter(({ id }) => !paths.some((path) => isRightPage(path, id)))
  if (unknown.length > 0)
    throw new Error(
      unknown
        .map(({ query, id }) => `${file}: "${query}" names "${id}", which is no page of the search. Correct the path.`)
        .join('\n'),
    )
  const { facts } = await readSite(folder)
  const { synonyms = [] } = (facts as { search?: { synonyms?: string[][] } }).search ?? {}
  return { publicDir, synonyms, paths, lists }
}

const QUERY_LISTS = z.record(z.string(), z.record(z.string(), z.string()))

function readLists(file: string): JudgedSite['lists'] {
  if (!existsSync(file)) throw new Error(`${file} is missing. Name a YAML file with queries and their pages.`)
  let content: unknown
  try {
    content = parse(readFileSync(file, 'utf8'))
  } catch (cause) {
    throw new Error(`${file} is not valid YAML. Correct this: ${messageOf(cause)}`, { cause })
  }
  const isListed = Object.values(content ?? {}).some((value) => typeof value === 'object')
  const { data, error } = QUERY_LISTS.safeParse(isListed ? content : { queries: content })
  if (data) return data
  throw new Error(
    `${file} must have pages for each query, such as "install node: /docs/installation". Correct this:\n${z.prettifyError(error)}`,
  )
}

/** The judgements of each engine, by the name of the list. */
type Judgements = Record<string, Record<string, SearchJudgement>>

/** Judges the search of a built site, and two other searches on the same pages. @param folder an empty folder for their packages and indexes */
export async function compareSearches(site: JudgedSite, folder: string): Promise<Judgements> {
  installPackages(folder, { type: 'module', dependencies: SEARCH_PACKAGES })
  const engines = {
    Galley: createGalley(site),
    MiniSearch: createMiniSearch(site, folder),
    Pagefind: await createPagefind(site, folder),
  }
  const judgements: Judgements = {}
  for (const [list, queries] of Object.entries(site.lists)) {
    const ofList: Judgements[string] = (judgements[list] = {})
    for (const [engine, find] of Object.entries(engines)) ofList[engine] = await judgePages(find, queries)
  }
  return judgements
}

function createGalley({ publicDir, synonyms }: JudgedSite): Find {
  const { search } = createSearchEngine({
    fetch: async (path) => new Response(await readFile(join(publicDir, path))),
    synonyms,
  })
  return async (text) => {
    const { hits } = await search({ text, path: '/' }, new AbortController().signal)
    return hits.map(({ id }) => id)
  }
}

/** The number of queries to list. */
const MAX_WORSE = 20

/** Prints a row for each list and engine, and the queries that another engine answers better than Galley. */
export function printSearches(lists: JudgedSite['lists'], judgements: Judgements) {
  const percent = (share: number) => `${(share * 100).toFixed(0)} %`
  console.table(
    Object.entries(judgements).flatMap(([list, engines]) =>
      Object.entries(engines).map(([engine, { meanReciprocalRank, successAt1, successAt3, misses }]) => ({
        list: `${list} (${Object.keys(lists[list]!).length})`,
        engine,
        'mean reciprocal rank': meanReciprocalRank.toFixed(3),
        'right page first': percent(successAt1),
        'right page in the first three': percent(successAt3),
        'queries without results': misses.filter(({ first }) => first.length === 0).length,
      })),
    ),
  )
  const worse = Object.values(judgements).flatMap(listWorse)
  console.log(`Queries that MiniSearch or Pagefind answers better than Galley: ${worse.length}`)
  if (worse.length === 0) return
  worse.sort((one, other) => other.difference - one.difference)
  console.table(worse.slice(0, MAX_WORSE).map(({ row }) => row))
}

function listWorse(engines: Judgements[string]) {
  return engines['Galley']!.misses.flatMap(({ query, rank = Infinity, first }) => {
    const ranks = Object.entries(engines).map(([engine, { misses }]) => {
      const miss = misses.find((miss) => miss.query === query)
      return [engine, miss ? (miss.rank ?? Infinity) : 1] as const
    })
    const difference = 1 / Math.min(...ranks.map(([, rank]) => rank)) - 1 / rank
    const shown = ranks.map(([engine, rank]) => [engine, rank === Infinity ? 'none' : rank] as const)
    const row = { query, ...Object.fromEntries(shown), "Galley's first page": first[0] ?? 'none' }
    return difference > 0 ? [{ difference, row }] : []
  })
}
