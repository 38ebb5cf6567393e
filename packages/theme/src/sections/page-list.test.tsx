import * as React from 'react'
import type { NavigationItem } from '@galley/core/navigation'
import type { SearchArea } from '@galley/core/search-index'
import { render, screen, within } from '@testing-library/react'
import { listPages, PageList } from './page-list'

const area = (name: string, pathPrefix: string): SearchArea => ({ name, label: name, icon: 'lucide:file', pathPrefix })
const DOCS = area('docs', '/docs')
const BLOG = area('blog', '/blog')
const page = (path: string, search: unknown = true) => ({ path, title: path, search })
const item = (path: string, children?: NavigationItem[], folder?: 'folder'): NavigationItem => ({
  title: `${path} in the menu`,
  path,
  stem: path,
  ...(children && { children }),
  ...(folder && { page: false }),
})

const titlesOf = (areas: ReturnType<typeof listPages>) =>
  areas.map(({ name, isPage, items }) => [name, isPage, items.map(({ title }) => title)])

test('sorts pages with a date, newest first', () => {
  const dated = (path: string, date: string) => ({ ...page(path), date })
  const pages = [dated('/blog/a', '2026-01-31'), dated('/blog/b', '2026-11-02'), dated('/blog/c', '2025-12-24')]
  const [blog] = listPages(pages, [BLOG], [])
  expect(blog?.items.map(({ path }) => path)).toEqual(['/blog/b', '/blog/a', '/blog/c'])
})

test('uses the nesting and titles of the navigation, followed by other pages', () => {
  const tree = [item('/docs/guide', [item('/docs/guide/a')]), item('/docs/more', [item('/docs/more/b')], 'folder')]
  const pages = ['/docs/hidden', '/docs/more/b', '/docs/guide/a', '/docs/guide'].map((path) => page(path))
  expect(listPages(pages, [DOCS], tree)[0]?.items).toEqual([
    {
      title: '/docs/guide in the menu',
      path: '/docs/guide',
      items: [{ title: '/docs/guide/a in the menu', path: '/docs/guide/a' }],
    },
    { title: '/docs/more in the menu', items: [{ title: '/docs/more/b in the menu', path: '/docs/more/b' }] },
    { title: '/docs/hidden', path: '/docs/hidden' },
  ])
})

test('links the title of an area to the page of the area', () => {
  expect(titlesOf(listPages([page('/blog'), page('/blog/a')], [BLOG], []))).toEqual([['blog', true, ['/blog/a']]])
  expect(titlesOf(listPages([page('/blog')], [BLOG], []))).toEqual([['blog', true, []]])
})

test('excludes pages with "search: false", and folders without listed pages', () => {
  const tree = [item('/docs/a', [item('/docs/a/b')]), item('/docs/c', [item('/docs/c/d')], 'folder')]
  const pages = [
    page('/docs/a', false),
    page('/docs/a/b', { boost: 2 }),
    page('/docs/c/d', false),
    page('/docs/e', false),
  ]
  expect(listPages(pages, [DOCS, BLOG], tree)).toEqual([
    {
      ...DOCS,
      isPage: false,
      items: [{ title: '/docs/a in the menu', items: [{ title: '/docs/a/b in the menu', path: '/docs/a/b' }] }],
    },
  ])
})

test('links the pages of an area, and the title of an area with a page', () => {
  const items = [
    { title: 'Guide', items: [{ title: 'Install', path: '/docs/guide/install' }] },
    { title: 'About', path: '/docs/about' },
  ]
  render(<PageList {...DOCS} isPage items={items} />)
  const region = within(screen.getByRole('region', { name: 'docs' }))
  const links = region.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['docs', '/docs'],
    ['Install', '/docs/guide/install'],
    ['About', '/docs/about'],
  ])
  const [, inner] = region.getAllByRole('list')
  expect(inner!.parentElement).toHaveTextContent(/^GuideInstall$/)
})
