import { createHash } from 'node:crypto'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { answerIcons, findIconSets, ICON_API } from '../../lib/icon-sets'

/** Requests of one address. A page asks once for each icon set that it needs. */
export const ICON_REQUESTS_PER_MINUTE = 120

/** How long drawings are kept: a new version of a set seldom changes one. */
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
    await scope.register(rateLimit, {
      max: requestsPerMinute,
      timeWindow: '1 minute',
      errorResponseBuilder: (_request, { statusCode, max, ttl }) =>
        Object.assign(
          new Error(
            `More than ${max} requests for icons came from your address in a minute. Wait ${Math.ceil(ttl / 1000)} s.`,
          ),
          { statusCode },
        ),
    })

    scope.all<{ Params: { file: string }; Querystring: { icons?: unknown } }>(
      `${ICON_API}/:file`,
      async (request, reply) => {
        reply.header('X-Robots-Tag', 'noindex').header('Cache-Control', 'no-store')
        if (request.method !== 'GET' && request.method !== 'HEAD') {
          reply.code(405).header('Allow', 'GET, HEAD')
          return { error: `${request.method} is not possible here. Send a GET.` }
        }
        const { status, body } = answerIcons(sets, request.params.file, request.query.icons)
        if (status !== 200) return reply.code(status).send(body)

        const text = JSON.stringify(body)
        const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`
        reply.header('ETag', etag).header('Cache-Control', body.not_found ? KEEP_AN_HOUR : KEEP_A_WEEK)
        if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
        return reply.type('application/json; charset=utf-8').send(text)
      },
    )
  })
}
