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

/** The url of a server that answers like this. */
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

test('a text comes as it was sent, in however many pieces', async () => {
  const bytes = Buffer.from('Ein Weg über Köln')
  const url = await serve((_, response) => {
    response.write(bytes.subarray(0, 10))
    setTimeout(() => response.end(bytes.subarray(10)), 10)
  })
  expect(await requestText(url)).toBe('Ein Weg über Köln')
})

test('JSON is read; an answer without a body is an empty text', async () => {
  const url = await serve(({ url }, response) => {
    if (url === '/none') response.writeHead(204).end()
    else response.end('{"id":1}')
  })
  expect(await requestJson(url)).toEqual({ id: 1 })
  expect(await requestText(`${url}/none`)).toBe('')
  expect(await failureOf(requestJson(`${url}/none`))).toEqual(new SyntaxError(`${url}/none did not answer with JSON.`))
})

test.each([400, 404, 500, 599])('status %i is an error, with the text of the answer', async (status) => {
  const url = await serve((_, response) => response.writeHead(status).end('no'))
  const error = await failureOf(requestText(url))
  expect(error).toBeInstanceOf(StatusError)
  expect(error).toMatchObject({ status, body: 'no', message: `${url} answered ${status}.` })
})

test('a URL where nobody listens could not be reached', async () => {
  const url = await serve(() => undefined)
  server!.close()
  expect(await failureOf(requestText(url))).toEqual(new Error(`${url} could not be reached.`))
})

test('who no longer wants the answer ends the request, also ahead of it', async () => {
  const url = await serve(() => undefined)
  const wish = new AbortController()
  const request = failureOf(requestText(url, { signal: wish.signal }))
  const reason = new Error('typed on')
  wish.abort(reason)
  expect(await request).toBe(reason)
  expect(await failureOf(requestText(url, { signal: wish.signal }))).toBe(reason)
})

describe('time limit', () => {
  test.each(['the answer', 'the rest of the answer'])('%s does not come', async (what) => {
    const url = await serve((_, response) => {
      if (what !== 'the answer') response.write('beginning')
    })
    const error = await failureOf(requestText(url, { limitMs: 50 }))
    expect(error).toBeInstanceOf(TimeoutError)
    expect(error).toMatchObject({ name: 'TimeoutError', message: `${url} did not answer within 0.05 s.` })
  })

  test('is for the time between two pieces, ten seconds', async () => {
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
})
