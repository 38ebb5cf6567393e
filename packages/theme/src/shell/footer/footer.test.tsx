import * as React from 'react'
import { site } from '@galley/testing/site.fixture'
import { render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { Footer } from '.'

test('lists the links of the site in columns', () => {
  render(<Footer />)
  const links = within(screen.getByRole('navigation', { name: 'Footer' })).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Documentation', '/docs/getting-started'],
    ['Blog', '/blog'],
    ['About', '/about'],
  ])
})

test('shows description, copyright line and social links', () => {
  render(<Footer />)
  expect(screen.getByText(site.seo.description)).toBeInTheDocument()
  expect(screen.getByText(site.copyright)).toBeInTheDocument()
  for (const { label, to } of site.social) {
    expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', to)
  }
})

test('names two columns with the same title by their own headings', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const columns = ['/guides', '/videos'].map((to) => ({ title: 'Learn more', links: [{ label: 'Start', to }] }))
  jest.replaceProperty(site, 'footer', { columns })
  render(<Footer />)
  const lists = screen.getAllByRole('list', { name: 'Learn more' })
  expect(lists.map((list) => within(list).getByRole('link').getAttribute('href'))).toEqual(['/guides', '/videos'])
  const ids = screen.getAllByRole('heading', { name: 'Learn more' }).map(({ id }) => id)
  expect(lists.map((list) => list.getAttribute('aria-labelledby'))).toEqual(ids)
  expect(new Set(ids).size).toBe(2)
  expect(error).not.toHaveBeenCalled()
  jest.restoreAllMocks()
})

test('renders on the server without a warning', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(renderToString(<Footer />)).toContain('<footer')
  expect(error).not.toHaveBeenCalled()
})
