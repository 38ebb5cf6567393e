import * as React from 'react'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { site } from '~/site'
import { Header } from '.'

const header = (path: string) => <Header path={path} route={path} docs={[]} />
const main = () => within(screen.getByRole('navigation', { name: 'Main' }))

test('reads as the name of the site and leads home', () => {
  render(header('/blog'))
  expect(screen.getByRole('link', { name: `${site.name} content docs` })).toHaveAttribute('href', '/')
})

test('leads to the areas', () => {
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

test('opens the Studio dropdown by keyboard', async () => {
  render(header('/studio/pricing'))
  main().getByRole('button', { name: 'Studio' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(main().getByRole('link', { name: 'Features everything needed to edit a content project' })).toHaveAttribute(
    'href',
    '/studio',
  )
  expect(main().getByRole('link', { name: 'Pricing free for personal use and paid plans for teams' })).toHaveAttribute(
    'aria-current',
    'page',
  )
})

test('offers Open Studio on the home page alone', () => {
  const { rerender } = render(header('/'))
  expect(screen.getByRole('link', { name: 'Open Studio' })).toHaveAttribute('href', site.studioUrl)
  rerender(header('/blog'))
  expect(screen.queryByRole('link', { name: 'Open Studio' })).not.toBeInTheDocument()
})

test('leads to the repository', () => {
  render(header('/'))
  expect(screen.getByRole('link', { name: `${site.name} on GitHub` })).toHaveAttribute('href', site.repository.url)
})

test('renders on the server without a warning', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const html = renderToString(header('/docs'))
  expect(html).toContain('Open menu')
  expect(error).not.toHaveBeenCalled()
})
