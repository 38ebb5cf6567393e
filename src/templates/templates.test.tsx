import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { useStaticQuery } from 'gatsby'
import * as React from 'react'
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
/** Each template has a name of its own for its page. */
const data = new Proxy({}, { get: () => page })

test('there are templates to check', () => {
  expect(templates).toContain('docs-page.tsx')
})

test.each(templates)('%s asks for what the head says of its page', (file) => {
  expect(sourceOf(file)).toMatch(/\(id: \{ eq: \$id \}\) \{\s+\.\.\.PageHeadFields\n/)
})

test.each(templates)('%s keeps a page out of search engines whose author wants that', async (file) => {
  jest.mocked(useStaticQuery).mockReturnValue({ contentNavigation: [], contentAreas: [] })
  const { Head } = (await import(`./${file}`)) as { Head: React.ComponentType<{ data: object }> }
  const head = renderToStaticMarkup(<Head data={data} />)
  expect(head).toContain('<meta name="robots" content="noindex"/>')
  expect(head).not.toMatch(/canonical|ld\+json/)
})
