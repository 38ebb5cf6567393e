import * as React from 'react'
import { render, screen, within } from '@testing-library/react'
import { TemplateGrid, type TemplateSummary } from '.'

const template: TemplateSummary = {
  path: '/templates/handbook',
  title: 'Handbook',
  subtitle: 'For a team.',
  category: 'Documentation',
  licenseType: 'free',
  mainScreen: { path: 'templates/images/handbook.png', width: 16, height: 10, file: null },
}

test('shows each template with its licence and a link to its page', () => {
  render(
    <TemplateGrid
      templates={[template, { ...template, path: '/templates/shop', title: 'Shop', licenseType: 'pro' }]}
    />,
  )
  const [first, second] = screen.getAllByRole('article')
  expect(within(first!).getByRole('link', { name: 'Handbook' })).toHaveAttribute('href', '/templates/handbook')
  expect(first).toHaveTextContent('DocumentationFree')
  expect(first).toHaveTextContent('For a team.')
  expect(second).toHaveTextContent('Pro')
})
