/** @jest-environment node */
import * as React from 'react'
import { readdirSync } from 'node:fs'
import { setTranslations } from '@galley/core/translations'
import { site } from '@galley/testing/site.fixture'
import { useStaticQuery } from 'gatsby'
import { renderToStaticMarkup } from 'react-dom/server'

type Head = React.ComponentType<{ data: object }>

const heads = readdirSync(__dirname)
  .filter((file) => /(?<!\.test)\.tsx$/.test(file))
  .flatMap((file) => Object.entries(jest.requireActual<Record<string, Head>>(`./${file}`)))
  .filter(([name]) => name.endsWith('Head'))

const page = {
  path: '/a',
  title: 'A',
  description: '',
  seo: { title: null, description: null, noindex: true },
  authors: [],
  pageInfo: { currentPage: 1 },
}

const renderHead = (name: string, of: object, contentNavigation: object[] = []) => {
  jest.mocked(useStaticQuery).mockReturnValue({ contentNavigation, contentAreas: [] })
  const Head = Object.fromEntries(heads)[name]!
  // Each component reads its page under a different key.
  return renderToStaticMarkup(<Head data={new Proxy({}, { get: () => of })} />)
}

test.each(heads)('%s excludes a page with "noindex" from search engines', (name) => {
  const head = renderHead(name, page)
  expect(head).toContain('<meta name="robots" content="noindex"/>')
  expect(head).not.toMatch(/canonical|ld\+json|text\/markdown/)
})

test('describes the site and its program only on the home page', () => {
  const software = { category: 'DeveloperApplication', operatingSystem: 'Linux', price: 0, currency: 'EUR' }
  const home = { ...page, path: '/', seo: null, software }
  for (const name of ['LandingHead', 'BlocksHead'])
    expect(renderHead(name, home)).toMatch(/ld\+json.*"WebSite".*"SoftwareApplication"/)
  expect(renderHead('BlocksHead', { ...home, path: '/product' })).not.toContain('ld+json')
})

test.each([
  ['/docs/1/a', 'the page of the current version', '<link rel="canonical" href="https://harbour.example/docs/a"/>'],
  [
    '/docs/1/b',
    'a page that only an old version has',
    '<link rel="canonical" href="https://harbour.example/docs/1/b"/>',
  ],
  ['/docs/3/b', 'no page that only the next version has', '<meta name="robots" content="noindex"/>'],
])('for %s, search engines show %s', (path, _shown, element) => {
  jest.replaceProperty(site, 'versions', [
    { name: '3', label: '3.x', state: 'next' },
    { name: '2', label: '2.x', state: 'current' },
    { name: '1', label: '1.x', state: 'unmaintained' },
  ])
  const docs = (stem: string, root: string, name: string) => ({
    ...{ title: stem, path: root, stem },
    children: [{ title: name, path: `${root}/${name}`, stem: `${stem}/${name}` }],
  })
  const contentNavigation = [docs('docs', '/docs', 'a'), docs('docs@1', '/docs/1', 'a'), docs('docs@3', '/docs/3', 'b')]
  expect(renderHead('DocsHead', { ...page, path, seo: null }, contentNavigation)).toContain(element)
})

test.each(['/docs/a', '/de/docs/a'])('describes %s as a technical article', (path) => {
  setTranslations(['de'])
  const head = renderHead('DocsHead', { ...page, path, seo: null })
  setTranslations([])
  expect(head).toContain('"TechArticle"')
})
