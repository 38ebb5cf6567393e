import { BRANCH_PARAMETER, type Baseline } from '@galley/core/preview'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Baselines } from './baselines'
import { BranchError, type Branches } from './branches/branches'
import type { PreviewContents } from './preview-contents'
import { type Guard, maySeeBranch } from './tokens'

interface RequestReaderOptions {
  baselines: Baselines
  branches: Pick<Branches, 'defaultBranch'>
  contents: PreviewContents
  guard: Guard
}

/** Finds the branch and the baselines that a request names. Functions that take a `reply` send an error response if they return undefined. */
export function createRequestReader({ baselines, branches, contents, guard }: RequestReaderOptions) {
  const nameOf = ({ query }: FastifyRequest) =>
    (query as Record<string, string>)[BRANCH_PARAMETER] || branches.defaultBranch

  /** Returns the baseline that the `baseline` parameter names. */
  const baselineOf = (request: FastifyRequest, reply: FastifyReply): Baseline | undefined => {
    const { baseline = '' } = request.query as { baseline?: string }
    const found = baselines.find(baseline)
    if (!found) {
      const error = 'Unknown baseline. Send the baseline of the build with PUT baselines.'
      void reply.code(404).send({ error, unknownBaseline: true })
    }
    return found
  }

  /** Returns the content of the branch in the `against` parameter as a baseline, or `baseline` without that parameter. */
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
      // Clients read 410 as "the shown branch is gone" and 404 as "no such page".
      const status = error.statusCode === 410 ? 409 : error.statusCode
      void reply.code(status).send({ error: `Cannot compare with "${against}". ${error.message}` })
      return undefined
    }
  }

  return {
    nameOf,
    baselineOf,
    againstOf,
    /** Returns the branch that a request names, once its content is compiled. */
    branchOf: async (request: FastifyRequest) => {
      const branch = await contents.branch(nameOf(request))
      await branch.ready
      return branch
    },
    /** Returns the branch in `against` as a baseline, or else the baseline in `baseline`. */
    comparedOf: async (request: FastifyRequest, reply: FastifyReply) => {
      const baseline = baselineOf(request, reply)
      return baseline && againstOf(request, reply, baseline)
    },
  }
}

export type RequestReader = ReturnType<typeof createRequestReader>
