import * as React from 'react'
import { setVersions } from '@galley/core/versions'
import { site } from '@galley/testing/site.fixture'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PageActions } from './page-actions'

const page = { path: '/docs/what', title: 'What is it?', file: 'docs/1.start/what is #1?.md' }
const links = () => screen.queryAllByRole('link').map(({ textContent }) => textContent)
const report = () => screen.getByRole<HTMLAnchorElement>('link', { name: 'Report a problem' })
const readReport = () => new URL(report().href).searchParams.get('body')

afterEach(() => jest.restoreAllMocks())

test('links to the editor of the file and to a new issue', () => {
  render(<PageActions page={page} />)
  const { url, branch } = site.repository!
  expect(screen.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
    'href',
    `${url}/edit/${branch}/content/docs/1.start/what%20is%20%231%3F.md`,
  )
  expect(report().href).toMatch(`${url}/issues/new?title=What%20is%20it%3F%3A%20&`)
  expect(readReport()).toBe('Page: https://harbour.example/docs/what\nFile: content/docs/1.start/what is #1?.md\n\n')
})

test('a page of a version from Git has no editor', () => {
  setVersions([{ name: '1', label: '1.x', state: 'maintained', ref: 'v1.4.0' }])
  render(<PageActions page={{ ...page, file: 'docs@1/a.md' }} />)
  setVersions([])
  expect(links()).toEqual(['Report a problem'])
})

test('quotes the selected text of the page, but not text outside of it', async () => {
  render(
    <>
      <p>Menu</p>
      <main>
        <p>A wrong word.</p>
        <PageActions page={page} />
      </main>
    </>,
  )
  getSelection()!.selectAllChildren(screen.getByText('A wrong word.'))
  await userEvent.pointer({ keys: '[MouseLeft>]', target: report() })
  expect(readReport()).toContain('\n> A wrong word.\n')
  getSelection()!.selectAllChildren(screen.getByText('Menu'))
  await userEvent.pointer({ keys: '[MouseLeft>]', target: report() })
  expect(readReport()).not.toContain('>')
})

test('has no report link for an unknown host, unless the site sets one', () => {
  jest.replaceProperty(site, 'repository', { ...site.repository!, url: 'https://git.example/harbour' })
  const { rerender } = render(<PageActions page={page} />)
  expect(links()).toEqual(['Edit this page'])
  jest.replaceProperty(site, 'reportUrl', 'mailto:docs@harbour.example?subject={title}')
  rerender(<PageActions page={page} />)
  expect(report().href).toBe('mailto:docs@harbour.example?subject=What%20is%20it%3F%3A%20')
})

test.each([
  ['reportUrl', false, ['Edit this page']],
  ['repository', undefined, []],
] as const)('has fewer links if the site sets "%s" to %p', (setting, value, expected) => {
  jest.replaceProperty(site, setting, value)
  render(<PageActions page={page} lastUpdated="2026-05-03" />)
  expect(links()).toEqual(expected)
  expect(screen.getByText('Last updated May 3, 2026')).toBeInTheDocument()
})

test('names up to five contributors and counts the others', () => {
  const { rerender } = render(<PageActions page={page} contributors={['Ada', 'Ben']} />)
  expect(screen.getByText('Contributors: Ada, Ben')).toBeInTheDocument()
  rerender(<PageActions page={page} contributors={['A', 'B', 'C', 'D', 'E', 'F', 'G']} />)
  expect(screen.getByText('Contributors: A, B, C, D, E +2')).toBeInTheDocument()
  rerender(<PageActions page={page} contributors={[]} />)
  expect(screen.queryByText(/Contributors/)).not.toBeInTheDocument()
})
