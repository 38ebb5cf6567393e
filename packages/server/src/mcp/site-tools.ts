import { join } from 'node:path'
import { suggest } from '@galley/core/nearest'
import { TimeoutError } from '@galley/core/time-limit'
import { site } from '@galley/site'
import type { FastifyBaseLogger } from 'fastify'
import type { ContentQueries } from '../content-query'
import { createFairThreads } from '../fair-threads'
import type { Section } from './cut-section'
import type { McpLimits } from './mcp-limits'
import type { Found, McpTask } from './mcp-worker'
import { createSitePages } from './site-pages'

export interface SiteToolsOptions {
  publicDir: string
  pages: readonly string[]
  queries: ContentQueries
  limits: McpLimits
  log: FastifyBaseLogger
}

/** The result of a tool. An error has a message that tells the model what to do instead. */
interface ToolResult {
  [key: string]: unknown
  content: [{ type: 'text'; text: string }]
  isError: boolean
}

/** A mistake in a call, with a message for the model. */
class CallError extends Error {}

/** Names of the areas that can be searched. */
export const SEARCH_AREAS = site.search.areas.map(({ name }) => name)

/** Creates the functions behind the tools, which return a text or throw an error. `caller` identifies the client for the limits. */
export function createSiteTools({ publicDir, pages: paths, queries, limits, log }: SiteToolsOptions) {
  const pages = createSitePages(publicDir, site.url, paths)
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

  async function search(text: string, area: string | undefined, limit: number, caller: string) {
    if (area !== undefined && !SEARCH_AREAS.includes(area))
      throw new CallError(`Unknown area "${area}".${suggest(area, SEARCH_AREAS)} Areas: ${SEARCH_AREAS.join(', ')}.`)
    return writeHits(await runTask<Found>({ kind: 'search', publicDir, text, area, limit }, caller))
  }

  async function readPage(url: string, section: string | undefined, offset: number, caller: string) {
    const found = pages.find(url)
    if ('error' in found) throw new CallError(found.error)
    const { path } = found
    const id = section?.replace(/^#/, '') || found.id
    const markdown = await pages.read(path)
    if (markdown === undefined) throw new CallError(`The page "${path}" has no Markdown.`)
    if (id === '') return cutText(markdown, offset, limits.answerLength)
    const part = await runTask<Section>({ kind: 'section', markdown, id }, caller)
    if ('text' in part) return cutText(part.text, offset, limits.answerLength)
    throw new CallError(
      `"${path}" has no section "${id}".${suggest(id, part.ids)} Sections: ${part.ids.join(', ') || 'none'}.`,
    )
  }

  async function listPages(under: string, offset: number) {
    const lines = await pages.list(under)
    if (lines.length === 0) throw new CallError(`No pages are listed below "${under}". List the pages below "/".`)
    return cutList(lines, offset, limits.pages)
  }

  async function query(collection: string, sql: string, caller: string) {
    const outcome = await queries.run(collection, sql, caller)
    if (outcome.status !== 200) throw new CallError(outcome.error)
    if (outcome.rows.length <= limits.answerLength) return outcome.rows
    throw new CallError(
      `The rows have ${outcome.rows.length} characters, more than ${limits.answerLength}. Select fewer columns, or add LIMIT and OFFSET.`,
    )
  }

  /** Turns a text or an error into the result of a tool. Logs errors of the server. */
  const toResult = (text: Promise<string>): Promise<ToolResult> =>
    text.then(
      (text) => ({ content: [{ type: 'text', text }], isError: false }),
      (error: unknown) => ({ content: [{ type: 'text', text: explainError(error, log) }], isError: true }),
    )

  return { search, readPage, listPages, query, toResult, close: threads.close }
}

export type SiteTools = ReturnType<typeof createSiteTools>

function explainError(error: unknown, log: FastifyBaseLogger) {
  if (error instanceof CallError) return error.message
  if (error instanceof TimeoutError) return 'It took too long. Try fewer words, or another page.'
  log.error({ err: error }, 'call of an assistant failed')
  return 'Something went wrong on the server. Try again later.'
}

function writeHits({ hits, corrected, closest }: Found) {
  const found = hits.map(({ id, title, titles, excerpt }) => {
    const trail = [...titles, title].join(' › ')
    return `- ${id} — ${trail}${excerpt && `\n  ${excerpt.replace(/\s+/g, ' ')}`}`
  })
  if (found.length > 0)
    return [...(corrected === undefined ? [] : [`Searched for "${corrected}".`]), ...found].join('\n')
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
