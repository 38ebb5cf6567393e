/** @jest-environment jsdom */
import { BACK_TO_TOP, READ_ENTRY, TOC, TOC_CURRENT, TOC_MARKER } from './marks'
import { completePage, find, layOut, openPage } from './page.fixture'
import { RESIZE_DEBOUNCE_MS, startReadingPosition } from './reading-position'

const LINKS = `
  <ul>
    <li><a id="to-install" href="#install">Install</a><ul><li><a id="to-npm" href="#npm">With npm</a></li></ul></li>
    <li><a id="to-ete" href="#%C3%A9t%C3%A9">Été</a></li>
  </ul>`
const HEADINGS = '<h2 id="install"></h2><h3 id="npm"></h3><h2 id="été"></h2>'
const RAIL = `<nav id="rail" ${TOC}><span id="marker" ${TOC_MARKER}></span>${LINKS}</nav>`
const FOLD = `<details ${TOC} id="fold" open><summary>On this page<span id="now" ${TOC_CURRENT}></span></summary>${LINKS}</details>`

const UNDER_HEADER = 10
const BELOW = window.innerHeight + 100

function open(html: string) {
  openPage()
  startReadingPosition()
  completePage(html)
  jest.advanceTimersToNextFrame()
}

/** Scrolls the page so that these elements have the given distance from the top of the screen. */
function scroll(places: Parameters<typeof layOut>[0]) {
  layOut(places)
  window.dispatchEvent(new Event('scroll'))
  jest.advanceTimersToNextFrame()
}

const marked = () => [...document.querySelectorAll('[data-active]')].map((link) => link.textContent)
const marker = () => [
  find('marker').style.getPropertyValue('--marker-top'),
  find('marker').style.getPropertyValue('--marker-height'),
]

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test.each<[what: string, places: Parameters<typeof layOut>[0], headings: string[]]>([
  ['every visible heading', { install: [100], npm: [300], été: [BELOW] }, ['Install', 'With npm']],
  ['no heading under the header', { install: [UNDER_HEADER], npm: [100], été: [200] }, ['With npm', 'Été']],
  ['the last heading above', { install: [-900], npm: [UNDER_HEADER], été: [BELOW] }, ['With npm']],
  ['the heading of the current section', { install: [UNDER_HEADER], npm: [BELOW], été: [BELOW] }, ['Install']],
  ['nothing above the first heading', { install: [BELOW], npm: [BELOW], été: [BELOW] }, []],
])('the table of contents marks %s', (_what, places, headings) => {
  layOut({ install: [100], npm: [BELOW], été: [BELOW] })
  open(RAIL + HEADINGS)
  scroll(places)
  expect(marked()).toEqual(headings)
  const current = [...document.querySelectorAll('[aria-current=location]')]
  expect(current.map((link) => link.textContent)).toEqual(headings.slice(0, 1))
  expect(find('marker').hasAttribute('data-shown')).toBe(headings.length > 0)
})

test('the marker extends from the first to the last visible heading', () => {
  const tops: Record<string, number> = { 'to-install': 0, 'to-npm': 28, 'to-ete': 56 }
  jest.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
    return tops[this.id] ?? 0
  })
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(28)
  layOut({ install: [-500], npm: [100], été: [200] })
  open(RAIL + HEADINGS)
  expect(marker()).toEqual(['28px', '56px'])
})

test('measures the headings again 250 ms after the last resize', () => {
  expect(RESIZE_DEBOUNCE_MS).toBe(250)
  const top = jest.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockReturnValue(10)
  layOut({ install: [100] })
  open(RAIL + HEADINGS)
  top.mockReturnValue(40)
  const resize = () => window.dispatchEvent(new Event('resize'))
  resize()
  jest.advanceTimersByTime(RESIZE_DEBOUNCE_MS - 1)
  resize()
  jest.advanceTimersByTime(RESIZE_DEBOUNCE_MS - 1)
  expect(marker()[0]).toBe('10px')
  jest.advanceTimersByTime(1)
  expect(marker()[0]).toBe('40px')
})

test('the table of contents scrolls to the marked link', () => {
  layOut({ install: [100], rail: [0, 300], 'to-install': [400] })
  open(RAIL + HEADINGS)
  expect(find('rail').scrollTop).toBe(300)
})

test('a collapsible table of contents shows the current section, and marks the same links as the other table', () => {
  layOut({ install: [BELOW], npm: [BELOW], été: [BELOW] })
  open(FOLD + RAIL + HEADINGS)
  expect(find('now')).toBeEmptyDOMElement()
  scroll({ install: [-500], npm: [100], été: [BELOW] })
  expect(find('now')).toHaveTextContent('With npm')
  expect(marked()).toEqual(['With npm', 'With npm'])
})

test('a collapsible table of contents closes when the reader follows a link', () => {
  open(FOLD + HEADINGS)
  document.querySelector<HTMLElement>('li')!.click()
  expect(find('fold')).toHaveAttribute('open')
  find('to-npm').click()
  expect(find('fold')).not.toHaveAttribute('open')
})

test('shows the link to the top after the reader has scrolled down one screen', () => {
  const isShownAt = (top: number) => {
    Object.defineProperty(window, 'scrollY', { configurable: true, value: top })
    scroll({})
    return find('top').hasAttribute('data-shown')
  }
  open(`<a id="top" ${BACK_TO_TOP}></a>`)
  expect([window.innerHeight, window.innerHeight + 1, 0].map(isShownAt)).toEqual([false, true, false])
})

test('marks the list entry at the reading position', () => {
  const line = window.innerHeight * 0.4
  layOut({ first: [0, line + 1], second: [line + 1, 500] })
  const visible = () => [...document.querySelectorAll('[data-visible]')].map(({ id }) => id)
  open(`<article id="first" ${READ_ENTRY}></article><article id="second" ${READ_ENTRY}></article>`)
  expect(visible()).toEqual(['first'])
  scroll({ first: [-1, line + 1], second: [line, 500] })
  expect(visible()).toEqual(['second'])
})
