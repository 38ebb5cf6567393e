import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isCrawler } from '@galley/core/crawler'
import { escapeHtml } from '@galley/core/escape-html'
import { llmsPaths } from '@galley/core/markdown-page'
import { NOT_FOUND_PAGE, type ServerManifest } from '@galley/core/server-manifest'
import { fillText } from '@galley/core/texts'
import { pathInLanguage, pathLanguage } from '@galley/core/translations'
import { inLanguage } from '@galley/node/in-language'
import { site } from '@galley/site'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { prefersMarkdown } from './prefers-markdown'
import { readRequestTarget } from './request-target'
import { createPathHeaders } from './response-headers'

/** Matches the title of the built 404 page, with an empty element for the path. */
const staticTitle = () =>
  new RegExp(`${escapeHtml(site.texts.pageNotFound).replace(/[^\p{L}\p{N}&;]/gu, '\\$&')}(<span[^>]*>)(?=</span>)`)

const { list } = llmsPaths('/')
const listNote = () => fillText(site.texts.llmsListed, { file: `[${list}](${list})` }, site.language)

/** Maximum length of a path in the message. */
const SHOWN_PATH_LENGTH = 200

/**
 * Returns the handler of unknown URLs. The handler sends the 404 page, Markdown, JSON or a line of text, depending on the request's Accept header, in
 * the language of the URL.
 */
export function createNotFoundResponder(publicDir: string, manifest: ServerManifest) {
  const setPathHeaders = createPathHeaders(manifest)

  return (request: FastifyRequest, reply: FastifyReply, name: 'pageNotFound' | 'pageRefused' = 'pageNotFound') => {
    const path = readRequestTarget(request.url)?.path ?? request.url.split('?', 1)[0]!
    return inLanguage(pathLanguage(path), () => answer(request, reply, path, site.texts[name]))
  }

  async function answer(request: FastifyRequest, reply: FastifyReply, path: string, words: string) {
    const page = pathInLanguage(NOT_FOUND_PAGE, pathLanguage(path))
    reply.code(404)
    setPathHeaders(reply, page)
    reply.header('Cache-Control', 'no-cache').header('Vary', 'Accept, User-Agent')
    const shown = path.length > SHOWN_PATH_LENGTH ? `${path.slice(0, SHOWN_PATH_LENGTH)}…` : path
    const message = `${words}: ${shown}`
    if (prefersMarkdown(request, path.endsWith('.md'))) {
      return reply.type('text/markdown; charset=utf-8').send(`# ${message}\n\n${listNote()}\n`)
    }
    const accept = request.headers.accept ?? '*/*'
    const userAgent = request.headers['user-agent'] ?? ''
    // Search engines get no error page, because they would index its text.
    const isShown = !isCrawler(userAgent)
    if (!isShown) request.log.info({ path: shown, userAgent }, 'A crawler requested a page that does not exist.')
    const html =
      isShown && acceptsHtml(accept)
        ? await readFile(join(publicDir, page), 'utf8').catch(reportUnread(request))
        : undefined
    if (html) {
      const withPath = html.replace(staticTitle(), (_, tag: string) => `${words}: ${tag}${escapeHtml(shown)}`)
      return reply.type('text/html; charset=utf-8').send(withPath)
    }
    if (/\bjson\b/.test(accept)) return reply.send({ error: message })
    return reply.type('text/plain; charset=utf-8').send(`${message}\n`)
  }
}

/** Ignores a missing 404 page, and logs other errors. */
const reportUnread =
  ({ log }: FastifyRequest) =>
  (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT')
      log.error({ err: error }, 'The 404 page cannot be read. A line of text is sent instead.')
    return undefined
  }

/** Returns true if the Accept header prefers HTML or any type. Requests for images and styles accept any type last. */
function acceptsHtml(accept: string) {
  return accept.includes('text/html') || accept.trimStart().startsWith('*/*')
}
