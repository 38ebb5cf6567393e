import * as React from 'react'
import { startCopy } from '@galley/start/copy'
import { act, fireEvent, render, screen } from '@testing-library/react'
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
