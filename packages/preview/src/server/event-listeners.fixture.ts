import { once } from 'node:events'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PREVIEW_API } from '@galley/core/preview'
import type { PreviewServer } from './preview-server.fixture'

interface Received {
  id: string
  event: string
  data: Record<string, unknown>
}

/** Opens event streams of a server over real connections. */
export async function createEventListeners({ app }: PreviewServer) {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const streams: { stop: () => void }[] = []

  /** Opens an event stream. */
  async function listen(as: string, headers: Record<string, string> = {}, query = '') {
    const request = httpRequest({
      port,
      path: `${PREVIEW_API}/events${query}`,
      headers: { accept: 'text/event-stream', authorization: `Bearer ${as}`, ...headers },
    })
    request.end()
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    const all: Received[] = []
    /** Received events except "compiling", whose number depends on the speed of the machine. */
    const received: Received[] = []
    let text = ''
    response.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk
      const blocks = text.split('\n\n')
      text = blocks.pop()!
      for (const block of blocks) {
        const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1]
        const [id, event, data] = [field('id'), field('event'), field('data')]
        if (!event) continue
        const one: Received = { id: id!, event, data: JSON.parse(data!) as Received['data'] }
        all.push(one)
        if (event !== 'compiling') received.push(one)
      }
    })
    response.on('error', () => undefined)
    const stop = () => void request.destroy()
    const until = async (events: Received[], count: number) => {
      while (events.length < count) await once(response, 'data')
      return events
    }
    streams.push({ stop })
    return {
      response,
      received,
      stop,
      /** Waits for a number of events, not counting "compiling". */
      until: (count: number) => until(received, count),
      /** Waits for a number of events of all kinds. */
      untilAll: (count: number) => until(all, count),
    }
  }

  return {
    listen,
    stop: () => {
      for (const { stop } of streams.splice(0)) stop()
    },
  }
}

export type EventListeners = Awaited<ReturnType<typeof createEventListeners>>
