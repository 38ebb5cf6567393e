import { type ReactNode, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'

interface InPageProps {
  /** Id of the heading above it. @default at the top of the page */
  anchor?: string | undefined
  children: ReactNode
}

/**
 * Inserts its children into the page, outside of the page's React tree, so that nothing in the page is mounted anew. Moves to its heading
 * after each render.
 */
export function InPage({ anchor, children }: InPageProps) {
  const [container] = useState(() => {
    const element = document.createElement('div')
    element.dataset['preview'] = ''
    return element
  })

  useLayoutEffect(() => {
    const heading = anchor === undefined ? null : document.getElementById(anchor)
    const main = document.querySelector('main')
    if (heading) {
      if (container.previousSibling !== heading) heading.after(container)
    } else if (main?.firstChild !== container) main?.prepend(container)
  })
  useLayoutEffect(() => () => container.remove(), [container])

  return createPortal(children, container)
}
