import * as React from 'react'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { CONFIRM_MS, CopyButton } from '.'

const writeText = jest.fn<Promise<void>, [string]>()

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  jest.useFakeTimers()
  writeText.mockReset().mockResolvedValue()
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
})
afterEach(() => jest.useRealTimers())

const press = async () => {
  render(<CopyButton getText={() => 'npm start'} />)
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Copy code to clipboard' })))
}

test('copies the text and says so for two seconds', async () => {
  await press()
  expect(writeText).toHaveBeenCalledWith('npm start')
  expect(screen.getByRole('status')).toHaveTextContent('Copied')
  expect(CONFIRM_MS).toBe(2000)
  act(() => jest.advanceTimersByTime(CONFIRM_MS))
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('says when the browser refuses', async () => {
  writeText.mockRejectedValue(new Error('denied'))
  await press()
  expect(screen.getByRole('status')).toHaveTextContent('Copying failed: the browser did not allow it')
})

test('a text that must be fetched is copied when it has loaded', async () => {
  const write = jest.fn<Promise<void>, [{ items: Record<string, Promise<Blob>> }[]]>().mockResolvedValue()
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { write } })
  globalThis.ClipboardItem = class {
    constructor(readonly items: Record<string, Promise<Blob>>) {}
  } as unknown as typeof ClipboardItem
  render(<CopyButton label="Copy page" getText={() => Promise.resolve('# Page')} />)
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Copy page' })))
  const [item] = write.mock.lastCall![0]
  expect(await item!.items['text/plain']).toMatchObject({ size: 6, type: 'text/plain' })
  expect(screen.getByRole('status')).toHaveTextContent('Copied')
})
