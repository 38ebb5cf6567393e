import * as React from 'react'
import { render, screen, within } from '@testing-library/react'
import { Breadcrumb } from '.'

test('links the steps that have a page and marks the page itself', () => {
  render(
    <Breadcrumb
      items={[
        { title: 'Docs', path: '/docs' },
        { title: 'Files', path: '/docs/files', page: false },
        { title: 'Markdown', path: '/docs/files/markdown' },
      ]}
    />,
  )
  const nav = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
  expect(nav.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/docs'])
  expect(nav.getByText('Files')).toBeInTheDocument()
  expect(nav.getByText('Markdown')).toHaveAttribute('aria-current', 'page')
})

test('is not there when the page is in no tree', () => {
  render(<Breadcrumb items={[]} />)
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
})
