import { HEARTBEAT_SECONDS, type PreviewEvents } from '@galley/core/preview'
import { EventSource } from 'eventsource'

/** Delay before the first retry after a lost connection; it doubles with each further one. */
export const FIRST_RETRY_MS = 1000
/** Longest delay before a retry. */
export const LAST_RETRY_MS = 30_000
/** A connection is lost after this time without data. */
export const SILENCE_MS = (2 * HEARTBEAT_SECONDS + 5) * 1000

/** A tab that wakes up does not trust a connection without data for longer than this. */
export const QUIET_MS = 2 * HEARTBEAT_SECONDS * 1000

/** How long a try waits; `random` is from 0 to 1, so that editors do not all reconnect at the same moment. */
export const retryDelay = (failures: number, random: number) =>
  Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** (failures - 1)) * (0.5 + random / 2)

export type PreviewEvent = {
  [Name in keyof PreviewEvents]: { name: Name; data: PreviewEvents[Name] }
}[keyof PreviewEvents]

export type StreamState =
  | { status: 'connecting' }
  | { status: 'live' }
  /** Without `retryAt` it is trying. */
  | { status: 'offline'; retryAt?: number }
  /** The server does not accept the token; nothing is tried any more. `date` is the server's clock. */
  | { status: 'refused'; date?: number }
  /** There is no such branch; nothing is tried any more. */
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

/** The events of a preview server, through lost connections: what was missed is asked for where the server still has it. */
export function createPreviewStream(options: PreviewStreamOptions) {
  const { url, headers, onEvent, onState, fetch: send, random = Math.random } = options
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let silence: ReturnType<typeof setTimeout> | undefined
  let lastId = ''
  let failures = 0
  /** When data came last, or the connection was tried, by the clock of the wall: timers stand still while a computer sleeps. */
  let heardAt = 0

  const close = () => {
    clearTimeout(timer)
    clearTimeout(silence)
    timer = undefined
    source?.close()
    source = undefined
  }

  const fail = () => {
    close()
    failures += 1
    const delay = retryDelay(failures, random())
    timer = setTimeout(connect, delay)
    onState({ status: 'offline', retryAt: Date.now() + delay })
  }

  const watchSilence = () => {
    heardAt = Date.now()
    clearTimeout(silence)
    silence = setTimeout(fail, SILENCE_MS)
  }

  const connect = () => {
    close()
    onState({ status: failures === 0 ? 'connecting' : 'offline' })
    watchSilence()
    let date: number | undefined
    const opened = new EventSource(url, {
      fetch: async (requested, init) => {
        const response = await send(requested, {
          ...(init as RequestInit),
          headers: { ...init.headers, ...headers, ...(lastId && { 'Last-Event-ID': lastId }) },
          credentials: url.startsWith('/') ? 'same-origin' : 'omit',
        })
        date = Date.parse(response.headers.get('Date') ?? '') || undefined
        if (opened === source) watchSilence()
        return { ...describe(response), body: listenTo(response.body, () => opened === source && watchSilence()) }
      },
    })
    source = opened
    opened.addEventListener('error', ({ code }) => {
      if (opened !== source) return
      if (code === 401) {
        close()
        onState({ status: 'refused', ...(date !== undefined && { date }) })
      } else if (code === 410) {
        close()
        onState({ status: 'gone' })
      } else fail()
    })
    for (const name of NAMES) {
      opened.addEventListener(name, ({ data, lastEventId }: MessageEvent<string>) => {
        if (opened !== source) return
        lastId = lastEventId || lastId
        const event = readEvent(name, data)
        if (!event) return
        if (event.name === 'hello') {
          failures = 0
          onState({ status: 'live' })
        }
        if (event.name === 'expired') close()
        onEvent(event)
      })
    }
  }

  return {
    /** Connects, whatever was before. */
    start: connect,
    /**
     * Connects at once if the connection is lost, waits for its next try, or was quiet for too long. With `isLost` no connection of before
     * counts. Does nothing after `stop`, and when the token is no longer accepted.
     */
    wake: (isLost: boolean) => {
      if (!source && timer === undefined) return
      const isTrusted = source !== undefined && !isLost && Date.now() - heardAt <= QUIET_MS
      if (isTrusted) return
      failures = 0
      connect()
    },
    /** Takes the connection as lost, and tries again as after any other loss: a server on the same computer needs no network. */
    lose: () => {
      if (source) fail()
    },
    stop: close,
  }
}

const describe = ({ url, status, redirected, headers }: Response) => ({ url, status, redirected, headers })

/** Calls back for each chunk, heartbeats included, which are not events. */
const listenTo = (body: Response['body'], watchSilence: () => void) =>
  body &&
  body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (piece, controller) => {
        watchSilence()
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
