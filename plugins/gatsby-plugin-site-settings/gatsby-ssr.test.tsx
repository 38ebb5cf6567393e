import * as React from 'react'
import { useContext } from 'react'
import { de } from '@galley/core/languages/de'
import { en } from '@galley/core/languages/en'
import { defineSite } from '@galley/core/site'
import { site } from '@galley/site'
import { type LanguageContext, PageLanguages } from '@galley/theme/hooks/page-languages'
import { renderToStaticMarkup } from 'react-dom/server'
import { wrapRootElement } from './gatsby-ssr'

const own = defineSite({ name: 'Acme', url: 'https://acme.example', seo: { description: '' }, languages: [en, de] })

test.each([
  ['/queue/de/docs', 'de'],
  ['/de', 'de'],
  ['/docs', 'en'],
  ['/queue', 'en'],
])('the page %s has the language %s', async (pathname, code) => {
  jest.replaceProperty(site, 'basePath', '/queue')
  const element = {} as never
  const render = async () => {
    await Promise.resolve()
    expect(wrapRootElement!({ element, pathname }, { plugins: [] })).toBe(element)
    await Promise.resolve()
    return own.language.code
  }
  const rendered = render()
  expect(own.language.code).toBe('en')
  expect(await rendered).toBe(code)
})

test('the head of a page, which has no path, receives the paths of its translations', () => {
  const Head: React.FC<{ pageContext: LanguageContext }> = () => (
    <title>{useContext(PageLanguages).paths?.['de']}</title>
  )
  const element = <Head pageContext={{ paths: { de: '/de/docs' } }} />
  const wrap = wrapRootElement as (call: object) => React.ReactElement
  expect(renderToStaticMarkup(wrap({ element }))).toBe('<title>/de/docs</title>')
})
