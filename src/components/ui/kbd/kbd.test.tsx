import * as React from 'react'
import { renderToString } from 'react-dom/server'
import { render } from '@testing-library/react'
import { Kbd } from './kbd'

const keysOf = (text: string) => {
  const { container } = render(<Kbd>{text}</Kbd>)
  return [...container.querySelectorAll('kbd:not(:has(kbd))')].map((key) => key.textContent)
}

test.each([
  ['K', ['K']],
  ['Ctrl+K', ['Ctrl', 'K']],
  ['Ctrl+Shift+P', ['Ctrl', 'Shift', 'P']],
  ['+', ['+']],
  ['Ctrl++', ['Ctrl', '+']],
])('%s is drawn as %j', (text, keys) => expect(keysOf(text)).toEqual(keys))

test('renders on the server', () => expect(renderToString(<Kbd>Esc</Kbd>)).toContain('Esc'))
