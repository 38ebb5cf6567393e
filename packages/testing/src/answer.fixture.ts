import { TextEncoder } from 'node:util'

/**
 * What `fetch` answers, for tests without a `Response` or with a clock that stands still: bodies of real ones take turns of the event loop.
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
