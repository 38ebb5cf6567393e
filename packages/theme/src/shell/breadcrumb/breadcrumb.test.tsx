import * as React from 'react'
import { render, screen, within } from '@testing-library/react'
import { Breadcrumb } from '.'

test('links every step with a page, including the last one', () => {
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
  expect(nav.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/docs', '/docs/files/markdown'])
  expect(nav.getAllByRole('listitem').map((step) => step.textContent)).toEqual(['Docs', 'Files', 'Markdown'])
  expect(document.querySelector('[aria-current]')).toBeNull()
})

test('renders nothing for a page without a parent', () => {
  render(<Breadcrumb items={[]} />)
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
})
