/** @jest-environment node */
import * as React from 'react'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type HeadProps, type PageProps, useStaticQuery } from 'gatsby'
import { renderToStaticMarkup } from 'react-dom/server'

const sourceOf = (file: string) => readFileSync(join(__dirname, file), 'utf8')
const templates = readdirSync(__dirname).filter(
  (file) => file.endsWith('.tsx') && /^export const query\b/m.test(sourceOf(file)),
)

test('finds the templates', () => {
  expect(templates).toContain('docs-page.tsx')
})

test.each(templates)('%s queries the fields that the head of its page needs', (file) => {
  expect(sourceOf(file)).toMatch(/\(id: \{ eq: \$id \}\) \{\s+\.\.\.PageHeadFields\n/)
})

test.each(templates)('%s has a default export that gatsby-plugin-mdx finds', (file) => {
  expect(sourceOf(file)).toMatch(/^export default (function )?[A-Z]\w+/m)
})

test.each(templates)('%s writes a robots tag for a page with `noindex`', async (file) => {
  const seo = { title: null, description: null, noindex: true }
  const page = { path: '/a', title: 'A', description: '', seo, authors: [], pageInfo: { currentPage: 1 } }
  jest.mocked(useStaticQuery).mockReturnValue({ contentNavigation: [], contentAreas: [] })
  const { Head } = (await import(`./${file}`)) as { Head: React.ComponentType<{ data: object }> }
  // Each template uses another name for its page, so any name returns the page.
  const head = renderToStaticMarkup(<Head data={new Proxy({}, { get: () => page })} />)
  expect(head).toContain('<meta name="robots" content="noindex"/>')
})

interface Template<Query> {
  default: (props: PageProps<Query>) => React.ReactNode
  Head: (props: HeadProps<Query>) => React.ReactNode
}

test('TypeScript accepts the query result of each template as data of its page component', async () => {
  const loaded: [
    Template<Queries.AreaPageQuery>,
    Template<Queries.AuthorPageQuery>,
    Template<Queries.BlocksPageQuery>,
    Template<Queries.BlogArchiveQuery>,
    Template<Queries.BlogListQuery>,
    Template<Queries.BlogPostQuery>,
    Template<Queries.ChangelogEntryQuery>,
    Template<Queries.ChangelogListQuery>,
    Template<Queries.DocsPageQuery>,
    Template<Queries.LandingPageQuery>,
    Template<Queries.PricingPageQuery>,
    Template<Queries.SearchPageQuery>,
    Template<Queries.SeriesPageQuery>,
    Template<Queries.TopicPageQuery>,
  ] = await Promise.all([
    import('./area-page'),
    import('./author-page'),
    import('./blocks-page'),
    import('./blog-archive'),
    import('./blog-list'),
    import('./blog-post'),
    import('./changelog-entry'),
    import('./changelog-list'),
    import('./docs-page'),
    import('./landing-page'),
    import('./pricing-page'),
    import('./search-page'),
    import('./series-page'),
    import('./topic-page'),
  ])
  expect(loaded).toHaveLength(14)
})
