import * as React from 'react'
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CodeBlock, type CodeBlockProps } from './code-block'
import { COLLAPSED_LINES } from './code-block.styles'

const line = (text: string) => `<span class="line">${text}</span>`
const lines = (count: number) => Array.from({ length: count }, (_, index) => line(`line ${index + 1}`)).join('\n')
const show = (props: Partial<CodeBlockProps>) => render(<CodeBlock html={line('a')} language="ts" {...props} />)
const code = () => screen.getByRole('group')

/** Lays out the code wider than its box, or not. */
function makeWide(isWide: boolean) {
  Object.defineProperties(code(), {
    scrollWidth: { configurable: true, value: isWide ? 900 : 700 },
    clientWidth: { configurable: true, value: 700 },
  })
  act(() => resize())
}
let resize: () => void
beforeEach(() => {
  window.ResizeObserver = class {
    constructor(notify: ResizeObserverCallback) {
      resize = () => notify([], this)
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  }
})

test.each([
  ['file', { filename: 'src/a.ts' }, 'src/a.ts', 'src/a.ts'],
  ['language', {}, 'TypeScript code', 'TypeScript'],
])('is named after its %s, which the bar shows', (_, props, name, bar) => {
  show({ html: lines(2), ...props })
  expect(screen.getByRole('group', { name })).toBeInTheDocument()
  expect(screen.getByText(bar)).toBeInTheDocument()
})

test('has no bar for a single line', () => {
  show({ language: 'sh' })
  expect(screen.getByRole('group', { name: 'Shell code' })).toHaveTextContent('a')
  expect(screen.queryByText('Shell')).not.toBeInTheDocument()
})

test('wraps lines on request if they are wider than the box', async () => {
  show({})
  makeWide(false)
  expect(code()).not.toHaveAttribute('tabindex')
  expect(screen.queryByRole('button', { name: 'Wrap lines' })).not.toBeInTheDocument()
  makeWide(true)
  expect(code()).toHaveAttribute('tabindex', '0')
  await userEvent.click(screen.getByRole('button', { name: 'Wrap lines', pressed: false }))
  makeWide(false)
  expect(code()).toHaveAttribute('data-wrap')
  await userEvent.click(screen.getByRole('button', { name: 'Wrap lines', pressed: true }))
  expect(code()).not.toHaveAttribute('data-wrap')
})

test('wraps lines if the author sets "wrap"', () => {
  show({ wrap: true })
  expect(screen.getByRole('button', { name: 'Wrap lines', pressed: true })).toBeInTheDocument()
  expect(code()).toHaveAttribute('data-wrap')
})

const total = COLLAPSED_LINES + 68

test('shows the first lines of long code, and all lines on request', async () => {
  const scrollIntoView = jest.fn()
  Element.prototype.scrollIntoView = scrollIntoView
  show({ html: lines(total), collapsed: total })
  const button = screen.getByRole('button', { name: 'Show all 84 lines', expanded: false })
  expect(code()).toHaveAttribute('data-collapsed')
  await userEvent.click(button)
  expect(code()).not.toHaveAttribute('data-collapsed')
  await userEvent.click(screen.getByRole('button', { name: 'Show fewer lines', expanded: true }))
  expect(code()).toHaveAttribute('data-collapsed')
  expect(scrollIntoView).toHaveBeenCalledWith({ block: 'nearest' })
})

test('opens long code when the browser scrolls to a match further down', () => {
  show({ html: lines(total), collapsed: total })
  fireEvent.scroll(code(), { target: { scrollLeft: 5 } })
  expect(code()).toHaveAttribute('data-collapsed')
  fireEvent.scroll(code(), { target: { scrollTop: 500 } })
  expect(code()).not.toHaveAttribute('data-collapsed')
})

test('does not collapse short code', () => {
  show({ html: lines(COLLAPSED_LINES), collapsed: COLLAPSED_LINES })
  expect(code()).not.toHaveAttribute('data-collapsed')
  expect(screen.queryByRole('button', { name: /Show all/ })).not.toBeInTheDocument()
})

test('starts line numbers at the given number, outside of the text', () => {
  show({ html: lines(2), lineNumbers: 98 })
  expect(code().firstElementChild).toHaveStyle({ counterReset: 'line 97' })
  expect(code()).toHaveTextContent(/^line 1\s*line 2$/)
})
