import type { ReactNode } from 'react'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { REACT_ID_PREFIX } from '@galley/core/own-ids'
import { renderToPipeableStream } from 'react-dom/server'

/**
 * Renders the complete HTML of a page in reading order. Gatsby's own renderer puts larger parts that wait for code (`@galley/ui/on-demand`) at
 * the end, and a script must move them to their position.
 * @throws the error of a component
 */
export function renderPage(page: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      identifierPrefix: REACT_ID_PREFIX,
      progressiveChunkSize: Infinity,
      onAllReady: () => void text(pipe(new PassThrough())).then(resolve, reject),
      onError: reject,
    })
  })
}
