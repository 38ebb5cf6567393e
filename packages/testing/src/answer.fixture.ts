import { TextEncoder } from 'node:util'

/**
 * Returns a response of `fetch` for tests without a global `Response` or with fake timers. The body of a real response needs turns of the event
 * loop, which fake timers stop.
 */
export function answerWith(text: string, status = 200, headers: Record<string, string> = {}): Response {
  const pieces = [new TextEncoder().encode(text)]
  const read = async () => ({ value: pieces[0], done: pieces.shift() === undefined })
  return {
    status,
    headers: new Map(Object.entries(headers)),
    body: { getReader: () => ({ read }) },
  } as unknown as Response
}
