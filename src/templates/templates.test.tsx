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

/** A type error if the component does not accept the query result. */
const accept = <Query,>(template: Promise<Template<Query>>) => template

test('TypeScript accepts the query result of each template as data of its page component', async () => {
  const loaded = await Promise.all([
    accept<Queries.AreaPageQuery>(import('./area-page')),
    accept<Queries.AuthorPageQuery>(import('./author-page')),
    accept<Queries.BlocksPageQuery>(import('./blocks-page')),
    accept<Queries.BlogArchiveQuery>(import('./blog-archive')),
    accept<Queries.BlogListQuery>(import('./blog-list')),
    accept<Queries.BlogPostQuery>(import('./blog-post')),
    accept<Queries.ChangelogEntryQuery>(import('./changelog-entry')),
    accept<Queries.ChangelogListQuery>(import('./changelog-list')),
    accept<Queries.DocsPageQuery>(import('./docs-page')),
    accept<Queries.LandingPageQuery>(import('./landing-page')),
    accept<Queries.PricingPageQuery>(import('./pricing-page')),
    accept<Queries.SearchPageQuery>(import('./search-page')),
    accept<Queries.SeriesPageQuery>(import('./series-page')),
    accept<Queries.TopicPageQuery>(import('./topic-page')),
  ])
  expect(loaded).toHaveLength(14)
})
