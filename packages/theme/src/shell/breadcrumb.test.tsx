import * as React from 'react'
import { render, screen, within } from '@testing-library/react'
import { Breadcrumb } from './breadcrumb'

test('links every step with a page, and renders nothing for a page without a parent', () => {
  const items = [
    { title: 'Docs', path: '/docs' },
    { title: 'Files', path: '/docs/files', page: false as const },
    { title: 'Markdown', path: '/docs/files/markdown' },
  ]
  const { rerender } = render(<Breadcrumb items={items} />)
  const nav = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
  expect(nav.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/docs', '/docs/files/markdown'])
  expect(nav.getAllByRole('listitem').map((step) => step.textContent)).toEqual(['Docs', 'Files', 'Markdown'])
  rerender(<Breadcrumb items={[]} />)
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
})
