import * as React from 'react'
import { useState } from 'react'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Modal, MODAL_ANIMATION_MS, ModalClose, type ModalProps } from '.'

const rename = ({ children = <input aria-label="Title" />, ...props }: Partial<ModalProps> = {}) => (
  <Modal
    trigger={<button>Rename</button>}
    title="Rename this page"
    description="Links to it are corrected."
    footer={
      <ModalClose>
        <button>Cancel</button>
      </ModalClose>
    }
    {...props}
  >
    {children}
  </Modal>
)

const dialog = () => screen.getByRole('dialog', { name: 'Rename this page' })

test('opens by keyboard with its description, focuses the first field and traps the focus', async () => {
  render(rename())
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(dialog()).toHaveAccessibleDescription('Links to it are corrected.')
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus()
  for (const name of ['Cancel', 'Close']) {
    await userEvent.tab()
    expect(screen.getByRole('button', { name })).toHaveFocus()
  }
  await userEvent.tab()
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus()
})

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['the close button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['a ModalClose button', () => userEvent.click(screen.getByRole('button', { name: 'Cancel' }))],
  ['a press outside', () => userEvent.click(dialog().previousElementSibling!)],
])('closes by %s and restores the focus', async (_way, close) => {
  render(rename())
  await userEvent.click(screen.getByRole('button', { name: 'Rename' }))
  await close()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Rename' })).toHaveFocus()
})

test('if not dismissible, ignores Escape and a press outside, but closes by its buttons', async () => {
  render(rename({ dismissible: false, defaultOpen: true }))
  await userEvent.keyboard('{Escape}')
  await userEvent.click(dialog().previousElementSibling!)
  expect(dialog()).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

/** A modal without a trigger. "Go" closes the modal and moves the focus to the heading. */
function Page() {
  const [isOpen, setIsOpen] = useState(false)
  const leave = () => {
    setIsOpen(false)
    setTimeout(() => document.querySelector('h2')!.focus())
  }
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Elsewhere</button>
      <h2 tabIndex={-1}>Found</h2>
      <Modal title="Settings" open={isOpen} onOpenChange={setIsOpen}>
        <button onClick={leave}>Go</button>
      </Modal>
    </>
  )
}

test.each([
  ['restores the focus without a trigger', () => userEvent.keyboard('{Escape}'), 'Elsewhere'],
  [
    'does not restore the focus if the closing action has moved it',
    () => userEvent.click(screen.getByRole('button', { name: 'Go' })),
    'Found',
  ],
])('%s', async (_title, close, focused) => {
  render(<Page />)
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }))
  await close()
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await waitFor(() => expect(screen.getByText(focused)).toHaveFocus())
})

test('keeps its name if head replaces the visible title', () => {
  render(
    rename({ defaultOpen: true, align: 'top', flush: true, head: <input aria-label="Find" />, children: <p>Rows</p> }),
  )
  expect(dialog()).toHaveAccessibleDescription('Links to it are corrected.')
  expect(dialog()).toHaveAttribute('data-align', 'top')
  expect(screen.getByRole('textbox', { name: 'Find' })).toHaveFocus()
  expect(screen.getByText('Rows').parentElement).toHaveAttribute('data-flush')
})

test.each([{ isComposing: true }, { keyCode: 229 }])('ignores Escape of an input method: %j', (key) => {
  render(rename({ defaultOpen: true }))
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'Title' }), { key: 'Escape', ...key })
  expect(dialog()).toBeInTheDocument()
})

test('adds a tab stop to content that scrolls', () => {
  jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(900)
  render(rename({ defaultOpen: true, children: <p>Long text</p> }))
  expect(screen.getByText('Long text').parentElement).toHaveAttribute('tabindex', '0')
  jest.restoreAllMocks()
})

test('opens and closes within 200 ms', () => {
  render(rename({ defaultOpen: true }))
  expect(MODAL_ANIMATION_MS).toBe(200)
  expect(getComputedStyle(dialog()).animation).toContain(`${MODAL_ANIMATION_MS}ms`)
  expect(dialog().previousElementSibling).toHaveStyle({ animationDuration: `${MODAL_ANIMATION_MS}ms` })
})
