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

test('shows the result before the source', () => {
  render(example)
  const [rendered, written] = [screen.getByText('Result.'), screen.getByText('Written.')]
  expect(rendered.compareDocumentPosition(written)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(rendered.parentElement).not.toContainElement(written)
})

test('renders on the server without a warning', () => {
  const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(renderToString(example)).toContain('Written.')
  expect(complain).not.toHaveBeenCalled()
})
