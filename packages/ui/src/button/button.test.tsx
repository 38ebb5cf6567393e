import * as React from 'react'
import { startTransition } from 'react'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Button } from '.'

/** A promise that the test settles. */
function createTask() {
  let finish!: () => void
  let fail!: (error: Error) => void
  const promise = new Promise<void>((resolve, reject) => {
    finish = resolve
    fail = reject
  })
  return { promise, finish, fail }
}
const isBusy = (button: HTMLElement) => button.getAttribute('aria-busy') === 'true'

test('keeps its name and the focus while loading, and ignores presses and form submits', async () => {
  const handleClick = jest.fn()
  const handleSubmit = jest.fn()
  render(
    <form onSubmit={handleSubmit}>
      <input aria-label="Name" />
      <Button type="submit" loading onClick={handleClick}>
        Save
      </Button>
    </form>,
  )
  const button = screen.getByRole('button', { name: 'Save' })
  await userEvent.click(button)
  expect(button).toHaveFocus()
  expect(button).toHaveAttribute('aria-disabled', 'true')
  await userEvent.type(screen.getByRole('textbox'), 'Ada{Enter}')
  expect(handleClick).not.toHaveBeenCalled()
  expect(handleSubmit).not.toHaveBeenCalled()
})

test('ends the loading state when onClick rejects and leaves the rejection unhandled', async () => {
  const task = createTask()
  const afterwards = jest.spyOn(task.promise, 'finally')
  render(
    <Button loadingAuto onClick={() => task.promise}>
      Save
    </Button>,
  )
  await userEvent.click(screen.getByRole('button'))
  expect(isBusy(screen.getByRole('button'))).toBe(true)
  // Handles the rejection. Otherwise Jest would report it as unhandled.
  const outcome = expect(afterwards.mock.results[0]!.value).rejects.toThrow('No network')
  await act(async () => task.fail(new Error('No network')))
  await outcome
  expect(isBusy(screen.getByRole('button'))).toBe(false)
})

test.each<[string, (work: () => Promise<void>) => React.ComponentProps<'form'>]>([
  ['an action', (work) => ({ action: work })],
  [
    'a submit handler with a transition',
    (work) => ({
      onSubmit: (event) => {
        event.preventDefault()
        startTransition(work)
      },
    }),
  ],
])('with loadingAuto, shows the loading state while its form runs %s', async (_way, toProps) => {
  const task = createTask()
  render(
    <form {...toProps(() => task.promise)}>
      <Button type="submit" loadingAuto>
        Send
      </Button>
      <Button loadingAuto>Cancel</Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(isBusy(screen.getByRole('button', { name: 'Send' }))).toBe(true)
  expect(isBusy(screen.getByRole('button', { name: 'Cancel' }))).toBe(false)
  await act(async () => task.finish())
  expect(isBusy(screen.getByRole('button', { name: 'Send' }))).toBe(false)
})

test.each([{ disabled: true }, { loading: true }])('with %j, renders a link that has no URL', (state) => {
  render(
    <Button to="/docs" {...state}>
      Docs
    </Button>,
  )
  const link = screen.getByRole('link', { name: 'Docs' })
  expect(link).toHaveAttribute('aria-disabled', 'true')
  expect(link).not.toHaveAttribute('href')
})
