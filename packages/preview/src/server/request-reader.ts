import { BRANCH_PARAMETER, type Baseline } from '@galley/core/preview'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Baselines } from './baselines'
import { BranchError, type Branches } from './branches/branches'
import type { ImageUrls } from './image-routes'
import type { Presence } from './presence'
import type { PreviewContents } from './preview-contents'
import { type Guard, maySeeBranch, type SharedLinks, type Tokens } from './tokens'

export interface PreviewRoutesOptions {
  contents: PreviewContents
  branches: Branches
  guard: Guard
  tokens: Tokens
  sharedLinks: SharedLinks
  images: ImageUrls
  baselines: Baselines
  /** Origins of published sites whose pages may send requests. */
  origins: readonly string[]
  /** True lets a token for all pages correct links in the files of the default branch. @default false */
  hasEdits?: boolean
  /** Origin of the preview builds. @default the origin of the request */
  buildOrigin?: string | undefined
  /** URL that opens a content file in an editor, see `PreviewSettings`. */
  editorUrl?: string | undefined
  /** Tracks viewers of pages; undefined turns presence off. */
  presence?: Presence | undefined
}

/** The options, and the functions that read a request. */
export type RouteContext = PreviewRoutesOptions & ReturnType<typeof createRequestReader>

/** Finds the branch and the baselines that a request names. Functions that take a `reply` send an error response if they return undefined. */
export function createRequestReader({ baselines, branches, contents, guard }: PreviewRoutesOptions) {
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
