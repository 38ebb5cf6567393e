import * as React from 'react'
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { CodeBlock, type CodeBlockProps } from './code-block'
import { COLLAPSED_LINES } from './code-pane.styles'

const line = (text: string, kinds = '') => `<span class="line ${kinds}">${text}</span>`
const lines = (count: number) => Array.from({ length: count }, (_, index) => line(`line ${index + 1}`)).join('\n')
const show = (props: Partial<CodeBlockProps>) => render(<CodeBlock html={line('a')} language="ts" {...props} />)
const code = () => screen.getByRole('group')

// `makeWide` lays out the code wider than its box, or not.
let resize: () => void
beforeEach(() => {
  window.ResizeObserver = class {
    constructor(private readonly notify: ResizeObserverCallback) {}
    observe(target: Element) {
      resize = () => this.notify([{ target } as ResizeObserverEntry], this)
    }
    unobserve() {}
    disconnect() {}
  }
})
const makeWide = (isWide: boolean) => {
  Object.defineProperties(code(), {
    scrollWidth: { configurable: true, value: isWide ? 900 : 700 },
    clientWidth: { configurable: true, value: 700 },
  })
  act(() => resize())
}

test('is named after its file or language, and has no bar for a single line', () => {
  const { rerender } = show({ html: lines(2), filename: 'src/a.ts' })
  expect(screen.getByRole('group', { name: 'src/a.ts' })).toHaveAttribute('tabindex', '0')
  expect(screen.getByText('src/a.ts')).toBeInTheDocument()
  rerender(<CodeBlock html={lines(2)} language="ts" />)
  expect(screen.getByRole('group', { name: 'TypeScript code' })).toBeInTheDocument()
  expect(screen.getByText('TypeScript')).toBeInTheDocument()
  rerender(<CodeBlock html={line('npm start')} language="sh" />)
  expect(screen.getByRole('group', { name: 'Shell code' })).toHaveTextContent('npm start')
  expect(screen.queryByText('Shell')).not.toBeInTheDocument()
})

test('is a tab stop only if lines are wider than the box', () => {
  show({})
  makeWide(false)
  expect(code()).not.toHaveAttribute('tabindex')
  makeWide(true)
  expect(code()).toHaveAttribute('tabindex', '0')
})

describe('wrapping', () => {
  test('is offered only if lines are wider than the box', () => {
    show({})
    makeWide(false)
    expect(screen.queryByRole('button', { name: 'Wrap lines' })).not.toBeInTheDocument()
    makeWide(true)
    expect(screen.getByRole('button', { name: 'Wrap lines' })).toHaveAttribute('aria-pressed', 'false')
  })

  test('is toggled with a button, which stays when all lines fit', async () => {
    show({})
    makeWide(true)
    await userEvent.click(screen.getByRole('button', { name: 'Wrap lines' }))
    makeWide(false)
    expect(code()).toHaveAttribute('data-wrap')
    await userEvent.click(screen.getByRole('button', { name: 'Wrap lines', pressed: true }))
    expect(code()).not.toHaveAttribute('data-wrap')
  })

  test('is on if the author sets it', () => {
    show({ wrap: true })
    expect(screen.getByRole('button', { name: 'Wrap lines', pressed: true })).toBeInTheDocument()
    expect(code()).toHaveAttribute('data-wrap')
  })
})

describe('long code', () => {
  const total = COLLAPSED_LINES + 68

  test('shows its first lines, and all lines on request', async () => {
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

  test('opens when the browser scrolls to a match further down', () => {
    show({ html: lines(total), collapsed: total })
    fireEvent.scroll(code(), { target: { scrollLeft: 5 } })
    expect(code()).toHaveAttribute('data-collapsed')
    fireEvent.scroll(code(), { target: { scrollTop: 500 } })
    expect(code()).not.toHaveAttribute('data-collapsed')
  })

  test('is not collapsed if it is short enough', () => {
    show({ html: lines(COLLAPSED_LINES), collapsed: COLLAPSED_LINES })
    expect(code()).not.toHaveAttribute('data-collapsed')
    expect(screen.queryByRole('button', { name: /Show all/ })).not.toBeInTheDocument()
  })
})

test('starts line numbers at the given number, outside of the text', () => {
  show({ html: lines(2), lineNumbers: 98 })
  expect(code().firstElementChild).toHaveStyle({ counterReset: 'line 97' })
  expect(code()).toHaveTextContent(/^line 1\s*line 2$/)
})

test('renders on the server without a warning', () => {
  const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(renderToString(<CodeBlock html={lines(2)} language="ts" lineNumbers={3} wrap collapsed={90} />)).toContain(
    'line 2',
  )
  expect(complain).not.toHaveBeenCalled()
  complain.mockRestore()
})
