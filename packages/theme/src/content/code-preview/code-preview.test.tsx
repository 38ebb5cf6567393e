import * as React from 'react'
import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { CodePreview } from './code-preview'

const example = (
  <CodePreview>
    <p>Result.</p>
    <pre>Written.</pre>
  </CodePreview>
)

test('what is rendered is before how it is written', () => {
  render(example)
  const [rendered, written] = [screen.getByText('Result.'), screen.getByText('Written.')]
  expect(rendered.compareDocumentPosition(written)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(rendered.parentElement).not.toContainElement(written)
})

test('the server renders it without a complaint', () => {
  const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(renderToString(example)).toContain('Written.')
  expect(complain).not.toHaveBeenCalled()
})
