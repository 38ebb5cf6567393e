import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { htmlFileOf, isNotFoundPage, SERVER_MANIFEST_FILE, type ServerManifest } from '@galley/core/server-manifest'
import { runCommand } from '../scripts/run.mjs'
import { measureBuilds, measureGalley, measurePeer, printSites, withLimit } from './build-figures'
import { compareBuilds } from './compare-builds'
import { compareScreenshots } from './compare-screenshots'
import { compareSearches, printSearches, readJudgedSite } from './compare-searches'
import { describeDevelop, measureDevelop } from './develop-time'
import { fitWeights } from './fit-search'
import { scorePages } from './lighthouse'
import { measureBuild } from './measure-build'
import { weighPages } from './page-weight'
import { createPeerSite, PEERS } from './peer-sites'
import { measurePresses } from './press-time'
import { describePreview } from './preview-figures'
import { measurePreview } from './preview-time'
import { measureQueries } from './query-time'
import { measureSearch, weighFirstSearch } from './search-time'
import { measureServers, watchMemory } from './serve-load'
import { copySite, type Editions, MAX_LANGUAGES } from './site-copy'

const project = join(import.meta.dirname, '..')

const FIXED_ROUTES = [
  '/docs/files/markdown',
  '/blog',
  '/changelog',
  '/templates',
  '/studio',
  '/studio/pricing',
  '/about',
]

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    pages: { type: 'string', default: '1000' },
    languages: { type: 'string', default: '1' },
    versions: { type: 'string', default: '1' },
    content: { type: 'string' },
    only: { type: 'string' },
    peers: { type: 'boolean', default: false },
    lighthouse: { type: 'boolean', default: false },
    serve: { type: 'boolean', default: false },
    minutes: { type: 'string' },
    compare: { type: 'string' },
    screenshots: { type: 'string' },
    search: { type: 'string' },
    fit: { type: 'string' },
    keep: { type: 'boolean', default: false },
  },
})

/** Routes that Lighthouse visits in addition to the home page, a documentation page and a blog post. */
const SCORED_ROUTES = ['/templates', '/studio/pricing']

/** Returns the paths of all pages of a built site. */
function listPages(folder: string): string[] {
  const file = join(folder, SERVER_MANIFEST_FILE)
  if (!existsSync(file)) throw new Error(`${file} is missing. Build the site first with "npm run build".`)
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as ServerManifest
  return manifest.pages.filter((path) => !isNotFoundPage(path))
}

/** Returns the home page, a documentation page and a blog post of a built site. */
function choosePages(folder: string): string[] {
  const pages = listPages(folder)
  const firstPageIn = (area: string) => {
    const paths = pages.filter((path) => path.startsWith(area)).sort()
    if (paths.length === 0) throw new Error(`The site in ${folder} has no page in ${area}. Add one to content${area}.`)
    return paths[Math.floor(paths.length / 2)]!
  }
  return ['/', firstPageIn('/docs/'), firstPageIn('/blog/')]
}

/** Returns the pages of `choosePages`, and the given routes that the site has. */
const chooseRoutes = (folder: string, fixed: readonly string[]) =>
  [...new Set([...choosePages(folder), ...fixed])].filter((path) => existsSync(join(folder, 'public', path)))

/** Maximum sizes of pages, in KB. */
const WEIGHT_LIMITS = {
  docs: { all: 75, text: 22, script: 5, scriptAfterAct: 100 },
  landing: { allWithoutPictures: 120 },
}
async function printWeights(folder: string) {
  const weights = await weighPages(folder, chooseRoutes(folder, FIXED_ROUTES))
  const rows = weights.map((weight) => {
    const { path, allKilobytes, pictureKilobytes } = weight
    const docs = path.startsWith('/docs/') ? WEIGHT_LIMITS.docs : undefined
    const landing = path === '/' || /^\/studio(\/|$)/.test(path) ? WEIGHT_LIMITS.landing : undefined
    return {
      page: path,
      'HTML and styles': withLimit(weight.textKilobytes, docs?.text),
      JavaScript: withLimit(weight.scriptKilobytes, docs?.script),
      fonts: weight.fontKilobytes.toFixed(1),
      pictures: pictureKilobytes.toFixed(1),
      'in all': withLimit(allKilobytes, docs?.all),
      'without pictures': withLimit(allKilobytes - pictureKilobytes, landing?.allWithoutPictures),
      'layout shift': weight.layoutShift.toFixed(3),
      'JavaScript after the first action': withLimit(weight.scriptAfterActKilobytes, docs?.scriptAfterAct),
    }
  })
  console.log('KB gzip of each page, before the reader acts unless the column says otherwise:')
  console.table(rows)
}

async function timeQueries(folder: string) {
  const { first, later, laterInDatabase } = await measureQueries(folder)
  console.table({
    'first query, ms': first.toFixed(0),
    'later queries, ms': later.toFixed(1),
    'later queries: time in the database, ms': laterInDatabase.toFixed(1),
  })
}

async function timeSearches(folder: string) {
  const times = await measureSearch(folder)
  const showMean = (mean: number) => (Number.isNaN(mean) ? 'no queries' : mean.toFixed(3))
  console.table({
    'sections of the documentation': times.sections,
    'first search, KB gzip of index': times.firstKilobytes.toFixed(1),
    'first search, KB gzip of code': times.codeKilobytes.toFixed(1),
    'first results, warm cache, ms': times.firstResults.toFixed(0),
    'later keys in the engine, 95 of 100, ms': times.laterKey.toFixed(1),
    'later keys in the engine, longest, ms': times.longestKey.toFixed(1),
    'page blocked, longest, ms': times.longestBlock.toFixed(0),
    'judged queries, mean reciprocal rank': showMean(times.meanReciprocalRank),
    'judged queries, success at 1': showMean(times.successAt1),
    'judged queries, success at 3': showMean(times.successAt3),
  })
}

async function timePresses(folder: string) {
  for (const [name, figures] of Object.entries(await measurePresses(folder, choosePages(folder)[1]!))) {
    console.log(`First press, "${name}", on a slow phone`)
    console.table(figures)
  }
}

const timePreview = async (folder: string) => console.table(describePreview(await measurePreview(folder)))

const timeDevelop = async (folder: string) => console.table(describeDevelop(await measureDevelop(folder)))

async function compareServers(folder: string) {
  const page = FIXED_ROUTES[0]!
  const { size } = statSync(join(folder, 'public', `${htmlFileOf(page)}.br`))
  console.log(`The page ${page}, ${(size / 1000).toFixed(1)} KB with Brotli:`)
  console.table(
    (await measureServers(folder, page)).map((figures) => ({
      server: figures.server,
      connections: figures.connections,
      'requests/s': Math.round(figures.requestsPerSecond),
      'p50, ms': figures.p50,
      'p99, ms': figures.p99,
      'processor time, µs': Math.round(figures.microseconds),
      'memory before, MB': Math.round(figures.megabytesBefore),
      'memory after, MB': Math.round(figures.megabytesAfter),
    })),
  )
}

async function watchServerMemory(folder: string, text: string) {
  const minutes = Number(text)
  if (!Number.isInteger(minutes) || minutes < 1)
    throw new Error(`--minutes must be a number of minutes such as 10, got "${text}". Correct it, or leave it out.`)
  console.log("Memory of Galley's server while 32 connections request all pages:")
  await watchMemory(folder, listPages(folder), minutes, (minute, megabytes, result) =>
    console.log(
      `minute ${minute}: ${Math.round(megabytes)} MB, ${Math.round(result?.requestsPerSecond ?? 0)} requests/s`,
    ),
  )
}

function checkBuilt(file: string) {
  if (!existsSync(file)) throw new Error(`${file} is missing. Build that site first with "npm run build".`)
}

/** Compares the build of another copy of the project with the build of this copy. */
function printDifferences(other: string) {
  const folders = [resolve(other), project].map((folder) => join(folder, 'public')) as [string, string]
  folders.forEach(checkBuilt)
  const { pages, differences } = compareBuilds(...folders)
  for (const { page, before, after } of differences) console.log(`${page}\n  - ${before}\n  + ${after}`)
  console.log(`${differences.length} of ${pages} pages differ in their words, links or images.`)
  return differences.length === 0 ? 0 : 1
}

const SCREENSHOTS_FOLDER = join(project, 'test-results/screenshots')

/** Compares screenshots of the build of another copy of the project with screenshots of this copy. */
async function printScreenshots(other: string) {
  const before = resolve(other)
  for (const folder of [before, project]) checkBuilt(join(folder, SERVER_MANIFEST_FILE))
  let count = 0
  const { onlyBefore, onlyAfter, pictures } = await compareScreenshots({
    before,
    after: project,
    output: SCREENSHOTS_FOLDER,
    onDifference: ({ page, width, mode, pixels, sizes }) => {
      count += 1
      console.log(`${page}, ${width} px, ${mode}: ${pixels} pixels differ${sizes ? `, sizes ${sizes}` : ''}`)
    },
  })
  for (const page of onlyBefore) console.log(`${page} is not in the build of ${project}.`)
  for (const page of onlyAfter) console.log(`${page} is not in the build of ${before}.`)
  console.log(`${count} of ${pictures} pictures differ.${count > 0 ? ` They are in ${SCREENSHOTS_FOLDER}.` : ''}`)
  return count + onlyBefore.length + onlyAfter.length === 0 ? 0 : 1
}

/** Returns the number that an option gives. */
function readCount(name: 'pages' | 'languages' | 'versions', most = Infinity) {
  const count = Number(options[name])
  if (Number.isInteger(count) && count >= 1 && count <= most) return count
  const range = most === Infinity ? 'from 1 on' : `from 1 to ${most}`
  throw new Error(`--${name} must be a number ${range}, got "${options[name]}". Correct it, or leave it out.`)
}

/** Returns the number of pages to generate, or the folder with the pages. */
const readPages = () => (options.content ? resolve(options.content) : readCount('pages'))

/** Calls `use` with a folder, and deletes the folder afterwards. */
async function useFolder<Result>(folder: string, use: (folder: string) => Promise<Result>) {
  try {
    return await use(folder)
  } finally {
    if (options.keep) console.log(`The measured copy is in ${folder}.`)
    else rmSync(folder, { recursive: true })
  }
}

const ONE_EDITION: Editions = { languages: 1, versions: 1 }

/** Calls `use` with a copy of the project that has more pages, and deletes the copy afterwards. */
function useCopy<Result>(use: (folder: string) => Promise<Result>, pages = readPages(), editions = ONE_EDITION) {
  return useFolder(copySite(project, pages, editions), use)
}

/** Builds the same pages with Galley and with each peer. */
async function compareWithPeers() {
  const sites = { Galley: await useCopy(measureGalley) }
  for (const [name, peer] of Object.entries(PEERS))
    Object.assign(sites, {
      [name]: await useFolder(createPeerSite(peer, readPages()), (folder) => measurePeer(peer, folder)),
    })
  printSites(sites)
}

/** Compares a site in several languages and versions with the same site in one, and with a site in one that has as many pages in all. */
async function compareEditions(editions: Editions) {
  if (options.content) throw new Error('--languages and --versions need generated pages. Leave out --content.')
  const pages = readCount('pages')
  const measure = async (folder: string) => {
    const figures = await measureGalley(folder)
    return { ...figures, searchKilobytes: await weighFirstSearch(folder, figures.weight.path) }
  }
  const plain = await useCopy(measure, pages)
  const several = await useCopy(measure, pages, editions)
  const equalPages = pages + several.htmlFiles - plain.htmlFiles
  printSites(
    {
      [`${pages} pages`]: plain,
      [`${pages} × ${editions.languages} languages × ${editions.versions} versions`]: several,
      [`${equalPages} pages`]: await useCopy(measure, equalPages),
    },
    { 'first search, KB gzip of index': ({ searchKilobytes }) => searchKilobytes },
  )
}

/** Compares the search of a built site with other searches on the same pages. */
async function judgeSearches(folder: string, file: string) {
  const site = await readJudgedSite(resolve(folder), resolve(file))
  const judgements = await useFolder(mkdtempSync(join(tmpdir(), 'bench-search-')), (peers) =>
    compareSearches(site, peers),
  )
  printSearches(site.lists, judgements)
}

/** Finds weights of the search engine for judged sites. @param paths the folder and the file of queries of each site */
async function fitSearch(paths: readonly string[]) {
  const sites = []
  for (let first = 0; first < paths.length; first += 2)
    sites.push(await readJudgedSite(resolve(paths[first]!), resolve(paths[first + 1]!)))
  console.table(await fitWeights(sites, console.log))
}

async function benchmarkCopy(folder: string) {
  await measureBuilds(folder)
  await printWeights(folder)
  await timeQueries(folder)
  await timeSearches(folder)
  await timePreview(folder)
}

/** Measures the preview in a copy, because the benchmark saves content. */
async function benchmarkPreview(folder: string) {
  await measureBuild(folder)
  await timePreview(folder)
}

// Ends running servers together with this process.
for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT'] as const) process.once(signal, () => process.exit(1))

await runCommand(async () => {
  const { search, fit } = options
  const [queries, ...others] = positionals
  const isJudged = search !== undefined || fit !== undefined
  if ((queries !== undefined) !== isJudged || (fit === undefined ? others.length > 0 : others.length % 2 > 0))
    throw new Error(
      `--search needs a folder and a file, --fit one or more of both, and other options no file, got "${positionals.join(' ')}". Write "npm run bench -- --search DIR QUERIES".`,
    )
  if (fit !== undefined) return fitSearch([fit, ...positionals])
  if (search !== undefined && queries !== undefined) return judgeSearches(search, queries)
  if (options.compare !== undefined) return printDifferences(options.compare)
  if (options.screenshots !== undefined) return printScreenshots(options.screenshots)
  const editions = { languages: readCount('languages', MAX_LANGUAGES), versions: readCount('versions') }
  if (editions.languages > 1 || editions.versions > 1) {
    await compareEditions(editions)
  } else if (options.lighthouse) {
    console.table(await scorePages(project, chooseRoutes(project, SCORED_ROUTES)))
  } else if (options.peers) {
    await compareWithPeers()
  } else if (options.serve) {
    await (options.minutes === undefined ? compareServers(project) : watchServerMemory(project, options.minutes))
  } else if (options.only === 'weight') {
    await printWeights(project)
  } else if (options.only === 'press') {
    await timePresses(project)
  } else if (options.only === 'query') {
    await timeQueries(project)
  } else if (options.only === 'search') {
    await timeSearches(project)
  } else if (options.only === 'preview') {
    await useCopy(benchmarkPreview)
  } else if (options.only === 'develop') {
    await useCopy(timeDevelop)
  } else if (options.only === undefined) {
    await useCopy(benchmarkCopy)
  } else {
    throw new Error(
      `--only knows "weight", "press", "query", "search", "preview" and "develop", got "${options.only}". Correct it, or leave it out to measure everything.`,
    )
  }
})
