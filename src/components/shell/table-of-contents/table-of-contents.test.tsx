import * as React from 'react'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { RESIZE_DEBOUNCE_MS } from './table-of-contents'
import { TableOfContents, TableOfContentsFold, useActiveHeadings } from '.'

const toc = [
  { id: 'install', depth: 2, text: 'Install', children: [{ id: 'with-npm', depth: 3, text: 'With npm' }] },
  { id: 'configure', depth: 2, text: 'Configure' },
]

/** With the headings that a layout follows for it. */
const Shown = ({ as: Component = TableOfContents, links = toc }) => (
  <Component toc={links} active={useActiveHeadings(links)} />
)

type Report = (entries: Partial<IntersectionObserverEntry>[]) => void
let observers: { margin: string; report: Report }[]

beforeEach(() => {
  observers = []
  globalThis.IntersectionObserver = class {
    constructor(report: Report, { rootMargin = '' }: IntersectionObserverInit) {
      observers.push({ margin: rootMargin, report })
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver
})

/** The heading becomes visible, or leaves it at the top; jsdom lays nothing out. */
const see = (id: string, position: 'visible' | 'above') =>
  act(() => {
    const target = Object.assign(document.createElement('h2'), { id })
    for (const { margin, report } of observers) {
      report([{ target, isIntersecting: position === 'visible' || !margin.startsWith('-') }])
    }
  })

const marked = () => screen.getAllByRole('link').filter((link) => link.hasAttribute('data-active'))

test('lists headings, those of the third level inside', () => {
  render(<Shown />)
  const nav = within(screen.getByRole('navigation', { name: 'On this page' }))
  expect(nav.getByRole('link', { name: 'With npm' })).toHaveAttribute('href', '#with-npm')
  expect(nav.getAllByRole('list')).toHaveLength(2)
})

test('marks every visible heading and keeps the last when none is', () => {
  render(<Shown />)
  expect(marked()).toHaveLength(0)
  see('install', 'visible')
  see('with-npm', 'visible')
  expect(marked().map((link) => link.textContent)).toEqual(['Install', 'With npm'])
  expect(screen.getByRole('link', { current: 'location' })).toHaveTextContent('Install')
  see('install', 'above')
  see('with-npm', 'above')
  expect(marked().map((link) => link.textContent)).toEqual(['With npm'])
})

test('the marker spans from the first to the last visible heading', () => {
  jest.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
    return { Install: 0, 'With npm': 28, Configure: 56 }[this.textContent] ?? 0
  })
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(28)
  render(<Shown />)
  see('with-npm', 'visible')
  see('configure', 'visible')
  const rail = screen.getAllByRole('list')[0]!.parentElement!
  expect(rail.style.getPropertyValue('--marker-top')).toBe('28px')
  expect(rail.style.getPropertyValue('--marker-height')).toBe('56px')
  jest.restoreAllMocks()
})

test('the marker is measured again when the window has kept its size for 250 ms', () => {
  jest.useFakeTimers()
  const top = jest.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockReturnValue(10)
  render(<Shown />)
  see('install', 'visible')
  const rail = screen.getAllByRole('list')[0]!.parentElement!
  top.mockReturnValue(40)
  act(() => void window.dispatchEvent(new Event('resize')))
  act(() => jest.advanceTimersByTime(RESIZE_DEBOUNCE_MS - 1))
  act(() => void window.dispatchEvent(new Event('resize')))
  act(() => jest.advanceTimersByTime(RESIZE_DEBOUNCE_MS - 1))
  expect(rail.style.getPropertyValue('--marker-top')).toBe('10px')
  act(() => jest.advanceTimersByTime(1))
  expect(rail.style.getPropertyValue('--marker-top')).toBe('40px')
  expect(RESIZE_DEBOUNCE_MS).toBe(250)
  jest.useRealTimers()
  jest.restoreAllMocks()
})

describe('folded above the page', () => {
  const isOpen = () => screen.getByRole('group').hasAttribute('open')

  test('says which part is being read', () => {
    render(<Shown as={TableOfContentsFold} />)
    see('with-npm', 'visible')
    expect(screen.getByText('On this page').textContent).toBe('On this pageWith npm')
  })

  test('closes when a heading is chosen, and with Escape, which gives the focus back', async () => {
    render(<Shown as={TableOfContentsFold} />)
    const summary = screen.getByText('On this page')
    await userEvent.click(summary)
    expect(isOpen()).toBe(true)
    await userEvent.click(screen.getByRole('link', { name: 'Configure' }))
    expect(isOpen()).toBe(false)
    await userEvent.click(summary)
    screen.getByRole('link', { name: 'Configure' }).focus()
    await userEvent.keyboard('{Escape}')
    expect(isOpen()).toBe(false)
    expect(summary).toHaveFocus()
  })
})

test.each([TableOfContents, TableOfContentsFold])('is not there on a page without headings', (Component) => {
  const { container } = render(<Shown as={Component} links={[]} />)
  expect(container).toBeEmptyDOMElement()
})

test('renders on the server without a warning, folded or not', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(renderToString(<Shown />)).toContain('href="#install"')
  expect(renderToString(<Shown as={TableOfContentsFold} />)).toContain('<summary')
  expect(error).not.toHaveBeenCalled()
})
