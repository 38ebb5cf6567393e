import * as React from 'react'
import { startCopy } from '@galley/start/copy'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { CopyButton } from '.'

const writeText = jest.fn<Promise<void>, [string]>().mockResolvedValue()

beforeAll(() => {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
  startCopy()
})

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))

test('copies its text and keeps the announcement after a re-render', async () => {
  const { rerender } = render(<CopyButton text="npm start" />)
  await press('Copy code to clipboard')
  expect(writeText).toHaveBeenLastCalledWith('npm start')
  rerender(<CopyButton text="npm start" title="Copy" />)
  expect(screen.getByRole('status')).toHaveTextContent('Copied')
})

test('copies an absolute URL with isUrl', async () => {
  render(<CopyButton text="/docs" isUrl label="Copy link" />)
  await press('Copy link')
  expect(writeText).toHaveBeenLastCalledWith('http://localhost/docs')
})

test('renders on the server without a warning', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(renderToString(<CopyButton />)).toContain('aria-label="Copy code to clipboard"')
  expect(error).not.toHaveBeenCalled()
  error.mockRestore()
})
