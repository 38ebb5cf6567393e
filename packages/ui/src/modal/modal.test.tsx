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

test('opens by keyboard, says what it is about, starts at its first field and holds the focus', async () => {
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

test('has no description where none is given', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  render(rename({ description: undefined, defaultOpen: true }))
  expect(dialog()).not.toHaveAccessibleDescription()
  expect(dialog()).not.toHaveAttribute('aria-describedby')
  expect(warn).not.toHaveBeenCalled()
})

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['the cross', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['a closing button', () => userEvent.click(screen.getByRole('button', { name: 'Cancel' }))],
  ['a press beside it', () => userEvent.click(dialog().previousElementSibling!)],
])('closes by %s and gives the focus back', async (_way, close) => {
  render(rename())
  await userEvent.click(screen.getByRole('button', { name: 'Rename' }))
  await close()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Rename' })).toHaveFocus()
})

test('stays open for Escape and a press beside it when it is not dismissible, but its buttons close it', async () => {
  render(rename({ dismissible: false, defaultOpen: true }))
  await userEvent.keyboard('{Escape}')
  await userEvent.click(dialog().previousElementSibling!)
  expect(dialog()).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('can be held open by its parent', async () => {
  const handleChange = jest.fn()
  render(rename({ open: true, onOpenChange: handleChange }))
  await userEvent.keyboard('{Escape}')
  expect(handleChange).toHaveBeenCalledWith(false)
  expect(dialog()).toBeInTheDocument()
})

test('opened without a trigger, it gives the focus back to where it was', async () => {
  function Page() {
    const [isOpen, setIsOpen] = useState(false)
    return (
      <>
        <button onClick={() => setIsOpen(true)}>Elsewhere</button>
        <Modal title="Settings" open={isOpen} onOpenChange={setIsOpen} />
      </>
    )
  }
  render(<Page />)
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }))
  expect(screen.getByRole('dialog', { name: 'Settings' })).toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus())
})

test('a head of its own replaces the title, which still names it', () => {
  render(
    rename({ defaultOpen: true, align: 'top', flush: true, head: <input aria-label="Find" />, children: <p>Rows</p> }),
  )
  expect(dialog()).toHaveAccessibleDescription('Links to it are corrected.')
  expect(dialog()).toHaveAttribute('data-align', 'top')
  expect(screen.getByRole('textbox', { name: 'Find' })).toHaveFocus()
  expect(screen.getByText('Rows').parentElement).toHaveAttribute('data-flush')
})

test.each([{ isComposing: true }, { keyCode: 229 }])('Escape of an input method (%j) leaves it open', (key) => {
  render(rename({ defaultOpen: true }))
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'Title' }), { key: 'Escape', ...key })
  expect(dialog()).toBeInTheDocument()
})

test('leaves the focus where what closed it has sent it', async () => {
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
  render(<Page />)
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }))
  await userEvent.click(screen.getByRole('button', { name: 'Go' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await waitFor(() => expect(screen.getByText('Found')).toHaveFocus())
})

test('asks as an alert, without a cross', () => {
  render(rename({ role: 'alertdialog', close: false, defaultOpen: true }))
  expect(screen.getByRole('alertdialog', { name: 'Rename this page' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument()
})

test('what scrolls in it can be reached by keyboard', () => {
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
