/** @jest-environment node */
import * as React from 'react'
import { readdirSync } from 'node:fs'
import { useStaticQuery } from 'gatsby'
import { renderToStaticMarkup } from 'react-dom/server'

type Exports = Record<string, React.ComponentType<{ data: object }>>

const files = readdirSync(__dirname).filter(
  (file) => /(?<!\.test)\.tsx$/.test(file) && !/^(docs-content|problem)/.test(file),
)

const page = {
  path: '/a',
  title: 'A',
  description: '',
  seo: { title: null, description: null, noindex: true },
  authors: [],
  pageInfo: { currentPage: 1 },
}

const renderHead = async (file: string, of: object) => {
  jest.mocked(useStaticQuery).mockReturnValue({ contentNavigation: [], contentAreas: [] })
  const [, Head] = Object.entries((await import(`./${file}`)) as Exports).find(([name]) => name.endsWith('Head'))!
  // Each component has another key for its page.
  return renderToStaticMarkup(<Head data={new Proxy({}, { get: () => of })} />)
}

test.each(files)('%s excludes a page with "noindex" from search engines', async (file) => {
  const head = await renderHead(file, page)
  expect(head).toContain('<meta name="robots" content="noindex"/>')
  expect(head).not.toMatch(/canonical|ld\+json/)
})

test('describes the site and its program only on the home page', async () => {
  const software = { category: 'DeveloperApplication', operatingSystem: 'Linux', price: 0, currency: 'EUR' }
  const home = { ...page, path: '/', seo: null, software }
  for (const file of ['landing-page.tsx', 'blocks-page.tsx'])
    expect(await renderHead(file, home)).toMatch(/ld\+json.*"WebSite".*"SoftwareApplication"/)
  expect(await renderHead('blocks-page.tsx', { ...home, path: '/product' })).not.toContain('ld+json')
})
