import type { Baseline, CorrectedLinks, OldLinks } from '@galley/core/preview'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { BranchContent } from '../branch-content'
import { findVisiblePath, type Guard } from '../tokens'

/** Links are corrected for each token so often in a minute. */
const MAX_CORRECTIONS_A_MINUTE = 60

const seenFiles = z.object({ files: z.record(z.string().max(1000), z.string().max(100)) })

interface LinksOptions {
  branchOf: (request: FastifyRequest) => Promise<{ content: BranchContent }>
  /** What changes are counted against; an answer has been given when that is not known. */
  comparedOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Baseline | undefined>
  /** Whether this request may change files. */
  mayEdit: (request: FastifyRequest) => boolean
  guard: Guard
}

/** Tells which links lead to where a page was, and corrects them where that is allowed. */
export function registerLinks(api: FastifyInstance, { branchOf, comparedOf, mayEdit, guard }: LinksOptions) {
  const pathOf = ({ query, preview }: FastifyRequest) => {
    const { path } = query as { path?: unknown }
    return typeof path === 'string' ? findVisiblePath(preview, path) : undefined
  }
  const sendUnknown = (request: FastifyRequest, reply: FastifyReply) => {
    const error = `No page has moved from ${pathOf(request) ?? 'there'}. Ask for the changes again.`
    return reply.code(404).send({ error })
  }

  api.get('/links', async (request, reply): Promise<OldLinks | undefined> => {
    // Any file may link to a page.
    if (request.preview.paths) return guard.refuse(request, reply)
    const { content } = await branchOf(request)
    const compared = await comparedOf(request, reply)
    if (!compared) return
    const path = pathOf(request)
    const found = path === undefined ? undefined : await content.readLinks(path, compared)
    return found ? { ...found, isCorrectable: mayEdit(request) } : sendUnknown(request, reply)
  })

  api.post(
    '/links',
    { config: { rateLimit: { max: MAX_CORRECTIONS_A_MINUTE, timeWindow: 60_000 } } },
    async (request, reply): Promise<CorrectedLinks | undefined> => {
      if (!mayEdit(request)) return guard.refuse(request, reply)
      const wanted = seenFiles.safeParse(request.body)
      if (!wanted.success) return reply.code(400).send({ error: 'Send { "files" } as GET links gave them.' })
      const { content } = await branchOf(request)
      const compared = await comparedOf(request, reply)
      if (!compared) return
      const path = pathOf(request)
      const answer = path === undefined ? undefined : await content.correctLinks(path, compared, wanted.data.files)
      if (!answer) return sendUnknown(request, reply)
      request.log.info({ editor: request.preview.sub, path, ...answer }, 'links were corrected')
      return answer
    },
  )
}
