import { timeoutOf } from './time-limit'

/** Maximum time to wait for the next bytes. A large response may take longer in total. */
export const REQUEST_TIMEOUT_MS = 10_000

/** The parts of `fetch` that requests use. */
export type Fetch = (url: string, init?: RequestInit) => Promise<Response>

export interface RequestOptions extends RequestInit {
  /** Maximum time to wait for the next bytes, in milliseconds. @default REQUEST_TIMEOUT_MS */
  limitMs?: number
  /** @default globalThis.fetch */
  fetch?: Fetch
}

/** Error for a response with a status of 400 to 599. */
export class StatusError extends Error {
  override name = 'StatusError'

  constructor(
    url: string,
    readonly response: Response,
    /** The text of the response. */
    readonly body: string,
  ) {
    super(`${url} answered ${response.status}.`)
  }

  get status() {
    return this.response.status
  }

  /** The response as JSON; undefined if the response is not JSON, such as the error page of a proxy. */
  get answer(): unknown {
    try {
      return JSON.parse(this.body) as unknown
    } catch {
      return undefined
    }
  }

  /** The server's error message from `{ "error": "…" }`. */
  get reason(): string | undefined {
    const { error } = (this.answer ?? {}) as { error?: unknown }
    return typeof error === 'string' ? error : undefined
  }
}

/**
 * Fetches a text.
 * @throws StatusError for a status of 400 to 599, `TimeoutError` if no bytes come for `limitMs`, `Error` if the URL cannot be reached, and the
 * signal's reason if the signal aborts the request.
 */
export async function requestText(
  url: string,
  { limitMs = REQUEST_TIMEOUT_MS, fetch = globalThis.fetch, signal, ...init }: RequestOptions = {},
): Promise<string> {
  signal?.throwIfAborted()
  const controller = new AbortController()
  const stop = () => controller.abort(signal?.reason)
  signal?.addEventListener('abort', stop)
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(() => controller.abort(timeoutOf(url, limitMs)), limitMs)
  }
  try {
    wait()
    const response = await fetch(url, { ...init, signal: controller.signal })
    const text = await readText(response, wait)
    if (response.status < 400) return text
    throw new StatusError(url, response, text)
  } catch (error) {
    // Some browsers reject with another error than the signal's reason.
    controller.signal.throwIfAborted()
    throw error instanceof StatusError ? error : new Error(`${url} could not be reached.`, { cause: error })
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
  }
}

/**
 * Fetches and parses JSON, without checking its shape.
 * @throws SyntaxError if the response is not JSON, and the errors of `requestText`
 */
export async function requestJson<Content>(url: string, options?: RequestOptions): Promise<Content> {
  const text = await requestText(url, options)
  try {
    return JSON.parse(text) as Content
  } catch (cause) {
    throw new SyntaxError(`${url} did not answer with JSON.`, { cause })
  }
}

async function readText({ body }: Response, onPiece: () => void) {
  const reader = body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (;;) {
    const piece = await reader?.read()
    if (!piece || piece.done) return text + decoder.decode()
    onPiece()
    text += decoder.decode(piece.value, { stream: true })
  }
}
