import { answerIcons, findIconSets, ICON_API } from '@galley/node/icon-sets'
import type { FastifyInstance } from 'fastify'
import { limitRequests } from './limit-requests'
import { refuseWrites } from './refuse-writes'
import { sendJson } from './send-json'

/** Maximum number of requests of one IP address. A page sends one request per icon set. */
const REQUESTS_PER_MINUTE = 120

/** Cache time of icons: new versions of a set rarely change an icon. */
const KEEP_A_WEEK = `public, max-age=${7 * 24 * 60 * 60}`
/** Cache time of responses with unknown icons, which the next version of a set may contain. */
const KEEP_AN_HOUR = `public, max-age=${60 * 60}`

/** Registers the route of icons that pages load on demand, from the installed icon sets. */
export function registerIcons(app: FastifyInstance, projectDir: string) {
  const sets = findIconSets(projectDir)

  app.register(async (scope) => {
    await limitRequests(scope, REQUESTS_PER_MINUTE, 'requests for icons')
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
