import * as React from 'react'
import { render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { PageList } from '.'

const area = {
  name: 'docs',
  label: 'Documentation',
  icon: 'lucide:book-open',
  pathPrefix: '/docs',
  isPage: false,
  items: [
    { title: 'Guide', items: [{ title: 'Install', path: '/docs/guide/install' }] },
    { title: 'About', path: '/docs/about' },
  ],
}

test('lists the pages of an area, and folders without a page as text', () => {
  render(<PageList {...area} />)
  const region = screen.getByRole('region', { name: 'Documentation' })
  const links = within(region).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Install', '/docs/guide/install'],
    ['About', '/docs/about'],
  ])
  const [, inner] = within(region).getAllByRole('list')
  expect(within(inner!).getAllByRole('listitem')).toHaveLength(1)
  expect(inner!.parentElement).toHaveTextContent(/^GuideInstall$/)
})

test('links the title of an area with a page', () => {
  render(<PageList {...area} isPage />)
  const title = screen.getByRole('heading', { level: 2, name: 'Documentation' })
  expect(within(title).getByRole('link')).toHaveAttribute('href', '/docs')
})

test('renders on the server without a warning', () => {
  const error = jest.spyOn(console, 'error').mockImplementation()
  expect(renderToString(<PageList {...area} />)).toContain('href="/docs/about"')
  expect(error).not.toHaveBeenCalled()
})
