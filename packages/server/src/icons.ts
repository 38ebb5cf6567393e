import { answerIcons, findIconSets, ICON_API } from '@galley/node/icon-sets'
import type { FastifyInstance } from 'fastify'
import { limitRequests } from './limit-requests'
import { refuseWrites } from './refuse-writes'
import { sendJson } from './send-json'

/** Requests of one IP address. A page asks once for each icon set that it needs. */
export const ICON_REQUESTS_PER_MINUTE = 120

/** How long icons are kept: a new version of a set seldom changes one. */
const KEEP_A_WEEK = `public, max-age=${7 * 24 * 60 * 60}`
/** A name that is missing today may be in the next version of its set. */
const KEEP_AN_HOUR = `public, max-age=${60 * 60}`

interface IconsOptions {
  /** The folder with the project's package.json and installed packages. */
  projectDir: string
  /** @default ICON_REQUESTS_PER_MINUTE */
  requestsPerMinute?: number
}

/** Answers pages that need icons which were not known at build, from the installed icon sets. */
export function registerIcons(
  app: FastifyInstance,
  { projectDir, requestsPerMinute = ICON_REQUESTS_PER_MINUTE }: IconsOptions,
) {
  const sets = findIconSets(projectDir)

  app.register(async (scope) => {
    await limitRequests(scope, requestsPerMinute, 'requests for icons')
    scope.addHook('preHandler', refuseWrites)

    scope.all<{ Params: { file: string }; Querystring: { icons?: unknown } }>(
      `${ICON_API}/:file`,
      async (request, reply) => {
        const { status, body } = answerIcons(sets, request.params.file, request.query.icons)
        if (status !== 200) return reply.code(status).send(body)

        reply.header('Cache-Control', body.not_found ? KEEP_AN_HOUR : KEEP_A_WEEK)
        return sendJson(request, reply, JSON.stringify(body))
      },
    )
  })
}
