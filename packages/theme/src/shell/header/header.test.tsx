import * as React from 'react'
import { site } from '@galley/testing/site.fixture'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { Header } from '.'

const openStudio = async () => {
  await userEvent.click(main().getByRole('button', { name: 'Studio' }))
  await main().findByRole('link', { name: /^Features/ })
}

const header = (path: string) => <Header path={path} route={path} docs={[]} />
const main = () => within(screen.getByRole('navigation', { name: 'Main' }))

test('shows the name of the site and links home', () => {
  render(header('/blog'))
  const brand = screen.getByRole('link', { name: `${site.name} content docs` })
  expect(brand).toHaveAttribute('href', '/')
  expect(brand).toHaveTextContent(`${site.name} content docs`)
})

test('links to the areas', () => {
  render(header('/'))
  expect(main().getByRole('link', { name: 'Documentation' })).toHaveAttribute('href', '/docs/getting-started')
  expect(main().getByRole('link', { name: 'Templates' })).toHaveAttribute('href', '/templates')
  expect(main().getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/blog')
})

test.each(['/docs', '/docs/files/markdown', '/docs/getting-started'])('marks Documentation at %s', (path) => {
  render(header(path))
  expect(main().getByRole('link', { name: 'Documentation' })).toHaveAttribute(
    'aria-current',
    path === '/docs/getting-started' ? 'page' : 'true',
  )
  expect(main().getByRole('link', { name: 'Blog' })).not.toHaveAttribute('aria-current')
})

test('lists the pages of Studio and marks the current page', async () => {
  render(header('/studio/pricing'))
  expect(main().getByRole('button', { name: 'Studio' })).toHaveAttribute('data-active')
  await openStudio()
  expect(main().getByRole('link', { name: 'Features everything to edit with' })).toHaveAttribute('href', '/studio')
  expect(main().getByRole('link', { name: 'Pricing plans for teams' })).toHaveAttribute('aria-current', 'page')
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

test('shows the search button that it receives', () => {
  const { rerender } = render(header('/blog'))
  const controls = screen.getAllByRole('button').length
  rerender(<Header path="/blog" route="/blog" docs={[]} search={<button>Search</button>} />)
  expect(screen.getByRole('button', { name: 'Search' })).toBeInTheDocument()
  expect(screen.getAllByRole('button')).toHaveLength(controls + 1)
})

test('renders on the server without a warning', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const html = renderToString(header('/docs'))
  expect(html).toContain('Open menu')
  expect(error).not.toHaveBeenCalled()
})
