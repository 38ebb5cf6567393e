import * as React from 'react'
import { site } from '@galley/site'
import { act, createEvent, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PromptInput } from '.'

beforeAll(() => {
  Object.assign(globalThis, { CSS: { supports: () => true }, reportError: jest.fn() })
})

const box = () => screen.getByRole('textbox')
const send = () => screen.getByRole('button', { name: 'Send prompt' })

test('sends and clears the text on Enter, starts a line on Shift+Enter, and sends no blank text', async () => {
  const handleSubmit = jest.fn()
  render(<PromptInput onSubmit={handleSubmit} />)
  expect([site.texts.promptPlaceholder, site.texts.sendPrompt]).toEqual(['Type your message here...', 'Send prompt'])
  expect(box()).toHaveAttribute('placeholder', site.texts.promptPlaceholder)
  await userEvent.type(box(), ' {Enter}')
  expect(send()).toBeDisabled()
  await userEvent.clear(box())
  await userEvent.type(box(), 'One{Shift>}{Enter}{/Shift}two')
  expect(handleSubmit).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(handleSubmit).toHaveBeenCalledWith('One\ntwo')
  expect(box()).toHaveValue('')
})

test.each([{ isComposing: true }, { keyCode: 229 }])(
  'sends nothing on Enter that ends a composition: %j',
  async (state) => {
    const handleSubmit = jest.fn()
    render(<PromptInput onSubmit={handleSubmit} defaultValue="日本" />)
    fireEvent(box(), createEvent.keyDown(box(), { key: 'Enter', ...state }))
    expect(handleSubmit).not.toHaveBeenCalled()
  },
)

test('accepts another text while sending, but does not send it', async () => {
  let finish!: () => void
  const handleSubmit = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)))
  render(<PromptInput onSubmit={handleSubmit} />)
  await userEvent.type(box(), 'First{Enter}')
  await userEvent.type(box(), 'Second{Enter}')
  expect(send()).toHaveAttribute('aria-busy', 'true')
  expect(handleSubmit).toHaveBeenCalledTimes(1)
  await act(async () => finish())
  await userEvent.type(box(), '{Enter}')
  expect(handleSubmit).toHaveBeenLastCalledWith('Second')
})

test('restores the text after a failure, shows an error and offers a retry', async () => {
  const handleSubmit = jest.fn().mockRejectedValueOnce(new Error('No network')).mockResolvedValueOnce(undefined)
  render(<PromptInput onSubmit={handleSubmit} />)
  await userEvent.type(box(), 'Hello{Enter}')
  expect(await screen.findByText('The message was not sent.')).toBeInTheDocument()
  expect(box()).toHaveValue('Hello')
  expect(reportError).toHaveBeenCalledWith(new Error('No network'))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(handleSubmit).toHaveBeenCalledTimes(2)
  expect(screen.queryByText('The message was not sent.')).not.toBeInTheDocument()
  expect(box()).toHaveValue('')
})

test('calls onStop during an answer and onRetry after an error', async () => {
  const handleStop = jest.fn()
  const handleRetry = jest.fn()
  const input = (status: 'streaming' | 'error') => (
    <PromptInput status={status} onSubmit={jest.fn()} onStop={handleStop} onRetry={handleRetry} />
  )
  const { rerender } = render(input('streaming'))
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }))
  expect(handleStop).toHaveBeenCalledTimes(1)
  rerender(input('error'))
  expect(screen.getByRole('alert')).toHaveTextContent('The message was not sent.')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(handleRetry).toHaveBeenCalledTimes(1)
})
