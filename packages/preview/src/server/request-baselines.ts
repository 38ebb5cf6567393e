import type { Baseline } from '@galley/core/preview'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Baselines } from './baselines'
import { BranchError } from './branches'
import type { PreviewContents } from './preview-contents'
import { type Guard, maySeeBranch } from './tokens'

interface RequestBaselinesOptions {
  baselines: Baselines
  contents: PreviewContents
  guard: Guard
}

/** Finds what a request wants its changes counted against. Each function answers the request itself when it finds nothing. */
export function createRequestBaselines({ baselines, contents, guard }: RequestBaselinesOptions) {
  /** The baseline that a request names; an answer has been given when there is none. */
  const baselineOf = (request: FastifyRequest, reply: FastifyReply): Baseline | undefined => {
    const { baseline = '' } = request.query as { baseline?: string }
    const found = baselines.find(baseline)
    if (!found) {
      const error = 'This server does not know what the page was built from. Send it with PUT baselines.'
      void reply.code(404).send({ error, unknownBaseline: true })
    }
    return found
  }

  /** What the answer's changes are counted against; an answer has been given when that cannot be. */
  const againstOf = async (request: FastifyRequest, reply: FastifyReply, baseline: Baseline) => {
    const { against } = request.query as { against?: unknown }
    if (against === undefined) return baseline
    if (typeof against !== 'string' || !maySeeBranch(request.preview, against)) {
      await guard.refuse(request, reply)
      return undefined
    }
    try {
      const { content, ready } = await contents.branch(against)
      await ready
      return await content.baseline()
    } catch (error) {
      if (!(error instanceof BranchError)) throw error
      // 410 is for the branch that is shown, and 404 for the page.
      const status = error.statusCode === 410 ? 409 : error.statusCode
      void reply.code(status).send({ error: `Nothing can be compared with "${against}". ${error.message}` })
      return undefined
    }
  }

  return {
    baselineOf,
    againstOf,
    /** The branch in `against`, else the baseline. */
    comparedOf: async (request: FastifyRequest, reply: FastifyReply) => {
      const baseline = baselineOf(request, reply)
      return baseline && againstOf(request, reply, baseline)
    },
  }
}
