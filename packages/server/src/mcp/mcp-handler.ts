import { join } from 'node:path'
import { suggest } from '@galley/core/nearest'
import { listOwnAreas } from '@galley/core/search-index'
import { TimeoutError } from '@galley/core/time-limit'
import {
  inLanguage,
  listTranslations,
  pathInFirstLanguage,
  pathInLanguage,
  pathLanguage,
} from '@galley/core/translations'
import { tableName } from '@galley/query/builder'
import { site } from '@galley/site'
import { createMcpHandler, McpServer, ResourceNotFoundError, ResourceTemplate } from '@modelcontextprotocol/server'
import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import type { ContentQueries } from '../content-query'
import { createFairThreads } from '../fair-threads'
import { CODE_EXTENSION } from '../is-bundled'
import type { Section } from './cut-section'
import type { McpLimits } from './mcp-limits'
import type { Found, McpTask } from './mcp-worker'
import { createSitePages } from './site-pages'

export interface McpHandlerOptions {
  publicDir: string
  pages: readonly string[]
  queries: ContentQueries
  limits: McpLimits
  log: FastifyBaseLogger
}

/** The parts that the tools of one call share. */
interface Call extends Omit<McpHandlerOptions, 'pages'> {
  pages: ReturnType<typeof createSitePages>
  /** Identifies the client for the limits. */
  caller: string
  runTask: <Result extends Found | Section>(task: McpTask) => Promise<Result>
}

/** Header in which the route names the client of a request to this handler. */
export const CALLER_HEADER = 'x-mcp-caller'

/** A mistake in a call, with a message for the model. */
class CallError extends Error {}

/** The areas that can be searched, with their names in the first language. */
const AREAS = listOwnAreas(site.search.areas, '/')
const SEARCH_AREAS = AREAS.map(({ name }) => name)

const USUAL_HITS = 8
const MAX_HITS = 20
const MAX_QUERY_LENGTH = 200

const READ_ONLY = { annotations: { readOnlyHint: true, openWorldHint: false } }
const OFFSET = z
  .int()
  .min(0)
  .default(0)
  .describe(
    'Position at which to continue a longer answer. Each part of an answer ends with the position of the next part.',
  )

/** Codes of the languages of a site with several languages, the first language first. */
const LANGUAGES = site.languages.map(({ code }) => code)

const LANGUAGE = z
  .enum(LANGUAGES)
  .optional()
  .describe(`Language of the pages: ${LANGUAGES.join(', ')}. The default is ${LANGUAGES[0]}.`)

/** The input of tools that follow a language. Empty on a site with one language. */
const LANGUAGE_INPUT = (LANGUAGES.length > 0 ? { language: LANGUAGE } : {}) as { language: typeof LANGUAGE }

/** Returns the language as part of paths: undefined for the first language. */
const translationOf = (language: string | undefined) => listTranslations().find((code) => code === language)

/** Creates the handler of calls. Imports the SDK, so import this module with the first call. */
export function createHandler(options: McpHandlerOptions) {
  const pages = createSitePages(options.publicDir, site.url, options.pages)
  const threads = createFairThreads<McpTask, Found | Section>({
    filename: join(__dirname, `mcp-worker${CODE_EXTENSION}`),
    name: 'runTask',
    what: 'searches',
    limits: options.limits,
    log: options.log,
  })
  const handler = createMcpHandler(
    ({ requestInfo }) => {
      const caller = requestInfo?.headers.get(CALLER_HEADER) ?? ''
      const runTask = async <Result extends Found | Section>(task: McpTask) => {
        const result = await threads.run(task, caller)
        if ('error' in result) throw new CallError(result.error)
        return result as Result
      }
      return createSiteServer({ ...options, pages, caller, runTask })
    },
    // The content does not change while the server runs, so no stream of changes is kept open.
    { maxSubscriptions: 0 },
  )
  return {
    fetch: handler.fetch,
    close: async () => {
      await handler.close()
      await threads.close()
    },
  }
}

async function createSiteServer(call: Call) {
  const server = new McpServer(
    { name: site.name, version: '1.0.0', websiteUrl: site.url },
    {
      instructions: `The website "${site.name}" (${site.url}): ${site.seo.description} Search the site or list its pages, then read what you need. When you cite a page, link to ${site.url} and its path.`,
    },
  )
  if (SEARCH_AREAS.length > 0) addSearch(server, call)
  addReadPage(server, call)
  addListPages(server, call)
  const collections = await call.queries.readCollections()
  if (Object.keys(collections).length > 0) addQueryCollection(server, call, collections)
  addPages(server, call)
  return server
}

/** Turns a text or an error into the result of a tool. Logs errors of the server. */
const toResult = ({ log }: Call, text: Promise<string>) =>
  text.then(
    (text) => ({ content: [{ type: 'text' as const, text }], isError: false }),
    (error: unknown) => ({ content: [{ type: 'text' as const, text: explainError(error, log) }], isError: true }),
  )

function addSearch(server: McpServer, call: Call) {
  const search = async (text: string, name: string | undefined, limit: number, language?: string) => {
    const translation = translationOf(language)
    const path = pathInLanguage('/', translation)
    const area = AREAS.find((one) => one.name === name)
    if (name !== undefined && !area)
      throw new CallError(`Unknown area "${name}".${suggest(name, SEARCH_AREAS)} Areas: ${SEARCH_AREAS.join(', ')}.`)
    return writeHits(
      await call.runTask<Found>({
        kind: 'search',
        publicDir: call.publicDir,
        text,
        path,
        area: area && nameInLanguage(area, path, translation),
        limit,
        language: site.language.code,
      }),
    )
  }
  server.registerTool(
    'search',
    {
      title: 'Search the site',
      description: `Full-text search of all pages. Returns sections as "path#heading-id", best first, each with an excerpt. Read a section with read_page.`,
      inputSchema: z.strictObject({
        query: z.string().min(1).max(MAX_QUERY_LENGTH).describe('A few words, as for a search engine.'),
        area: z
          .string()
          .optional()
          .describe(`Only this part of the site: ${SEARCH_AREAS.join(', ')}.`),
        limit: z.int().min(1).max(MAX_HITS).default(USUAL_HITS).describe('Maximum number of results.'),
        ...LANGUAGE_INPUT,
      }),
      ...READ_ONLY,
    },
    ({ query, area, limit, language }) => toResult(call, search(query, area, limit, language)),
  )
}

/** Returns the name of an area in another language. The area has the same pages there. */
const nameInLanguage = ({ pathPrefix }: (typeof AREAS)[number], home: string, translation: string | undefined) =>
  listOwnAreas(site.search.areas, home).find((one) => one.pathPrefix === inLanguage(pathPrefix, translation))?.name

interface WantedPart {
  section?: string | undefined
  offset?: number
  language?: string | undefined
}

async function readPage(call: Call, url: string, { section, offset = 0, language }: WantedPart = {}) {
  const { pages, limits, runTask } = call
  const found = pages.find(url)
  if ('error' in found) throw new CallError(found.error)
  const translated =
    language === undefined
      ? found
      : pages.find(pathInLanguage(pathInFirstLanguage(found.path), translationOf(language)))
  const { path } = 'path' in translated ? translated : found
  const id = section?.replace(/^#/, '') || found.id
  const markdown = await pages.read(path)
  if (markdown === undefined) throw new CallError(`The page "${path}" has no Markdown.`)
  if (id === '') return cutText(markdown, offset, limits.answerLength)
  const part = await runTask<Section>({ kind: 'section', markdown, id })
  if ('text' in part) return cutText(part.text, offset, limits.answerLength)
  throw new CallError(
    `"${path}" has no section "${id}".${suggest(id, part.ids)} Sections: ${part.ids.join(', ') || 'none'}.`,
  )
}

function addReadPage(server: McpServer, call: Call) {
  server.registerTool(
    'read_page',
    {
      title: 'Read a page',
      description: `The Markdown of a page, or of one section of a page. Longer texts come in parts of ${call.limits.answerLength} characters.`,
      inputSchema: z.strictObject({
        path: z.string().min(1).describe('Path or URL of the page, such as "/docs/page" or "/docs/page#heading-id".'),
        section: z.string().optional().describe('Id of a heading. Returns only the section of this heading.'),
        offset: OFFSET,
        ...LANGUAGE_INPUT,
      }),
      ...READ_ONLY,
    },
    ({ path, ...part }) => toResult(call, readPage(call, path, part)),
  )
}

function addListPages(server: McpServer, call: Call) {
  const { pages, limits } = call
  const listPages = async (under: string, offset: number, language?: string) => {
    const translation = language === undefined ? pathLanguage(under) : translationOf(language)
    const lines = await pages.list(inLanguage(under, translation), translation)
    if (lines.length === 0) throw new CallError(`No pages are listed below "${under}". List the pages below "/".`)
    return cutList(lines, offset, limits.pages)
  }
  server.registerTool(
    'list_pages',
    {
      title: 'List pages',
      description: `Titles, paths and descriptions of pages in the order of the navigation, ${limits.pages} at a time.`,
      inputSchema: z.strictObject({
        under: z.string().default('/').describe('List only this path and the paths below it, such as "/docs".'),
        offset: OFFSET,
        ...LANGUAGE_INPUT,
      }),
      ...READ_ONLY,
    },
    ({ under, offset, language }) => toResult(call, listPages(under, offset, language)),
  )
}

type Collections = Awaited<ReturnType<ContentQueries['readCollections']>>

function addQueryCollection(server: McpServer, call: Call, collections: Collections) {
  const { queries, limits, caller } = call
  const query = async (collection: string, sql: string) => {
    const outcome = await queries.run(collection, sql, caller)
    if (outcome.status !== 200) throw new CallError(outcome.error)
    if (outcome.rows.length <= limits.answerLength) return outcome.rows
    throw new CallError(
      `The rows have ${outcome.rows.length} characters, more than ${limits.answerLength}. Select fewer columns, or add LIMIT and OFFSET.`,
    )
  }
  const tables = Object.entries(collections).map(
    ([name, { columns }]) => `${name}: "${tableName(name)}" (${columns.map((column) => column.name).join(', ')})`,
  )
  server.registerTool(
    'query_collection',
    {
      title: 'Query content',
      description: `Runs one SQLite SELECT on the pages of a collection and returns rows as JSON. For filters, order and counts; no functions except COUNT, no joins. Values other than texts and numbers are JSON. Collections, tables and columns:\n${tables.join('\n')}`,
      inputSchema: z.strictObject({
        collection: z.string().describe(`One of: ${Object.keys(collections).join(', ')}.`),
        sql: z
          .string()
          .min(1)
          .describe('The SELECT, with a LIMIT. Select few columns: "body" and "sections" are long.'),
      }),
      ...READ_ONLY,
    },
    ({ collection, sql }) => toResult(call, query(collection, sql)),
  )
}

function addPages(server: McpServer, call: Call) {
  server.registerResource(
    'page',
    new ResourceTemplate(`${site.url}/{+path}.md`, { list: undefined }),
    { title: 'A page', description: 'The Markdown of a page of this site.', mimeType: 'text/markdown' },
    async ({ href }) => {
      const { content, isError } = await toResult(call, readPage(call, href))
      const { text } = content[0]!
      if (isError) throw new ResourceNotFoundError(href, text)
      return { contents: [{ uri: href, mimeType: 'text/markdown', text }] }
    },
  )
}

function explainError(error: unknown, log: FastifyBaseLogger) {
  if (error instanceof CallError) return error.message
  if (error instanceof TimeoutError) return 'It took too long. Try fewer words, or another page.'
  log.error({ err: error }, 'call of an assistant failed')
  return 'Something went wrong on the server. Try again later.'
}

function writeHits({ hits, corrected, leftOut, closest }: Found) {
  const found = hits.map(({ id, title, titles, excerpt }) => {
    const trail = [...titles, title].join(' › ')
    return `- ${id} — ${trail}${excerpt && `\n  ${excerpt.replace(/\s+/g, ' ')}`}`
  })
  if (found.length > 0)
    return [
      ...(corrected === undefined ? [] : [`Searched for "${corrected}".`]),
      ...(leftOut.length > 0 ? [`The first page does not contain "${leftOut.join('", "')}".`] : []),
      ...found,
    ].join('\n')
  const near = closest.map(({ id, title }) => `- ${id} — ${title}`)
  return ['Nothing was found. Try fewer or other words.', ...(near.length > 0 ? ['Similar:', ...near] : [])].join('\n')
}

/** Returns a part of a text. The part ends with the offset of the next part. */
function cutText(text: string, offset: number, length: number) {
  const part = text.slice(offset, offset + length)
  if (part.length === text.length) return text
  const end = offset + part.length
  const rest = end < text.length ? ` Go on with offset ${end}, or read one section.` : ''
  return `${part}\n\n[Characters ${Math.min(offset, text.length)} to ${end} of ${text.length}.${rest}]`
}

/** Returns a part of a list. The part ends with the offset of the next part. */
function cutList(lines: readonly string[], offset: number, length: number) {
  const shown = lines.slice(offset, offset + length)
  const end = offset + shown.length
  if (shown.length === lines.length) return shown.join('\n')
  const rest = end < lines.length ? ` Go on with offset ${end}.` : ''
  return [...shown, '', `[Pages ${Math.min(offset, lines.length)} to ${end} of ${lines.length}.${rest}]`].join('\n')
}
