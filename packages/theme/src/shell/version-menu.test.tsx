import * as React from 'react'
import { site } from '@galley/testing/site.fixture'
import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useStaticQuery } from 'gatsby'
import { VersionBanner } from './version-banner'
import { VersionMenu } from './version-menu'

const folder = (stem: string, path: string, ...names: string[]) => ({
  ...{ title: stem, path, stem, page: false },
  children: names.map((name) => ({ title: name, path: `${path}/${name}`, stem: `${stem}/${name}` })),
})

beforeEach(() => {
  jest.replaceProperty(site, 'versions', [
    { name: '3', label: '3.x', state: 'next' },
    { name: '2', label: '2.x', state: 'current' },
    { name: '1', label: '1.x', state: 'unmaintained' },
  ])
  jest.mocked(useStaticQuery).mockReturnValue({
    contentNavigation: [
      folder('docs', '/docs', 'start', 'new'),
      folder('docs@1', '/docs/1', 'start'),
      folder('docs@3', '/docs/3', 'start', 'new'),
    ],
  })
})
afterEach(() => {
  jest.restoreAllMocks()
  window.history.replaceState(null, '', '/')
})

const open = async () => userEvent.click(screen.getByText('2.x', { selector: 'summary' }))
const links = () =>
  within(screen.getByRole('list'))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

test('lists the same page in each version, and keeps the heading', async () => {
  render(<VersionMenu path="/docs/start" />)
  window.history.replaceState(null, '', '#part')
  fireEvent(window, new Event('hashchange'))
  await open()
  expect(links()).toEqual([
    ['3.xnot released yet', '/docs/3/start#part'],
    ['2.xcurrent', '/docs/start#part'],
    ['1.xno longer maintained', '/docs/1/start#part'],
  ])
  expect(screen.getByRole('link', { current: true })).toHaveTextContent('2.x')
})

test('leads to the nearest page of a version without the page, and says so', async () => {
  render(<VersionMenu path="/docs/new" />)
  await open()
  expect(links()[2]).toEqual(['1.xno longer maintained · does not have this page', '/docs/1/start'])
})

test('closes with Escape, and focuses the summary', async () => {
  render(<VersionMenu path="/docs/new" />)
  await open()
  screen.getByRole('link', { current: true }).focus()
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('group')).not.toHaveAttribute('open')
  expect(screen.getByText('2.x', { selector: 'summary' })).toHaveFocus()
})

test('is absent outside of the documentation', () => {
  const { container } = render(<VersionMenu path="/about" />)
  expect(container).toBeEmptyDOMElement()
})

test.each([
  [
    '/docs/1/start',
    'This is the documentation of 1.x, which is no longer maintained. Read this page in 2.x.',
    '/docs/start',
  ],
  [
    '/docs/3/other',
    'This is the documentation of 3.x, which is not released yet. 2.x does not have this page. Read the nearest page of 2.x.',
    '/docs/start',
  ],
])('the banner of %s says: %s', (path, text, target) => {
  const { container } = render(<VersionBanner path={path} />)
  expect(container).toHaveTextContent(text)
  expect(screen.getByRole('link')).toHaveAttribute('href', target)
})

test('the current version has no banner', () => {
  const { container } = render(<VersionBanner path="/docs/start" />)
  expect(container).toBeEmptyDOMElement()
})
