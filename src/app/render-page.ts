import type { ReactNode } from 'react'
import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'

/** What React leaves in the place of a part that it puts at the end of the page. */
const PLACE_OF_PART = '<template id="B:'

/**
 * The complete HTML of a page, in reading order. Gatsby's own renderer streams as if to a slow reader: it puts larger parts that wait for
 * code (`components/ui/on-demand`) at the end, where only a script moves them to their position.
 * @throws what the page throws, or an Error when React would do the same with a part that has a style sheet of its own
 */
export async function renderPage(page: ReactNode): Promise<string> {
  const errors: unknown[] = []
  const { prelude } = await prerenderToNodeStream(page, {
    progressiveChunkSize: Infinity,
    onError: (error) => void errors.push(error),
  })
  // A part that fails leaves the page to the browser.
  if (errors.length > 0) throw errors[0]
  const html = await text(prelude)
  if (html.includes(PLACE_OF_PART))
    throw new Error(
      'A part of the page would be missing without scripts, because it has a style sheet with `precedence`. Render that `<link>` in the browser only, as `src/components/content/math` does.',
    )
  return html
}
