import * as React from 'react'
import { renderToString } from 'react-dom/server'
import { Cover } from '.'

test.each(['/blog/a', '/blog/b', '/blog/c', '/blog/d', '/blog/e', '/blog/f', '/blog/g', '/blog/h'])(
  'the server and the browser draw %s alike, and no screen reader names it',
  (path) => {
    const html = renderToString(<Cover path={path} />)
    expect(renderToString(<Cover path={path} />)).toBe(html)
    expect(html).toContain('aria-hidden="true"')
    expect(html).not.toContain('NaN')
  },
)
