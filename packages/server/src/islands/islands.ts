import { join, parse } from 'node:path'
import { describeIssues } from '@galley/core/fields'
import { type Island, ISLAND_API, type IslandAnswer, type ServerFacts } from '@galley/core/island'
import { suggest } from '@galley/core/nearest'
import { TimeoutError, withTimeLimit } from '@galley/core/time-limit'
import { listComponentFiles } from '@galley/node/list-code-files'
import { listFiles } from '@galley/node/list-files'
import type { FastifyInstance } from 'fastify'
import { isBundled } from '../is-bundled'
import { limitRequests } from '../limit-requests'
import { refuseWrites } from '../refuse-writes'
import { sendJson } from '../send-json'
import { createAnswerCache } from './answer-cache'
import { ISLAND_LIMITS, type IslandLimits } from './island-limits'

/** Finds the files of the site's `src/islands` at the first request. */
export function findIslands(projectDir: string) {
  const folder = join(projectDir, 'src/islands')
  let known: readonly string[] | undefined
  return {
    keys: () => (known ??= isBundled ? listFiles(folder).map((file) => parse(file).name) : listComponentFiles(folder)),
    /** Loads the island of a key. */
    load: async (key: string) =>
      ((await import(join(folder, key + (isBundled ? '.js' : '.tsx')))) as { island: Island }).island,
  }
}

interface IslandsOptions {
  facts: ServerFacts
  islands: ReturnType<typeof findIslands>
  limits?: Partial<IslandLimits>
}

/** Registers the route of islands. Loads React and the code of an island with the first request. */
export function registerIslands(app: FastifyInstance, { facts, islands, limits: changed }: IslandsOptions) {
  const limits = { ...ISLAND_LIMITS, ...changed }
  const answers = createAnswerCache<string>(limits.answers)

  app.register(async (scope) => {
    await limitRequests(scope, limits.requestsPerMinute, 'requests for islands')
    scope.addHook('preHandler', refuseWrites)

    scope.all<{ Params: { file: string } }>(`${ISLAND_API}/:file`, async (request, reply) => {
      const refuse = (status: number, error: string) => reply.code(status).send({ error })
      const { file } = request.params
      const files = islands.keys().map((key) => `${key}.json`)
      if (!files.includes(file)) {
        const known = `Islands: ${files.join(', ') || 'none'}.`
        return refuse(404, `There is no island "${file}".${suggest(file, files)} ${known}`)
      }
      const key = file.slice(0, -'.json'.length)
      const [, search = ''] = request.url.split('?', 2)
      if (search.length > limits.paramsLength) {
        const limit = `Island "${key}" takes parameters of at most ${limits.paramsLength} characters`
        return refuse(414, `${limit}, got ${search.length}. Send shorter parameters.`)
      }

      const island = await islands.load(key)
      const { data: params, error } = island.params.safeParse(request.query)
      if (error) {
        const problems = describeIssues(error.issues, request.query, island.params).map(({ message }) => message)
        const names = Object.keys(island.params.shape).join(', ') || 'none'
        return refuse(400, `Island "${key}": ${problems.join(' ')} Parameters: ${names}.`)
      }
      const render = async () => {
        const { renderIsland } = await import('./render-island')
        const controller = new AbortController()
        const rendered = renderIsland(island, params, facts, controller.signal)
        try {
          return JSON.stringify(await withTimeLimit<IslandAnswer>(rendered, limits.renderMs, `Island "${key}"`))
        } finally {
          controller.abort()
        }
      }
      try {
        const { answer, ageLeftS } = await answers.get(`${key} ${JSON.stringify(params)}`, island.maxAgeS, render)
        reply.header('Cache-Control', `public, max-age=${ageLeftS}`)
        return await sendJson(request, reply, answer)
      } catch (cause) {
        if (cause instanceof TimeoutError) return refuse(504, `${cause.message} Try again later.`)
        throw new Error(`Island "${key}" failed: ${(cause as Error).message}`, { cause })
      }
    })
  })
}
