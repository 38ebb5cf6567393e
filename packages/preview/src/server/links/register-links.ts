import type { CorrectedLinks, OldLinks } from '@galley/core/preview'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { RouteContext } from '../request-reader'
import { findVisiblePath } from '../tokens'

/** Maximum number of corrections per token and minute. */
const MAX_CORRECTIONS_A_MINUTE = 60

const seenFiles = z.object({ files: z.record(z.string().max(1000), z.string().max(100)) })

/** Registers the routes that list links to old paths of pages, and correct them where edits are allowed. */
export function registerLinks(api: FastifyInstance, context: RouteContext) {
  const { branchOf, comparedOf, nameOf, guard, branches, hasEdits } = context
  const mayEdit = (request: FastifyRequest) => {
    const { paths, parents } = request.preview
    // Shared links are read-only.
    return hasEdits === true && nameOf(request) === branches.defaultBranch && !paths && !parents
  }
  const pathOf = ({ query, preview }: FastifyRequest) => {
    const { path } = query as { path?: unknown }
    return typeof path === 'string' ? findVisiblePath(preview, path) : undefined
  }
  const sendUnknown = (request: FastifyRequest, reply: FastifyReply) => {
    const error = `No page has moved from ${pathOf(request) ?? 'this path'}. Load the changes again.`
    return reply.code(404).send({ error })
  }

  api.get('/links', async (request, reply): Promise<OldLinks | undefined> => {
    // Files out of scope may link to the page.
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
      if (!wanted.success) return reply.code(400).send({ error: 'Send { "files" } from the response of GET links.' })
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
