import * as React from 'react'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CodeBlock } from '../code-block'
import { CodeGroup } from './code-group'

const line = (text: string) => `<span class="line">${text}</span>`

async function show(sync?: string) {
  await act(async () => {
    render(
      <CodeGroup sync={sync}>
        <CodeBlock html={line('npm start')} language="sh" filename="npm" />
        <CodeBlock html={line('a: b')} language="yaml" lineNumbers={4} />
      </CodeGroup>,
    )
  })
  await screen.findAllByRole('tab')
}

test('names tabs after the file or the language', async () => {
  await show()
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['npm', 'YAML'])
})

test('keeps the options of each block', async () => {
  await show()
  expect(screen.getByRole('group', { name: 'YAML', hidden: true }).firstElementChild).toHaveStyle({
    counterReset: 'line 3',
  })
})

test('opens a tab by keyboard and mouse', async () => {
  window.scrollBy = jest.fn()
  await show('pm')
  await userEvent.tab()
  await userEvent.keyboard('{End}')
  expect(screen.getByRole('tab', { name: 'YAML' })).toHaveAttribute('aria-selected', 'true')
  await userEvent.click(screen.getByRole('tab', { name: 'npm' }))
  expect(screen.getByRole('tab', { name: 'npm' })).toHaveAttribute('aria-selected', 'true')
})
