import { tableName } from '@galley/query/builder'
import { site } from '@galley/site'
import { createMcpHandler, McpServer, ResourceNotFoundError, ResourceTemplate } from '@modelcontextprotocol/server'
import { z } from 'zod'
import type { ContentQueries } from '../content-query'
import type { McpLimits } from './mcp-limits'
import { createSiteTools, SEARCH_AREAS, type SiteTools, type SiteToolsOptions } from './site-tools'

/** Header in which the route names the client of a request to this handler. */
export const CALLER_HEADER = 'x-mcp-caller'

const USUAL_HITS = 8
const MAX_HITS = 20
const MAX_QUERY_LENGTH = 200

const READ_ONLY = { annotations: { readOnlyHint: true, openWorldHint: false } }
const OFFSET = z
  .int()
  .min(0)
  .default(0)
  .describe('Position at which to continue a longer answer. The answer says which.')

/** Creates the handler of calls. Imports the SDK, so import this module with the first call. */
export function createHandler(options: SiteToolsOptions) {
  const tools = createSiteTools(options)
  const handler = createMcpHandler(
    ({ requestInfo }) => createSiteServer(tools, options, requestInfo?.headers.get(CALLER_HEADER) ?? ''),
    {
      // The content does not change while the server runs, so no stream of changes is kept open.
      maxSubscriptions: 0,
    },
  )
  return {
    fetch: handler.fetch,
    close: async () => {
      await handler.close()
      await tools.close()
    },
  }
}

async function createSiteServer(
  tools: SiteTools,
  { limits, queries }: Pick<SiteToolsOptions, 'limits' | 'queries'>,
  caller: string,
) {
  const server = new McpServer(
    { name: site.name, version: '1.0.0', websiteUrl: site.url },
    {
      instructions: `The website "${site.name}" (${site.url}): ${site.seo.description} Search the site or list its pages, then read what you need. When you cite a page, link to ${site.url} and its path.`,
    },
  )
  if (SEARCH_AREAS.length > 0) addSearch(server, tools, caller)
  addReadPage(server, tools, limits, caller)
  addListPages(server, tools, limits)
  const collections = await queries.readCollections()
  if (Object.keys(collections).length > 0) addQueryCollection(server, tools, collections, caller)
  addPages(server, tools, caller)
  return server
}

function addSearch(server: McpServer, { search, toResult }: SiteTools, caller: string) {
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
      }),
      ...READ_ONLY,
    },
    ({ query, area, limit }) => toResult(search(query, area, limit, caller)),
  )
}

function addReadPage(
  server: McpServer,
  { readPage, toResult }: SiteTools,
  { answerLength }: McpLimits,
  caller: string,
) {
  server.registerTool(
    'read_page',
    {
      title: 'Read a page',
      description: `The Markdown of a page, or of one section of it. Longer texts come in parts of ${answerLength} characters.`,
      inputSchema: z.strictObject({
        path: z.string().min(1).describe('Path or URL of the page, such as "/docs/page" or "/docs/page#heading-id".'),
        section: z.string().optional().describe('Id of a heading: only its section.'),
        offset: OFFSET,
      }),
      ...READ_ONLY,
    },
    ({ path, section, offset }) => toResult(readPage(path, section, offset, caller)),
  )
}

function addListPages(server: McpServer, { listPages, toResult }: SiteTools, { pages }: McpLimits) {
  server.registerTool(
    'list_pages',
    {
      title: 'List pages',
      description: `Titles, paths and descriptions of pages in the order of the navigation, ${pages} at a time.`,
      inputSchema: z.strictObject({
        under: z.string().default('/').describe('List only this path and the paths below it, such as "/docs".'),
        offset: OFFSET,
      }),
      ...READ_ONLY,
    },
    ({ under, offset }) => toResult(listPages(under, offset)),
  )
}

type Collections = Awaited<ReturnType<ContentQueries['readCollections']>>

function addQueryCollection(
  server: McpServer,
  { query, toResult }: SiteTools,
  collections: Collections,
  caller: string,
) {
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
    ({ collection, sql }) => toResult(query(collection, sql, caller)),
  )
}

function addPages(server: McpServer, { readPage, toResult }: SiteTools, caller: string) {
  server.registerResource(
    'page',
    new ResourceTemplate(`${site.url}/{+path}.md`, { list: undefined }),
    { title: 'A page', description: 'The Markdown of a page of this site.', mimeType: 'text/markdown' },
    async ({ href }) => {
      const { content, isError } = await toResult(readPage(href, undefined, 0, caller))
      const { text } = content[0]
      if (isError) throw new ResourceNotFoundError(href, text)
      return { contents: [{ uri: href, mimeType: 'text/markdown', text }] }
    },
  )
}
