/** @jest-environment node */
import * as React from 'react'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { useStaticQuery } from 'gatsby'
import { renderToStaticMarkup } from 'react-dom/server'

const sourceOf = (file: string) => readFileSync(join(__dirname, file), 'utf8')
const templates = readdirSync(__dirname).filter(
  (file) => file.endsWith('.tsx') && /^export const query\b/m.test(sourceOf(file)),
)

const page = {
  path: '/a',
  title: 'A',
  description: '',
  seo: { title: null, description: null, noindex: true },
  authors: [],
  pageInfo: { currentPage: 1 },
}
test('there are templates to check', () => {
  expect(templates).toContain('docs-page.tsx')
})

test.each(templates)('%s asks for what the head says of its page', (file) => {
  expect(sourceOf(file)).toMatch(/\(id: \{ eq: \$id \}\) \{\s+\.\.\.PageHeadFields\n/)
})

const renderHead = async (file: string, of: object) => {
  jest.mocked(useStaticQuery).mockReturnValue({ contentNavigation: [], contentAreas: [] })
  const { Head } = (await import(`./${file}`)) as { Head: React.ComponentType<{ data: object }> }
  /** Each template has a name of its own for its page. */
  return renderToStaticMarkup(<Head data={new Proxy({}, { get: () => of })} />)
}

test.each(templates)('%s keeps a page out of search engines whose author wants that', async (file) => {
  const head = await renderHead(file, page)
  expect(head).toContain('<meta name="robots" content="noindex"/>')
  expect(head).not.toMatch(/canonical|ld\+json/)
})

test('a home page of blocks describes the site and its program, as one in MDX does; other pages do not', async () => {
  const software = { category: 'DeveloperApplication', operatingSystem: 'Linux', price: 0, currency: 'EUR' }
  const home = { ...page, path: '/', seo: null, software }
  for (const file of ['landing-page.tsx', 'blocks-page.tsx'])
    expect(await renderHead(file, home)).toMatch(/ld\+json.*"WebSite".*"SoftwareApplication"/)
  expect(await renderHead('blocks-page.tsx', { ...home, path: '/product' })).not.toContain('ld+json')
})
