import * as React from 'react'
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Notices } from './top-of-page.styles'

/** Notices above everything else of the page. They are outside of the page's React tree, so that nothing in the page is mounted anew. */
export function TopOfPage({ children }: { children: ReactNode }) {
  const [container] = useState(() => {
    const element = document.createElement('div')
    element.dataset['preview'] = ''
    return element
  })

  useLayoutEffect(() => {
    const main = document.querySelector('main')
    if (main?.firstChild !== container) main?.prepend(container)
  })
  useLayoutEffect(() => () => container.remove(), [container])

  return createPortal(<Notices>{children}</Notices>, container)
}
