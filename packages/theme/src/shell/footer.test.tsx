import * as React from 'react'
import { site } from '@galley/testing/site.fixture'
import { render, screen, within } from '@testing-library/react'
import { Footer } from './footer'

test('shows the links of the site in columns, its description, copyright line and social links', () => {
  render(<Footer />)
  const links = within(screen.getByRole('navigation', { name: 'Footer' })).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Documentation', '/docs/getting-started'],
    ['Blog', '/blog'],
    ['About', '/about'],
  ])
  expect(screen.getByText(site.seo.description)).toBeInTheDocument()
  expect(screen.getByText(site.copyright)).toBeInTheDocument()
  for (const { label, to } of site.social) {
    expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', to)
  }
})

test('labels each column by its own heading, even if two titles are the same', () => {
  const columns = ['/guides', '/videos'].map((to) => ({ title: 'Learn more', links: [{ label: 'Start', to }] }))
  jest.replaceProperty(site, 'footer', { columns })
  render(<Footer />)
  const lists = screen.getAllByRole('list', { name: 'Learn more' })
  expect(lists.map((list) => within(list).getByRole('link').getAttribute('href'))).toEqual(['/guides', '/videos'])
  expect(new Set(screen.getAllByRole('heading', { name: 'Learn more' }).map(({ id }) => id)).size).toBe(2)
  jest.restoreAllMocks()
})
