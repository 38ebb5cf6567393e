/** @jest-environment jsdom */
import { startHashTarget } from './hash-target'
import { reportPageShown } from './page-shown'
import { completePage, find, openPage } from './page.fixture'
import { startTabs } from './tabs'

const scrollIntoView = jest.fn(function (this: Element) {
  return this.id
})
const scrolledTo = () => scrollIntoView.mock.results.map(({ value }) => value as string)

const HTML = `
  <a href="#inner">Inner</a>
  <details id="outer"><summary>Outer</summary>
    <details id="inner"><summary>Inner</summary><h3 id="deep">Deep</h3></details>
  </details>
  <div data-tabs>
    <div role="tablist">
      <button role="tab" id="t0" aria-controls="p0" aria-selected="true" data-state="active">npm</button>
      <button role="tab" id="t1" aria-controls="p1" aria-selected="false" data-state="inactive">pnpm</button>
    </div>
    <div role="tabpanel" id="p0" aria-labelledby="t0" data-state="active"></div>
    <div role="tabpanel" id="p1" aria-labelledby="t1" data-state="inactive"><details id="folded"><h3 id="été">Été</h3></details></div>
  </div>`

function open(url: string) {
  openPage(url)
  startTabs()
  startHashTarget()
  completePage(HTML)
}

beforeEach(() => {
  window.readTabChoices = () => ({})
  scrollIntoView.mockClear()
  Element.prototype.scrollIntoView = scrollIntoView
})

test('opens all collapsed sections around the target and scrolls to the target', () => {
  open('/#deep')
  expect(find('outer')).toHaveAttribute('open')
  expect(find('inner')).toHaveAttribute('open')
  expect(scrolledTo()).toEqual(['deep'])
})

test('keeps a section closed if the reader closed it before the application ran', () => {
  open('/#outer')
  find('outer').removeAttribute('open')
  reportPageShown()
  expect(find('outer')).not.toHaveAttribute('open')
})

test.each(['/#100%', '/#nowhere', '/#t0'])('opens nothing for %s', (url) => {
  open(url)
  expect(scrolledTo()).toEqual([])
  expect(document.querySelector('[open]')).toBeNull()
  expect(find('t0')).toHaveAttribute('aria-selected', 'true')
})

test('opens the target of a link, even after the reader has closed the target', () => {
  open('/#inner')
  find('inner').removeAttribute('open')
  document.querySelector('a')!.click()
  expect(find('inner')).toHaveAttribute('open')
})

test('opens the target again when the reader returns to the page', () => {
  open('/docs#outer')
  history.replaceState(null, '', '/')
  document.body.innerHTML = ''
  reportPageShown()
  history.replaceState(null, '', '/docs#outer')
  document.body.innerHTML = HTML
  reportPageShown()
  expect(find('outer')).toHaveAttribute('open')
})

test('opens a collapsed section inside a tab, even for an encoded id', () => {
  open('/#%C3%A9t%C3%A9')
  expect(scrolledTo()).toEqual(['été'])
  expect(find('folded')).toHaveAttribute('open')
  expect(find('t1')).toHaveAttribute('aria-selected', 'true')
  expect(find('p1')).not.toHaveAttribute('hidden')
  expect(find('p0')).toHaveAttribute('hidden', 'until-found')
})
