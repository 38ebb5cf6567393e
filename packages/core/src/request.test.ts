import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { REQUEST_TIMEOUT_MS, requestJson, requestText, StatusError } from './request'
import { TimeoutError } from './time-limit'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
  server = undefined
})

/** Starts a server, and returns its URL. */
async function serve(answer: RequestListener) {
  const listening = (server = createServer(answer))
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(listening.address() as AddressInfo).port}`
}

const failureOf = (request: Promise<unknown>) =>
  request.then(
    () => undefined,
    (error: unknown) => error,
  )

test('resolves to the whole text, also if it comes in pieces', async () => {
  const bytes = Buffer.from('Ein Weg über Köln')
  const url = await serve((_, response) => {
    response.write(bytes.subarray(0, 10))
    setTimeout(() => response.end(bytes.subarray(10)), 10)
  })
  expect(await requestText(url)).toBe('Ein Weg über Köln')
})

test('parses JSON, and returns "" for a response without a body', async () => {
  const url = await serve(({ url }, response) => {
    if (url === '/none') response.writeHead(204).end()
    else response.end('{"id":1}')
  })
  expect(await requestJson(url)).toEqual({ id: 1 })
  expect(await requestText(`${url}/none`)).toBe('')
  expect(await failureOf(requestJson(`${url}/none`))).toEqual(new SyntaxError(`${url}/none did not answer with JSON.`))
})

test.each([400, 599])('rejects status %i with the text of the response', async (status) => {
  const url = await serve((_, response) => response.writeHead(status).end('no'))
  const error = await failureOf(requestText(url))
  expect(error).toBeInstanceOf(StatusError)
  expect(error).toMatchObject({ status, body: 'no', message: `${url} answered ${status}.` })
})

test('rejects a URL that cannot be reached', async () => {
  const url = await serve(() => undefined)
  server!.close()
  expect(await failureOf(requestText(url))).toEqual(new Error(`${url} could not be reached.`))
})

test('rejects with the reason of the signal, also if it was aborted before the request', async () => {
  const url = await serve(() => undefined)
  const controller = new AbortController()
  const request = failureOf(requestText(url, { signal: controller.signal }))
  const reason = new Error('replaced by another request')
  controller.abort(reason)
  expect(await request).toBe(reason)
  expect(await failureOf(requestText(url, { signal: controller.signal }))).toBe(reason)
})

test.each(['the answer', 'the rest of the answer'])('rejects if %s does not arrive in time', async (what) => {
  const url = await serve((_, response) => {
    if (what !== 'the answer') response.write('beginning')
  })
  const error = await failureOf(requestText(url, { limitMs: 50 }))
  expect(error).toBeInstanceOf(TimeoutError)
  expect(error).toMatchObject({ name: 'TimeoutError', message: `${url} did not answer within 0.05 s.` })
})

test('the time limit is ten seconds between two pieces of a response', async () => {
  jest.useFakeTimers()
  let send: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (send = controller) })
  const failed = jest.fn()
  const abort = jest.fn()
  const request = requestText('/dump', {
    fetch: async (_, init) => {
      init!.signal!.addEventListener('abort', abort)
      return new Response(body)
    },
  }).catch(failed)
  for (const piece of ['a', 'b']) {
    await jest.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS - 1)
    send!.enqueue(Buffer.from(piece))
  }
  await jest.advanceTimersByTimeAsync(0)
  send!.close()
  expect(await request).toBe('ab')
  await jest.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS)
  expect(abort).not.toHaveBeenCalled()
  expect(REQUEST_TIMEOUT_MS).toBe(10_000)
  jest.useRealTimers()
})
