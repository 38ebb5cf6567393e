import * as React from 'react'
import { site } from '@galley/testing/site.fixture'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Header } from '.'

const header = (path: string) => <Header path={path} route={path} docs={[]} />
const main = () => within(screen.getByRole('navigation', { name: 'Main' }))

test('shows the name of the site with a link home, the areas and the search button', () => {
  render(<Header path="/" route="/" docs={[]} search={<button>Search</button>} />)
  const brand = screen.getByRole('link', { name: `${site.name} content docs` })
  expect(brand).toHaveAttribute('href', '/')
  expect(brand).toHaveTextContent(`${site.name} content docs`)
  const links = main().getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Documentation', '/docs/getting-started'],
    ['Templates', '/templates'],
    ['Blog', '/blog'],
  ])
  expect(screen.getByRole('button', { name: 'Search' })).toBeInTheDocument()
})

test('shows the action only on the home page, also in the menu on narrow screens', async () => {
  const { label = '', to = '' } = site.header.action ?? {}
  const { rerender } = render(header('/'))
  expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', to)
  expect(screen.getByRole('link', { name: label })).toHaveAttribute('target', '_blank')
  const openMenu = () => userEvent.click(screen.getByRole('button', { name: 'Open menu' }))
  const findInMenu = async () => within(await screen.findByRole('dialog')).queryByRole('link', { name: RegExp(label) })
  await openMenu()
  expect(await findInMenu()).toHaveAttribute('href', to)
  expect(await findInMenu()).toHaveAttribute('target', '_blank')
  rerender(header('/blog'))
  expect(screen.queryByRole('link', { name: label })).not.toBeInTheDocument()
  await openMenu()
  expect(await findInMenu()).not.toBeInTheDocument()
})

test('opens an internal action in the same tab, and hides it with its area', () => {
  jest.replaceProperty(site.header, 'action', { label: 'Open Studio', to: '/studio/open' })
  const { rerender } = render(header('/'))
  const link = screen.getByRole('link', { name: 'Open Studio' })
  expect(link).not.toHaveAttribute('target')
  expect(link.querySelector('svg')).not.toBeInTheDocument()
  rerender(<Header path="/" route="/" docs={[]} areas={[{ path: '/studio', isOpen: false }]} />)
  expect(screen.queryByRole('link', { name: 'Open Studio' })).not.toBeInTheDocument()
  jest.restoreAllMocks()
})

test('links to the repository if the site has one', () => {
  const { repository } = site
  const { rerender } = render(header('/'))
  expect(screen.getByRole('link', { name: `${site.name} on GitHub` })).toHaveAttribute('href', repository?.url)
  jest.replaceProperty(site, 'repository', undefined)
  rerender(header('/blog'))
  expect(screen.queryByRole('link', { name: `${site.name} on GitHub` })).not.toBeInTheDocument()
  jest.restoreAllMocks()
})

test('hides links into disabled areas', () => {
  render(<Header path="/" route="/" docs={[]} areas={[{ path: '/blog', isOpen: false }]} />)
  expect(main().queryByRole('link', { name: 'Blog' })).not.toBeInTheDocument()
  expect(main().getByRole('link', { name: 'Templates' })).toBeInTheDocument()
})
