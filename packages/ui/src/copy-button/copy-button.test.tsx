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

test('copies its text, says so, and says it as well after it was rendered again', async () => {
  const { rerender } = render(<CopyButton text="npm start" />)
  await press('Copy code to clipboard')
  expect(writeText).toHaveBeenLastCalledWith('npm start')
  rerender(<CopyButton text="npm start" title="Copy" />)
  expect(screen.getByRole('status')).toHaveTextContent('Copied')
})

test('a URL of the site is copied in full', async () => {
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
