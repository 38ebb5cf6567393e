import * as React from 'react'
import { render, screen } from '@testing-library/react'
import { site } from '~/site.fixture'
import { PageActions } from '.'

test("leads to the file's editor and to a new issue about it", () => {
  render(<PageActions file="docs/1.start/what is #1?.md" />)
  const { url, branch } = site.repository!
  expect(screen.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
    'href',
    `${url}/edit/${branch}/content/docs/1.start/what%20is%20%231%3F.md`,
  )
  expect(screen.getByRole('link', { name: 'Report an issue' })).toHaveAttribute(
    'href',
    `${url}/issues/new?title=content%2Fdocs%2F1.start%2Fwhat%20is%20%231%3F.md%3A%20`,
  )
})

test('a site that does not show its files offers neither', () => {
  jest.replaceProperty(site, 'repository', undefined)
  render(<PageActions file="docs/1.start.md" lastUpdated="May 3, 2026" />)
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
  expect(screen.getByText('Last updated May 3, 2026')).toBeInTheDocument()
  jest.restoreAllMocks()
})
