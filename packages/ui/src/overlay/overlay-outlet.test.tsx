import * as React from 'react'
import { useState } from 'react'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Button } from '../button'
import { Modal } from '../modal'
import { OverlayOutlet } from './overlay-outlet'
import { createOverlayStore, type OverlayControls } from '.'

function Ask({ question, onClose, ...controls }: OverlayControls<string> & { question: string }) {
  const [answer, setAnswer] = useState('')
  return (
    <Modal title={question} {...controls} footer={<Button onClick={() => onClose(answer)}>Send</Button>}>
      <input aria-label="Answer" value={answer} onChange={(event) => setAnswer(event.target.value)} />
    </Modal>
  )
}

const setUp = () => {
  const overlays = createOverlayStore()
  const ask = overlays.create(Ask, { props: { question: 'Which title?' } })
  const answers: (string | undefined)[] = []
  render(
    <>
      <button onClick={() => void ask.open().then((answer) => answers.push(answer))}>Rename</button>
      <OverlayOutlet store={overlays} />
    </>,
  )
  return { overlays, ask, answers }
}

test('shows an opened overlay, resolves with its result and restores the focus', async () => {
  const { answers } = setUp()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()

  await userEvent.click(screen.getByRole('button', { name: 'Rename' }))
  expect(screen.getByRole('dialog', { name: 'Which title?' })).toBeInTheDocument()
  await userEvent.keyboard('Installation')
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))

  expect(answers).toEqual(['Installation'])
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Rename' })).toHaveFocus())
})

test('resolves with undefined if the reader closes it, and resets its state after unmounting', async () => {
  const { overlays, ask, answers } = setUp()
  await userEvent.click(screen.getByRole('button', { name: 'Rename' }))
  await userEvent.keyboard('Installation{Escape}')
  expect(answers).toEqual([undefined])
  act(() => overlays.unmount(ask.id))
  await userEvent.click(screen.getByRole('button', { name: 'Rename' }))
  expect(screen.getByRole('textbox', { name: 'Answer' })).toHaveValue('')
})
