import * as React from 'react'
import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { composeCover } from './compose-cover'
import { Cover } from '.'

test.each(['/blog/a', '/blog/b', '/blog/c', '/blog/d', '/blog/e', '/blog/f', '/blog/g', '/blog/h'])(
  'renders the same decorative picture for %s each time',
  (path) => {
    const html = renderToString(<Cover path={path} />)
    expect(renderToString(<Cover path={path} />)).toBe(html)
    expect(html).toContain('aria-hidden="true"')
    expect(html).not.toContain('NaN')
  },
)

test('isolates the inks from the background', () => {
  const paths = Array.from({ length: 60 }, (_, index) => `/blog/${index}`)
  const path = paths.find((one) => composeCover(one, true).motif === 'inks')!
  const { container } = render(<Cover path={path} />)
  const inks = [...container.querySelectorAll('circle')].filter(({ style }) => style.mixBlendMode !== '')
  expect(inks).toHaveLength(3)
  for (const { parentElement } of inks) expect(parentElement).toHaveStyle({ isolation: 'isolate' })
})
