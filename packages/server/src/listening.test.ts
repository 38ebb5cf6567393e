import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { createBuiltSite } from '@galley/testing/built-site.fixture'
import Fastify from 'fastify'
import { REQUEST_TIMEOUT_MS } from './connection-limits'
import { createServer } from './create-server'
import { handleError } from './error-response'
import { stopGracefully } from './graceful-stop'
import { limitRequests } from './limit-requests'

let site: Awaited<ReturnType<typeof createBuiltSite>>

beforeAll(async () => {
  site = await createBuiltSite()
})

afterAll(() => site.remove())

async function listen() {
  const app = createServer(site.options)
  app.get('/slow', async () => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    return { done: true }
  })
  app.get('/stuck', () => new Promise(() => {}))
  return { app, origin: await app.listen({ port: 0, host: '127.0.0.1' }) }
}

test('a stopping server finishes pending requests, then closes their open connections at once', async () => {
  const { app, origin } = await listen()
  // `fetch` keeps its connections open, as browsers do.
  const running = fetch(`${origin}/slow`)
  await once(app.server, 'request')
  const begin = Date.now()
  await stopGracefully(app)
  expect(Date.now() - begin).toBeLessThan(2_000)
  expect(await (await running).json()).toEqual({ done: true })
  await expect(fetch(origin)).rejects.toThrow()
})

test('a stopping server closes connections whose requests do not finish in time', async () => {
  const { app, origin } = await listen()
  const failure = expect(fetch(`${origin}/stuck`)).rejects.toThrow('fetch failed')
  await once(app.server, 'request')
  await stopGracefully(app, 50)
  await failure
})

test('answers 408 to a client that does not send its body in time', async () => {
  const { app } = await listen()
  expect(app.server.requestTimeout).toBe(REQUEST_TIMEOUT_MS)
  // Shortens the 30 seconds. Node checks all connections every second.
  Object.assign(app.server, { headersTimeout: 200, requestTimeout: 200 })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(
    'POST /api/content/docs/query HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{',
  )
  const [answer] = (await once(socket, 'data')) as [Buffer]
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 408 /)
  await once(socket, 'close')
  await app.close()
}, 10_000)

test('a client that disconnects early leaves no stack in the log', async () => {
  const lines: string[] = []
  const app = Fastify({ logger: { level: 'info', stream: { write: (line) => void lines.push(line) } } })
  app.setErrorHandler(handleError)
  app.addHook('onRequest', async ({ socket }) => {
    socket.destroy()
    await once(socket, 'close')
  })
  await app.register(async (scope) => {
    await limitRequests(scope, 10, 'requests')
    scope.get('/limited', async () => 'answer')
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  await expect(fetch(`http://127.0.0.1:${port}/limited`)).rejects.toThrow()
  await app.close()
  expect(lines.join('')).not.toMatch(/"level":50|"stack"/)
})
