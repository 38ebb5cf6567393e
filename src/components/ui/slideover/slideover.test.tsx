import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { Slideover, SLIDEOVER_ANIMATION_MS, SlideoverClose } from '.'

const menu = (
  <Slideover title="Menu" trigger={<button>Open menu</button>} close={<button>Close menu</button>}>
    <a href="/blog">Blog</a>
  </Slideover>
)

test('opens by keyboard as a named dialog and holds the focus', async () => {
  render(menu)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  const dialog = screen.getByRole('dialog', { name: 'Menu' })
  for (let presses = 0; presses < 3; presses++) {
    await userEvent.tab()
    expect(dialog).toContainElement(document.activeElement as HTMLElement)
  }
})

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Close menu' }))],
])('closes by %s and gives the focus back', async (_way, close) => {
  render(menu)
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }))
  await close()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus()
})

test('can be controlled', async () => {
  const handleChange = jest.fn()
  render(
    <Slideover
      open
      title="Menu"
      trigger={<button>Open</button>}
      close={<button>Close</button>}
      onOpenChange={handleChange}
    />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(handleChange).toHaveBeenCalledWith(false)
  expect(screen.getByRole('dialog')).toBeInTheDocument()
})

test('renders on the server without a warning, and nothing of what is closed', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(renderToString(menu)).not.toContain('Blog')
  expect(error).not.toHaveBeenCalled()
})

test.each(['right', 'left', 'top', 'bottom'] as const)(
  'comes from the %s within 200 ms, with a cross and a foot',
  (side) => {
    render(
      <Slideover
        defaultOpen
        side={side}
        title="Filter"
        description="Only what matches is shown."
        footer={
          <SlideoverClose>
            <button>Show</button>
          </SlideoverClose>
        }
      />,
    )
    const dialog = screen.getByRole('dialog', { name: 'Filter' })
    expect(dialog).toHaveAccessibleDescription('Only what matches is shown.')
    expect(dialog).toHaveAttribute('data-side', side)
    expect(screen.getAllByRole('button').map((button) => button.textContent || button.ariaLabel)).toEqual([
      'Show',
      'Close',
    ])
    expect(SLIDEOVER_ANIMATION_MS).toBe(200)
    expect(getComputedStyle(dialog.firstElementChild!).animation).toContain(`${SLIDEOVER_ANIMATION_MS}ms`)
  },
)

test('stays open when it is not dismissible', async () => {
  render(<Slideover defaultOpen dismissible={false} title="Filter" />)
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('dialog')).toBeInTheDocument()
})

test('a closing button outside names its parent', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const alone = (
    <SlideoverClose>
      <button>Show</button>
    </SlideoverClose>
  )
  expect(() => render(alone)).toThrow('<SlideoverClose> must be used within <Slideover>.')
})
