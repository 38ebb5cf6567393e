import * as React from 'react'
import { renderToString } from 'react-dom/server'
import { render, screen } from '@testing-library/react'
import { CodePreview } from './code-preview'

const example = (
  <CodePreview>
    <p>Result.</p>
    <pre>Written.</pre>
  </CodePreview>
)

test('what is drawn stands before how it is written', () => {
  render(example)
  const [drawn, written] = [screen.getByText('Result.'), screen.getByText('Written.')]
  expect(drawn.compareDocumentPosition(written)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(drawn.parentElement).not.toContainElement(written)
})

test('the server draws it without a complaint', () => {
  const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(renderToString(example)).toContain('Written.')
  expect(complain).not.toHaveBeenCalled()
})
