import * as React from 'react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToStaticMarkup } from 'react-dom/server'
import { Term } from './term'

test('describes a term by its definition, which its button opens', () => {
  render(<Term definition="The first print.">galley proof</Term>)
  const word = screen.getByRole('button', { name: 'galley proof' })
  expect(word).toHaveAccessibleDescription('The first print.')
  expect(screen.getByText('The first print.')).toHaveAttribute('popover', 'auto')
  expect(word).toHaveAttribute('popovertarget', screen.getByText('The first print.').id)
})

test('hides the definition of a focused term on Escape, until the next focus', async () => {
  render(
    <>
      <Term definition="The first print.">galley proof</Term>
      <button>Next</button>
    </>,
  )
  const root = screen.getByRole('button', { name: 'galley proof' }).parentElement!
  await userEvent.tab()
  expect(root).not.toHaveAttribute('data-dismissed')
  await userEvent.keyboard('{Escape}')
  expect(root).toHaveAttribute('data-dismissed')
  expect(screen.getByRole('button', { name: 'galley proof' })).toHaveFocus()
  await userEvent.tab()
  await userEvent.tab({ shift: true })
  expect(root).not.toHaveAttribute('data-dismissed')
})

test('renders the definition on the server', () => {
  const html = renderToStaticMarkup(<Term definition="The first print.">galley proof</Term>)
  expect(html).toMatch(/popoverTarget="([^"]+)".*galley proof<.*popover="auto" id="\1"[^>]*>The first print\./)
})
