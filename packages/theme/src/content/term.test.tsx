import * as React from 'react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToStaticMarkup } from 'react-dom/server'
import { Term } from './term'

test('describes a term by its definition, which Escape hides until the next focus', async () => {
  render(
    <>
      <Term definition="The first print.">galley proof</Term>
      <button>Next</button>
    </>,
  )
  const word = screen.getByRole('button', { name: 'galley proof' })
  expect(word).toHaveAccessibleDescription('The first print.')
  const root = word.parentElement!
  await userEvent.tab()
  expect(root).not.toHaveAttribute('data-dismissed')
  await userEvent.keyboard('{Escape}')
  expect(root).toHaveAttribute('data-dismissed')
  expect(word).toHaveFocus()
  await userEvent.tab()
  await userEvent.tab({ shift: true })
  expect(root).not.toHaveAttribute('data-dismissed')
})

test('renders the definition on the server, for a button that opens it without scripts', () => {
  const html = renderToStaticMarkup(<Term definition="The first print.">galley proof</Term>)
  expect(html).toMatch(/popoverTarget="([^"]+)".*galley proof<.*popover="auto" id="\1"[^>]*>The first print\./)
})
