import { join } from 'node:path'
import { suggest } from '@galley/core/nearest'
import { TimeoutError } from '@galley/core/time-limit'
import { tableName } from '@galley/query/builder'
import { site } from '@galley/site'
import { createMcpHandler, McpServer, ResourceNotFoundError, ResourceTemplate } from '@modelcontextprotocol/server'
import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import type { ContentQueries } from '../content-query'
import { createFairThreads } from '../fair-threads'
import type { Section } from './cut-section'
import type { McpLimits } from './mcp-limits'
import type { Found, McpTask } from './mcp-worker'
import { createSitePages } from './site-pages'

interface McpHandlerOptions {
  publicDir: string
  /** Paths of the pages. */
  pages: readonly string[]
  queries: ContentQueries
  limits: McpLimits
  log: FastifyBaseLogger
}

/** The header in which the route says whose request it is. */
export const CALLER_HEADER = 'x-mcp-caller'

/** Hits of a search, unless the call says how many. */
const USUAL_HITS = 8
const MAX_HITS = 20
const MAX_QUERY_LENGTH = 200

const READ_ONLY = { annotations: { readOnlyHint: true, openWorldHint: false } }

/** The answer of a tool. */
type Answer = { content: [{ type: 'text'; text: string }]; isError: boolean }

/** An answer that is an error, for the model to read. */
class CallError extends Error {}

/** Answers the calls of assistants; loads the SDK, so only a first call imports it. */
export function createHandler({ publicDir, pages: paths, queries, limits, log }: McpHandlerOptions) {
  const pages = createSitePages({ publicDir, url: site.url, pages: paths })
  const threads = createFairThreads<McpTask, Found | Section>({
    filename: join(__dirname, 'mcp-worker.ts'),
    name: 'runTask',
    what: 'searches',
    limits,
    log,
  })

  const runTask = async <Result extends Found | Section>(task: McpTask, caller: string) => {
    const result = await threads.run(task, caller)
    if ('error' in result) throw new CallError(result.error)
    return result as Result
  }

  const areas = site.search.areas.map(({ name }) => name)

  const search = async (text: string, area: string | undefined, limit: number, caller: string) => {
    if (area !== undefined && !areas.includes(area))
      throw new CallError(`There is no area "${area}".${suggest(area, areas)} Areas: ${areas.join(', ')}.`)
    const { hits, corrected, closest } = await runTask<Found>({ kind: 'search', publicDir, text, area, limit }, caller)
    const found = hits.map(({ id, title, titles, excerpt }) => {
      const trail = [...titles, title].join(' › ')
      return `- ${id} — ${trail}${excerpt && `\n  ${excerpt.replace(/\s+/g, ' ')}`}`
    })
    if (found.length > 0)
      return [...(corrected === undefined ? [] : [`Searched for "${corrected}".`]), ...found].join('\n')
    const near = closest.map(({ id, title }) => `- ${id} — ${title}`)
    return ['Nothing was found. Try fewer or other words.', ...(near.length > 0 ? ['Similar:', ...near] : [])].join(
      '\n',
    )
  }

  const readPage = async (address: string, section: string | undefined, offset: number, caller: string) => {
    const found = pages.find(address)
    if ('error' in found) throw new CallError(found.error)
    const { path } = found
    const id = section?.replace(/^#/, '') || found.id
    const markdown = await pages.read(path)
    if (markdown === undefined) throw new CallError(`The page "${path}" has no Markdown.`)
    if (id === '') return cut(markdown, offset)
    const part = await runTask<Section>({ kind: 'section', markdown, id }, caller)
    if ('text' in part) return cut(part.text, offset)
    throw new CallError(
      `"${path}" has no section "${id}".${suggest(id, part.ids)} Sections: ${part.ids.join(', ') || 'none'}.`,
    )
  }

  const cut = (text: string, offset: number) => {
    const part = text.slice(offset, offset + limits.answerLength)
    if (part.length === text.length) return text
    const end = offset + part.length
    const rest = end < text.length ? ` Go on with offset ${end}, or read one section.` : ''
    return `${part}\n\n[Characters ${Math.min(offset, text.length)} to ${end} of ${text.length}.${rest}]`
  }

  const listPages = async (under: string, offset: number) => {
    const lines = await pages.list(under)
    if (lines.length === 0) throw new CallError(`No pages are listed below "${under}". List those below "/".`)
    const shown = lines.slice(offset, offset + limits.pages)
    const end = offset + shown.length
    if (shown.length === lines.length) return shown.join('\n')
    const rest = end < lines.length ? ` Go on with offset ${end}.` : ''
    return [...shown, '', `[Pages ${Math.min(offset, lines.length)} to ${end} of ${lines.length}.${rest}]`].join('\n')
  }

  const query = async (collection: string, sql: string, caller: string) => {
    const outcome = await queries.run(collection, sql, caller)
    if (outcome.status !== 200) throw new CallError(outcome.error)
    if (outcome.rows.length <= limits.answerLength) return outcome.rows
    throw new CallError(
      `The rows have ${outcome.rows.length} characters, more than ${limits.answerLength}. Select fewer columns, or add LIMIT and OFFSET.`,
    )
  }

  /** The answer of a tool. Errors of the server go to the log. */
  const answer = async (text: Promise<string>): Promise<Answer> => {
    try {
      return { content: [{ type: 'text', text: await text }], isError: false }
    } catch (error) {
      return { content: [{ type: 'text', text: explain(error) }], isError: true }
    }
  }

  const explain = (error: unknown) => {
    if (error instanceof CallError) return error.message
    if (error instanceof TimeoutError) return 'It took too long. Try fewer words, or another page.'
    log.error({ err: error }, 'call of an assistant failed')
    return 'Something went wrong on the server. Try again later.'
  }

  const createSiteServer = async (caller: string) => {
    const server = new McpServer(
      { name: site.name, version: '1.0.0', websiteUrl: site.url },
      {
        instructions: `The website "${site.name}" (${site.url}): ${site.seo.description} Search it or list its pages, then read what you need. When you cite a page, link to ${site.url} and its path.`,
      },
    )
    const offset = z.int().min(0).default(0).describe('Where to go on in a longer answer, as that answer says.')

    if (areas.length > 0) {
      server.registerTool(
        'search',
        {
          title: 'Search the site',
          description: `Full-text search of all pages. Returns sections as "path#heading-id", best first, each with an excerpt. Read one with read_page.`,
          inputSchema: z.strictObject({
            query: z.string().min(1).max(MAX_QUERY_LENGTH).describe('A few words, as for a search engine.'),
            area: z
              .string()
              .optional()
              .describe(`Only this part of the site: ${areas.join(', ')}.`),
            limit: z.int().min(1).max(MAX_HITS).default(USUAL_HITS).describe('The most results.'),
          }),
          ...READ_ONLY,
        },
        ({ query: text, area, limit }) => answer(search(text, area, limit, caller)),
      )
    }
    server.registerTool(
      'read_page',
      {
        title: 'Read a page',
        description: `The Markdown of a page, or of one section of it. Longer texts come in parts of ${limits.answerLength} characters.`,
        inputSchema: z.strictObject({
          path: z.string().min(1).describe('Path or URL of the page, such as "/docs/page" or "/docs/page#heading-id".'),
          section: z.string().optional().describe('Id of a heading: only its section.'),
          offset,
        }),
        ...READ_ONLY,
      },
      ({ path, section, offset: start }) => answer(readPage(path, section, start, caller)),
    )
    server.registerTool(
      'list_pages',
      {
        title: 'List pages',
        description: `Titles, paths and descriptions of pages in the order of the navigation, ${limits.pages} at a time.`,
        inputSchema: z.strictObject({
          under: z.string().default('/').describe('Only this path and those below it, such as "/docs".'),
          offset,
        }),
        ...READ_ONLY,
      },
      ({ under, offset: start }) => answer(listPages(under, start)),
    )
    const collections = Object.entries(await queries.readCollections())
    if (collections.length > 0) {
      const tables = collections.map(
        ([name, { columns }]) => `${name}: "${tableName(name)}" (${columns.map((column) => column.name).join(', ')})`,
      )
      server.registerTool(
        'query_collection',
        {
          title: 'Query content',
          description: `Runs one SQLite SELECT on the pages of a collection and returns rows as JSON. For filters, order and counts; no functions but COUNT, no joins. Values that are no text or number are JSON. Collections, tables and columns:\n${tables.join('\n')}`,
          inputSchema: z.strictObject({
            collection: z.string().describe(`One of: ${collections.map(([name]) => name).join(', ')}.`),
            sql: z
              .string()
              .min(1)
              .describe('The SELECT, with a LIMIT. Select few columns: "body" and "sections" are long.'),
          }),
          ...READ_ONLY,
        },
        ({ collection, sql }) => answer(query(collection, sql, caller)),
      )
    }
    server.registerResource(
      'page',
      new ResourceTemplate(`${site.url}/{+path}.md`, { list: undefined }),
      { title: 'A page', description: 'The Markdown of a page of this site.', mimeType: 'text/markdown' },
      async ({ href }) => {
        const { content, isError } = await answer(readPage(href, undefined, 0, caller))
        const { text } = content[0]
        if (isError) throw new ResourceNotFoundError(href, text)
        return { contents: [{ uri: href, mimeType: 'text/markdown', text }] }
      },
    )
    return server
  }

  const handler = createMcpHandler(
    ({ requestInfo }) => createSiteServer(requestInfo?.headers.get(CALLER_HEADER) ?? ''),
    {
      // Nothing here changes while the server runs, so no stream of changes is kept open.
      maxSubscriptions: 0,
    },
  )

  return {
    fetch: handler.fetch,
    close: async () => {
      await handler.close()
      await threads.close()
    },
  }
}
