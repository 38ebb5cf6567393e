import * as React from 'react'
import { render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Term } from './term'

test('a term is described by its meaning, which its button opens', () => {
  render(<Term definition="The first print.">galley proof</Term>)
  const word = screen.getByRole('button', { name: 'galley proof' })
  expect(word).toHaveAccessibleDescription('The first print.')
  expect(screen.getByText('The first print.')).toHaveAttribute('popover', 'auto')
  expect(word).toHaveAttribute('popovertarget', screen.getByText('The first print.').id)
})

test('the HTML of the server has all of it', () => {
  const html = renderToStaticMarkup(<Term definition="The first print.">galley proof</Term>)
  expect(html).toMatch(/popoverTarget="([^"]+)".*galley proof<.*popover="auto" id="\1"[^>]*>The first print\./)
})
