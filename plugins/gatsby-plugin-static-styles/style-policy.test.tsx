import * as React from 'react'
import { createHash } from 'node:crypto'
import { renderToStaticMarkup } from 'react-dom/server'
import { onPreRenderHTML, onRenderBody } from './gatsby-ssr'

jest.mock('./sheet-url', () => ({ sheetUrl: '/styles-0123456789.css', moduleOrder: [] }))

/** Returns the head of a page that Gatsby assembles. */
function renderHead(bodyHtml: string, others: React.ReactElement[]) {
  let components: React.ReactElement[] = []
  const setHeadComponents = (added: React.ReactElement[]) => void components.push(...added.filter(Boolean))
  onRenderBody!({ bodyHtml, pathname: '/a', setHeadComponents } as never, {} as never)
  components.push(...others)
  const replaceHeadComponents = (replaced: React.ReactElement[]) => void (components = replaced)
  onPreRenderHTML!({ pathname: '/a', getHeadComponents: () => components, replaceHeadComponents } as never, {} as never)
  return renderToStaticMarkup(<head>{components}</head>)
}

const css = (text: string) => ({ dangerouslySetInnerHTML: { __html: text } })

test('a policy before the first style element allows all style elements of the page', () => {
  const body = '<main><style>.inside > a { color: red }</style></main>'
  const head = renderHead(body, [
    <style key="a" {...css('.a{}')} />,
    <noscript key="b">
      <style {...css('.b > i{}')} />
    </noscript>,
    <script key="c" {...css('start()')} />,
  ])
  const [, policy = ''] = /^<head><meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(head) ?? []
  expect(policy.replaceAll('&#x27;', "'")).toBe(
    `style-src 'self' ${['.a{}', '.b > i{}', '.inside > a { color: red }']
      .map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
      .join(' ')}; style-src-attr 'unsafe-inline'`,
  )
})

test('a page without style elements allows no style elements', () => {
  expect(renderHead('<main></main>', [])).toContain('content="style-src &#x27;self&#x27;; style-src-attr')
})

test('pages that render concurrently do not share styles and scripts', () => {
  const bodies = { '/a': '<style>.a{}</style><img data-gatsby-image-wrapper=""/>', '/b': '<style>.b{}</style>' }
  for (const [pathname, bodyHtml] of Object.entries(bodies))
    onRenderBody!({ bodyHtml, pathname, setHeadComponents: () => undefined } as never, {} as never)
  const headOf = (pathname: string) => {
    let components = [<script key="gatsby-image-style-script" {...css('show()')} />]
    const replaceHeadComponents = (replaced: React.ReactElement[]) => void (components = replaced as typeof components)
    onPreRenderHTML!({ pathname, getHeadComponents: () => components, replaceHeadComponents } as never, {} as never)
    return renderToStaticMarkup(<head>{components}</head>)
  }
  const hashOf = (text: string) => createHash('sha256').update(text).digest('base64')
  for (const [pathname, own, other] of [
    ['/a', '.a{}', '.b{}'],
    ['/b', '.b{}', '.a{}'],
  ] as const) {
    const head = headOf(pathname)
    expect(head).toContain(hashOf(own))
    expect(head).not.toContain(hashOf(other))
    expect(head.includes('show()')).toBe(pathname === '/a')
  }
  // Rendering a page again starts without the styles of the first time.
  expect(headOf('/a')).not.toContain(hashOf('.a{}'))
})
