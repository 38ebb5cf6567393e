import { createTurnsByKey } from '@galley/core/turns'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { BranchContent } from './branch-content'
import type { RouteContext } from './request-reader'
import { findVisiblePath, maySeePath } from './tokens'
import { visibleIn, visiblePage } from './visible-drafts'

/** Maximum length of an unsaved text. */
export const MAX_TEXT_BYTES = 1_000_000
/** Maximum number of unsaved texts per token and minute. */
export const MAX_TEXTS_A_MINUTE = 600
/** Maximum number of waiting unsaved texts of one token. The server compiles these texts one at a time. */
export const MAX_TEXTS_AT_ONCE = 10

const unsaved = z.object({
  file: z.string().min(1).max(1000),
  text: z.string().max(MAX_TEXT_BYTES),
  path: z.string().max(3000).optional(),
})

/** Renders unsaved text. Each token has its own queue, so the texts of one editor do not delay another editor. */
export function registerUnsavedText(api: FastifyInstance, { branchOf, baselineOf, guard }: RouteContext) {
  const texts = createTurnsByKey(1)

  api.post(
    '/page',
    {
      bodyLimit: MAX_TEXT_BYTES * 2,
      config: { rateLimit: { max: MAX_TEXTS_A_MINUTE, timeWindow: 60_000 } },
    },
    async (request, reply) => {
      // Shared links are read-only.
      if (request.preview.parents) return guard.refuse(request, reply)
      const wanted = unsaved.safeParse(request.body)
      if (!wanted.success || !isContentPath(wanted.data.file)) {
        return reply.code(400).send({ error: 'Send { "file", "text" }: a path in content/ and its text.' })
      }
      const baseline = baselineOf(request, reply)
      if (!baseline) return
      const { content } = await branchOf(request)
      if (!content.hasBuild) return sendNoBuild(reply, content)
      const { path: wantedPath, ...document } = wanted.data
      const path = wantedPath === undefined ? undefined : findVisiblePath(request.preview, wantedPath)
      if (wantedPath !== undefined && path === undefined) return guard.refuse(request, reply)
      const { jti } = request.preview
      if (texts.sizeOf(jti) >= MAX_TEXTS_AT_ONCE) {
        const error = `${MAX_TEXTS_AT_ONCE} unsaved texts of this token are waiting. Send the next one after a response.`
        return reply.code(429).send({ error })
      }
      const gone = new AbortController()
      reply.raw.on('close', () => gone.abort())
      const options = { path, maySee: visibleIn(request.preview), end: gone.signal }
      const page = await texts.run(jti, () => content.unsavedPage(document, baseline, options))
      if (!page) return reply.code(404).send({ error: `content/${document.file} has no page.` })
      if (!maySeePath(request.preview, page.path)) return guard.refuse(request, reply)
      return visiblePage(request.preview, page)
    },
  )
}

/** Sends the error for a branch whose build, which has the page queries, is missing or damaged. */
export const sendNoBuild = (reply: FastifyReply, { isBuildBroken }: Pick<BranchContent, 'isBuildBroken'>) =>
  isBuildBroken
    ? reply.code(500).send({ error: 'The last build is damaged. The log of the preview server says what to do.' })
    : reply
        .code(503)
        .header('Retry-After', 5)
        .send({ error: 'The first build of this branch is not ready. Drafts are shown when it is.' })

const isContentPath = (file: string) =>
  !file.split('/').some((part) => part === '' || part === '.' || part === '..') && !/[\\\0]/.test(file)
