import * as React from 'react'
import { site } from '@galley/testing/site.fixture'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PageActions } from '.'

const page = { path: '/docs/what', title: 'What is it?', file: 'docs/1.start/what is #1?.md' }
const links = () => screen.queryAllByRole('link').map(({ textContent }) => textContent)
const report = () => screen.getByRole<HTMLAnchorElement>('link', { name: 'Report a problem' })
const readReport = () => new URL(report().href).searchParams.get('body')

afterEach(() => jest.restoreAllMocks())

test("leads to the file's editor and to a new issue about it", () => {
  render(<PageActions page={page} />)
  const { url, branch } = site.repository!
  expect(screen.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
    'href',
    `${url}/edit/${branch}/content/docs/1.start/what%20is%20%231%3F.md`,
  )
  expect(report().href).toMatch(`${url}/issues/new?title=What%20is%20it%3F%3A%20&`)
  expect(readReport()).toBe('Page: https://harbour.example/docs/what\nFile: content/docs/1.start/what is #1?.md\n\n')
})

test('the issue quotes what is selected of the text, and nothing from around it', async () => {
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

test('a repository on another host has no issues that are known; the site may say where reports go, or take none', () => {
  jest.replaceProperty(site, 'repository', { ...site.repository!, url: 'https://git.example/harbour' })
  const { rerender } = render(<PageActions page={page} />)
  expect(links()).toEqual(['Edit this page'])
  jest.replaceProperty(site, 'reportUrl', 'mailto:docs@harbour.example?subject={title}')
  rerender(<PageActions page={page} />)
  expect(report().href).toBe('mailto:docs@harbour.example?subject=What%20is%20it%3F%3A%20')
})

test('a site that takes no reports has no link for them', () => {
  jest.replaceProperty(site, 'reportUrl', false)
  render(<PageActions page={page} />)
  expect(links()).toEqual(['Edit this page'])
})

test('a site that does not show its files offers neither', () => {
  jest.replaceProperty(site, 'repository', undefined)
  render(<PageActions page={page} lastUpdated="2026-05-03" />)
  expect(links()).toEqual([])
  expect(screen.getByText('Last updated May 3, 2026')).toBeInTheDocument()
})

test('names who wrote the page, and counts those after the fifth', () => {
  const { rerender } = render(<PageActions page={page} contributors={['Ada', 'Ben']} />)
  expect(screen.getByText('Contributors: Ada, Ben')).toBeInTheDocument()
  rerender(<PageActions page={page} contributors={['A', 'B', 'C', 'D', 'E', 'F', 'G']} />)
  expect(screen.getByText('Contributors: A, B, C, D, E +2')).toBeInTheDocument()
  rerender(<PageActions page={page} contributors={[]} />)
  expect(screen.queryByText(/Contributors/)).not.toBeInTheDocument()
})
