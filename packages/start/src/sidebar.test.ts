/** @jest-environment jsdom */
import { SIDEBAR } from './marks'
import { completePage, find, layOut, openPage } from './page.fixture'
import { startSidebar } from './sidebar'

const HTML = `<nav id="list" ${SIDEBAR}><a id="current" aria-current="page">Install</a></nav>`

function open(html: string) {
  openPage()
  startSidebar()
  completePage(html)
}
const leave = () => window.dispatchEvent(new Event('pagehide'))

beforeEach(() => sessionStorage.clear())

test.each([
  ['below', 1000, 800],
  ['above', -500, -700],
])('scrolls to a current page %s the visible part', (_where, top, scrollTop) => {
  layOut({ list: [100, 300], current: [top] })
  open(HTML)
  expect(find('list').scrollTop).toBe(scrollTop)
})

test('restores the scroll position of an earlier page, even after a page without a sidebar', () => {
  layOut({ list: [100, 300], current: [200] })
  open(HTML)
  find('list').scrollTop = 120
  leave()
  open('')
  leave()
  open(HTML)
  expect(find('list').scrollTop).toBe(120)
})
