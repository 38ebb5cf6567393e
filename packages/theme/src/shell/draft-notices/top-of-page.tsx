import * as React from 'react'
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Notices } from './top-of-page.styles'

/** Notices at the top of the page. A separate container outside of the page's React tree, so that the page is not mounted again. */
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
