import * as React from 'react'
import { render, screen } from '@testing-library/react'
import { CodePreview } from './code-preview'

test('shows the result before the source', () => {
  render(
    <CodePreview>
      <p>Result.</p>
      <pre>Written.</pre>
    </CodePreview>,
  )
  const [rendered, written] = [screen.getByText('Result.'), screen.getByText('Written.')]
  expect(rendered.compareDocumentPosition(written)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(rendered.parentElement).not.toContainElement(written)
})
