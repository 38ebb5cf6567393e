import * as React from 'react'
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CodeBlock } from '../code-block'
import { CodeTree } from './code-tree'

const file = (filename: string, text: string) => (
  <CodeBlock key={filename} html={`<span class="line">${text}</span>`} language="ts" filename={filename} />
)

beforeEach(async () => {
  const files = [file('src/site.ts', 'name'), file('package.json', 'version'), file('src/ui/button.ts', 'press')]
  await act(async () => void render(<CodeTree>{files}</CodeTree>))
  await screen.findByRole('group', { name: 'Files' })
})

const button = (name: string) => screen.getByRole('button', { name })
const paneOf = (text: string) => screen.getByText(text).closest('[data-hidden]')

test('shows a tree of paths, with each folder at the position of its first file', () => {
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent.replace(/\s/g, ''))
  expect(rows).toEqual(['src/site.tsui/button.ts', 'site.ts', 'ui/button.ts', 'button.ts', 'package.json'])
})

test('shows the first file, and another when the reader selects it', async () => {
  expect(button('site.ts')).toHaveAttribute('aria-current', 'true')
  expect(paneOf('name')).toBeNull()
  await userEvent.click(button('button.ts'))
  expect(button('site.ts')).not.toHaveAttribute('aria-current')
  expect(paneOf('press')).toBeNull()
  expect(paneOf('name')).not.toBeNull()
  button('package.json').focus()
  await userEvent.keyboard('{Enter}')
  expect(button('package.json')).toHaveAttribute('aria-current', 'true')
})

test('shows a file in which the browser finds a match', () => {
  const pane = paneOf('press')!
  expect(pane).toHaveAttribute('hidden', 'until-found')
  fireEvent(pane, new Event('beforematch', { bubbles: true }))
  expect(button('button.ts')).toHaveAttribute('aria-current', 'true')
  expect(pane).not.toHaveAttribute('hidden')
  expect(paneOf('name')).toHaveAttribute('hidden', 'until-found')
})
