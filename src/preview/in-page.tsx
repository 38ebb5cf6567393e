import { type ReactNode, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'

interface InPageProps {
  /** Id of the heading that it stands below. @default at the top of the page */
  below?: string | undefined
  children: ReactNode
}

/**
 * Stands in the page without being a part of it: the page's own elements stay where they are, so that a remark that comes or goes mounts
 * nothing anew. Finds its place after each time that it is rendered.
 */
export function InPage({ below, children }: InPageProps) {
  const [container] = useState(() => {
    const element = document.createElement('div')
    element.dataset['preview'] = ''
    return element
  })

  useLayoutEffect(() => {
    const heading = below === undefined ? null : document.getElementById(below)
    const main = document.querySelector('main')
    if (heading) {
      if (container.previousSibling !== heading) heading.after(container)
    } else if (main?.firstChild !== container) main?.prepend(container)
  })
  useLayoutEffect(() => () => container.remove(), [container])

  return createPortal(children, container)
}
