import { HEARTBEAT_SECONDS, type PreviewEvents } from '@galley/core/preview'
import { createParser, type EventSourceMessage } from 'eventsource-parser'

/** Delay before the first retry after a lost connection. Each further retry doubles the delay. */
export const FIRST_RETRY_MS = 1000
/** Longest delay before a retry. */
export const LAST_RETRY_MS = 30_000
/** A connection counts as lost after this time without data. */
export const SILENCE_MS = (2 * HEARTBEAT_SECONDS + 5) * 1000

/** A tab that wakes up replaces a connection that had no data for longer than this time. */
export const QUIET_MS = 2 * HEARTBEAT_SECONDS * 1000

/** Returns the delay before a retry. `random` is from 0 to 1 and spreads the retries of all editors. */
export const retryDelay = (failures: number, random: number) =>
  Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** (failures - 1)) * (0.5 + random / 2)

export type PreviewEvent = {
  [Name in keyof PreviewEvents]: { name: Name; data: PreviewEvents[Name] }
}[keyof PreviewEvents]

export type StreamState =
  | { status: 'connecting' }
  | { status: 'live' }
  /** `retryAt` is undefined while an attempt is running. */
  | { status: 'offline'; retryAt?: number }
  /** The server rejected the token. The stream does not reconnect. `date` is the server's clock. */
  | { status: 'refused'; date?: number }
  /** The branch does not exist. The stream does not reconnect. */
  | { status: 'gone' }

export interface PreviewStreamOptions {
  url: string
  headers: Record<string, string>
  onEvent: (event: PreviewEvent) => void
  onState: (state: StreamState) => void
}

/** Receives the events of a preview server. Reconnects after a loss, and requests the missed events. */
export function createPreviewStream({ url, headers, onEvent, onState }: PreviewStreamOptions) {
  let connection: AbortController | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let silence: ReturnType<typeof setTimeout> | undefined
  let lastId = ''
  let failures = 0
  /** Time of the last data or attempt, in milliseconds since 1970. A timer alone would not do, because timers stop while a computer sleeps. */
  let lastDataAt = 0

  const close = () => {
    clearTimeout(timer)
    clearTimeout(silence)
    timer = undefined
    connection?.abort()
    connection = undefined
  }

  const retryLater = () => {
    close()
    const delay = retryDelay(++failures, Math.random())
    timer = setTimeout(connect, delay)
    onState({ status: 'offline', retryAt: Date.now() + delay })
  }

  const watchSilence = () => {
    lastDataAt = Date.now()
    clearTimeout(silence)
    silence = setTimeout(retryLater, SILENCE_MS)
  }

  const handleMessage = ({ event: name, data, id }: EventSourceMessage) => {
    lastId = id ?? lastId
    const event = readEvent(name, data)
    if (!event) return
    if (event.name === 'hello') {
      failures = 0
      onState({ status: 'live' })
    }
    if (event.name === 'expired') close()
    onEvent(event)
  }

  const connect = () => {
    close()
    onState({ status: failures === 0 ? 'connecting' : 'offline' })
    watchSilence()
    const { signal } = (connection = new AbortController())
    const settle = (end?: StreamState) => {
      if (signal.aborted) return
      if (!end) {
        retryLater()
        return
      }
      close()
      onState(end)
    }
    const resume = { ...headers, ...(lastId && { 'Last-Event-ID': lastId }) }
    readStream(url, resume, signal, { onData: watchSilence, onMessage: handleMessage }).then(settle, () => settle())
  }

  return {
    start: connect,
    /** Reconnects at once, unless the stream has ended or had data within `QUIET_MS`. `isLost` reconnects even after recent data. */
    wake: (isLost: boolean) => {
      const hasEnded = !connection && timer === undefined
      const isAlive = connection && !isLost && Date.now() - lastDataAt <= QUIET_MS
      if (hasEnded || isAlive) return
      failures = 0
      connect()
    },
    /** Treats the connection as lost. Retries even without a network, because a server on the same computer needs no network. */
    lose: () => {
      if (connection) retryLater()
    },
    stop: close,
  }
}

interface StreamHandlers {
  /** Called for the response and for each piece of it, including heartbeats, which are not events. */
  onData: () => void
  onMessage: (message: EventSourceMessage) => void
}

/** Reads the events of a stream until the connection ends. Resolves to a state if a retry is useless. */
async function readStream(
  url: string,
  headers: Record<string, string>,
  signal: AbortSignal,
  { onData, onMessage }: StreamHandlers,
) {
  const response = await fetch(url, {
    headers: { Accept: 'text/event-stream', ...headers },
    cache: 'no-store',
    credentials: url.startsWith('/') ? 'same-origin' : 'omit',
    signal,
  })
  if (!response.ok || !response.body) return endOf(response)
  const parser = createParser({
    onEvent: (message) => {
      if (!signal.aborted) onMessage(message)
    },
  })
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  while (!signal.aborted) {
    onData()
    const { done, value } = await reader.read()
    if (done) break
    parser.feed(value)
  }
  return undefined
}

/** Returns the state for a response after which a retry is useless; undefined for any other response. */
function endOf({ status, headers }: Response): StreamState | undefined {
  if (status === 410) return { status: 'gone' }
  const date = Date.parse(headers.get('Date') ?? '')
  return status === 401 ? { status: 'refused', ...(!Number.isNaN(date) && { date }) } : undefined
}

function readEvent(name: string | undefined, text: string) {
  try {
    return { name, data: JSON.parse(text) as unknown } as PreviewEvent
  } catch {
    return undefined
  }
}
