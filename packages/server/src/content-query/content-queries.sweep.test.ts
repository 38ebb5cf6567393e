import Fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify'
import { handleError } from '../error-response'
import { registerContentQueries } from './content-queries'
import { createContentSite } from './content-site.fixture'
import { askFrom, SLOW } from './query-requests.fixture'

let site: Awaited<ReturnType<typeof createContentSite>>
const apps: FastifyInstance[] = []

beforeAll(async () => {
  site = await createContentSite()
})

afterAll(async () => {
  for (const app of apps) await app.close()
  await site.remove()
})

/** Starts the endpoint alone, without a limit of requests per minute. */
function startEndpoint(queryMs?: number) {
  const app = Fastify()
  app.setErrorHandler(handleError)
  const limits = { requestsPerMinute: 1_000_000, ...(queryMs && { queryMs }) }
  registerContentQueries(app, site.publicDir, limits)
  apps.push(app)
  return app
}

test('queries of one IP address run one after another, with queries of other addresses between them', async () => {
  // The other queries run beside a slow query. The limit leaves the other queries enough time even while threads start on a busy machine.
  const app = startEndpoint(1_500)
  const count = 'SELECT COUNT(*) AS "count" FROM "_content_notes"'
  const answered: string[] = []
  const note = (name: string, response: Promise<LightMyRequestResponse>) =>
    response.then(({ statusCode }) => answered.push(`${name} ${statusCode}`))
  const slow = Array.from({ length: 3 }, () => note('slow', askFrom('127.0.0.1', app, SLOW, 'novels')))
  const quick = Array.from({ length: 8 }, (_, index) => note('quick', askFrom(`10.0.0.${index}`, app, count)))
  await Promise.all([...slow, ...quick])
  // On a machine with a single thread, the first slow query may end before the quick queries.
  expect(answered.filter((answer) => answer !== 'quick 200')).toEqual(Array(3).fill('slow 400'))
  expect(answered.slice(-2)).toEqual(Array(2).fill('slow 400'))
}, 60_000)
