import * as React from 'react'
import { render, screen } from '@testing-library/react'
import { site } from '~/site'
import { PageActions } from '.'

test("leads to the file's editor and to a new issue about it", () => {
  render(<PageActions file="docs/1.start/what is #1?.md" />)
  const { url, branch } = site.repository
  expect(screen.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
    'href',
    `${url}/edit/${branch}/content/docs/1.start/what%20is%20%231%3F.md`,
  )
  expect(screen.getByRole('link', { name: 'Report an issue' })).toHaveAttribute(
    'href',
    `${url}/issues/new?title=content%2Fdocs%2F1.start%2Fwhat%20is%20%231%3F.md%3A%20`,
  )
})
