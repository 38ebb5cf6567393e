import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { createBuiltSite, HASHED_SCRIPT, SCRIPT } from '@galley/testing/built-site.fixture'
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

/** Requests a URL over a connection that stays open, as browsers do. */
function getKeptAlive(url: string, agent: Agent) {
  return new Promise<{ status?: number; body: string }>((resolve, reject) => {
    get(url, { agent }, (response: IncomingMessage) => {
      let body = ''
      response
        .on('data', (part: Buffer) => (body += part.toString()))
        .on('end', () => resolve({ status: response.statusCode, body }))
    }).on('error', reject)
  })
}

test('a range request gets the requested part', async () => {
  const { app, origin } = await listen()
  const response = await fetch(origin + HASHED_SCRIPT, {
    headers: { range: 'bytes=0-11', 'accept-encoding': 'identity' },
  })
  expect(response.status).toBe(206)
  expect(response.headers.get('content-range')).toBe(`bytes 0-11/${SCRIPT.length}`)
  expect(await response.text()).toBe('console.log(')
  await app.close()
})

test('a server that stops finishes running requests, then closes their open connections at once', async () => {
  const { app, origin } = await listen()
  const agent = new Agent({ keepAlive: true })
  const running = getKeptAlive(`${origin}/slow`, agent)
  await once(app.server, 'request')
  const begin = Date.now()
  await stopGracefully(app)
  expect(Date.now() - begin).toBeLessThan(2_000)
  expect(await running).toEqual({ status: 200, body: '{"done":true}' })
  await expect(fetch(origin)).rejects.toThrow()
  agent.destroy()
})

test('a server that stops closes connections whose requests do not finish in time', async () => {
  const { app, origin } = await listen()
  const running = getKeptAlive(`${origin}/stuck`, new Agent())
  const failure = expect(running).rejects.toThrow('socket hang up')
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
