import type { Baseline } from '@galley/core/preview'
import { createTurnsByKey } from '@galley/core/turns'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { BranchContent } from './branch-content'
import { findVisiblePath, type Guard, maySeePath } from './tokens'
import { visibleIn, visiblePage } from './visible-drafts'

/** What is not saved yet may be so long. */
export const MAX_TEXT_BYTES = 1_000_000
/** Unsaved texts are compiled for each token so often in a minute. */
export const MAX_TEXTS_A_MINUTE = 600
/** Texts of a token that are compiled or wait: one is compiled at a time. */
export const MAX_TEXTS_AT_ONCE = 10

const unsaved = z.object({
  file: z.string().min(1).max(1000),
  text: z.string().max(MAX_TEXT_BYTES),
  path: z.string().max(3000).optional(),
})

interface UnsavedTextOptions {
  branchOf: (request: FastifyRequest) => Promise<{ content: BranchContent }>
  /** The baseline that a request names; an answer has been given when there is none. */
  baselineOf: (request: FastifyRequest, reply: FastifyReply) => Baseline | undefined
  guard: Guard
}

/** Renders text that is not saved. Each token has its turns, so that nobody waits for the texts of one. */
export function registerUnsavedText(api: FastifyInstance, { branchOf, baselineOf, guard }: UnsavedTextOptions) {
  const texts = createTurnsByKey(1)

  api.post(
    '/page',
    {
      bodyLimit: MAX_TEXT_BYTES * 2,
      config: { rateLimit: { max: MAX_TEXTS_A_MINUTE, timeWindow: 60_000 } },
    },
    async (request, reply) => {
      // A link that was shared is for looking.
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
        const error = `${MAX_TEXTS_AT_ONCE} texts of this token are not compiled yet. Send the next when one is answered.`
        return reply.code(429).send({ error })
      }
      const gone = new AbortController()
      reply.raw.on('close', () => gone.abort())
      const options = { path, maySee: visibleIn(request.preview), end: gone.signal }
      const page = await texts.run(jti, () => content.unsavedPage(document, baseline, options))
      if (!page) return reply.code(404).send({ error: `content/${document.file} makes no page.` })
      if (!maySeePath(request.preview, page.path)) return guard.refuse(request, reply)
      return visiblePage(request.preview, page)
    },
  )
}

/** Answers that no build says yet how pages ask for their data. */
export const sendNoBuild = (reply: FastifyReply, { isBuildBroken }: Pick<BranchContent, 'isBuildBroken'>) =>
  isBuildBroken
    ? reply.code(500).send({ error: 'The last build is damaged. The log of the preview server says what to do.' })
    : reply
        .code(503)
        .header('Retry-After', 5)
        .send({ error: 'The first build of this branch is not ready. Drafts are shown when it is.' })

const isContentPath = (file: string) =>
  !file.split('/').some((part) => part === '' || part === '.' || part === '..') && !/[\\\0]/.test(file)
