import type { ReactNode } from 'react'
import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'

/**
 * The complete HTML of a page, in reading order. Gatsby's own renderer streams as if to a slow reader: it puts larger parts that wait for
 * code (`components/ui/on-demand`) at the end, where only a script moves them to their position.
 */
export async function renderPage(page: ReactNode): Promise<string> {
  const errors: unknown[] = []
  const { prelude } = await prerenderToNodeStream(page, {
    progressiveChunkSize: Infinity,
    onError: (error) => void errors.push(error),
  })
  // A part that fails leaves the page to the browser.
  if (errors.length > 0) throw errors[0]
  return text(prelude)
}
