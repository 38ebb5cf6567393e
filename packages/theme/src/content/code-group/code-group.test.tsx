import * as React from 'react'
import { act, render, screen } from '@testing-library/react'
import { CodeBlock } from '../code-block'
import { CodeGroup } from './code-group'

const line = (text: string) => `<span class="line">${text}</span>`

test('names tabs after the file or the language, and keeps the options of each block', async () => {
  await act(async () => {
    render(
      <CodeGroup>
        <CodeBlock html={line('npm start')} language="sh" filename="npm" />
        <CodeBlock html={line('a: b')} language="yaml" lineNumbers={4} />
      </CodeGroup>,
    )
  })
  expect((await screen.findAllByRole('tab')).map((tab) => tab.textContent)).toEqual(['npm', 'YAML'])
  const code = screen.getByRole('group', { name: 'YAML', hidden: true }).firstElementChild
  expect(code).toHaveStyle({ counterReset: 'line 3' })
})
