import { HEARTBEAT_SECONDS, type PreviewEvents } from '@galley/core/preview'
import { EventSource } from 'eventsource'

/** Delay before the first retry after a lost connection. Each further retry doubles it. */
export const FIRST_RETRY_MS = 1000
/** Longest delay before a retry. */
export const LAST_RETRY_MS = 30_000
/** A connection counts as lost after this time without data. */
export const SILENCE_MS = (2 * HEARTBEAT_SECONDS + 5) * 1000

/** When a tab wakes up, it replaces a connection that had no data for longer than this. */
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
  fetch: typeof fetch
  /** From 0 to 1. @default Math.random */
  random?: () => number
}

const NAMES: readonly (keyof PreviewEvents)[] = [
  'hello',
  'changed',
  'deleted',
  'problems',
  'compiling',
  'build',
  'presence',
  'expired',
]

/** Receives the events of a preview server. Reconnects after a loss, and requests the missed events. */
export function createPreviewStream(options: PreviewStreamOptions) {
  const { onEvent, onState, random = Math.random } = options
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let silence: ReturnType<typeof setTimeout> | undefined
  let lastId = ''
  let failures = 0
  /** Time of the last data or attempt, in milliseconds since 1970: timers stop while a computer sleeps. */
  let lastDataAt = 0

  const close = () => {
    clearTimeout(timer)
    clearTimeout(silence)
    timer = undefined
    source?.close()
    source = undefined
  }

  const retryLater = () => {
    close()
    const delay = retryDelay(++failures, random())
    timer = setTimeout(connect, delay)
    onState({ status: 'offline', retryAt: Date.now() + delay })
  }

  const watchSilence = () => {
    lastDataAt = Date.now()
    clearTimeout(silence)
    silence = setTimeout(retryLater, SILENCE_MS)
  }

  const handleError = (code: number | undefined, date: number | undefined) => {
    const end = endOf(code, date)
    if (end) {
      close()
      onState(end)
    } else retryLater()
  }

  const handleMessage = (name: keyof PreviewEvents, { data, lastEventId }: MessageEvent<string>) => {
    lastId = lastEventId || lastId
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
    const opened: EventSource = openSource(options, lastId, {
      onData: () => opened === source && watchSilence(),
      onError: (code, date) => opened === source && handleError(code, date),
      onMessage: (name, message) => opened === source && handleMessage(name, message),
    })
    source = opened
  }

  return {
    start: connect,
    /** Reconnects at once, unless the stream has ended or had data within `QUIET_MS`. `isLost` ignores that data. */
    wake: (isLost: boolean) => {
      const hasEnded = !source && timer === undefined
      const isAlive = source && !isLost && Date.now() - lastDataAt <= QUIET_MS
      if (hasEnded || isAlive) return
      failures = 0
      connect()
    },
    /** Treats the connection as lost. Retries even without a network: a server on the same computer needs none. */
    lose: () => {
      if (source) retryLater()
    },
    stop: close,
  }
}

/** Returns the state for a status after which a retry is useless; undefined for any other. */
function endOf(code: number | undefined, date: number | undefined): StreamState | undefined {
  if (code === 410) return { status: 'gone' }
  return code === 401 ? { status: 'refused', ...(date !== undefined && { date }) } : undefined
}

interface SourceHandlers {
  /** Called for the response and each chunk, including heartbeats, which are not events. */
  onData: () => void
  /** `code` is the status of an error answer, `date` the server's clock in milliseconds since 1970. */
  onError: (code: number | undefined, date: number | undefined) => void
  onMessage: (name: keyof PreviewEvents, message: MessageEvent<string>) => void
}

function openSource({ url, headers, fetch: send }: PreviewStreamOptions, lastId: string, handlers: SourceHandlers) {
  const { onData, onError, onMessage } = handlers
  let date: number | undefined
  const source = new EventSource(url, {
    fetch: async (requested, init) => {
      const response = await send(requested, {
        ...(init as RequestInit),
        headers: { ...init.headers, ...headers, ...(lastId && { 'Last-Event-ID': lastId }) },
        credentials: url.startsWith('/') ? 'same-origin' : 'omit',
      })
      date = Date.parse(response.headers.get('Date') ?? '') || undefined
      onData()
      return { ...describe(response), body: watchChunks(response.body, onData) }
    },
  })
  source.addEventListener('error', ({ code }) => onError(code, date))
  for (const name of NAMES) source.addEventListener(name, (message: MessageEvent<string>) => onMessage(name, message))
  return source
}

const describe = ({ url, status, redirected, headers }: Response) => ({ url, status, redirected, headers })

const watchChunks = (body: Response['body'], onChunk: () => void) =>
  body &&
  body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (piece, controller) => {
        onChunk()
        controller.enqueue(piece)
      },
    }),
  )

function readEvent(name: keyof PreviewEvents, text: string) {
  try {
    return { name, data: JSON.parse(text) as unknown } as PreviewEvent
  } catch {
    return undefined
  }
}
