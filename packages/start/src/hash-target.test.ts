/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/react'
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
    <div role="tabpanel" id="p1" aria-labelledby="t1" data-state="inactive"><h3 id="été">Été</h3></div>
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

test('everything folded around the target opens, and the target is scrolled to', () => {
  open('/#deep')
  expect(find('outer')).toHaveAttribute('open')
  expect(find('inner')).toHaveAttribute('open')
  expect(scrolledTo()).toEqual(['deep'])
})

test('a folded part that is named itself opens', () => {
  open('/#outer')
  expect(find('outer')).toHaveAttribute('open')
  expect(find('inner')).not.toHaveAttribute('open')
})

test('a tab opens around the target; its id may be encoded', () => {
  open('/#%C3%A9t%C3%A9')
  expect(find('t1')).toHaveAttribute('aria-selected', 'true')
  expect(find('p1')).toHaveAttribute('data-state', 'active')
  expect(find('p0')).toHaveAttribute('data-state', 'inactive')
  expect(scrolledTo()).toEqual(['été'])
})

test('what the reader has closed stays closed when the application takes the page over', () => {
  open('/#outer')
  find('outer').removeAttribute('open')
  reportPageShown()
  expect(find('outer')).not.toHaveAttribute('open')
})

test('a target that was visible is left to the browser', () => {
  open('/#t0')
  expect(scrolledTo()).toEqual([])
})

test.each(['/#100%', '/#nowhere', '/'])('%s opens nothing', (url) => {
  open(url)
  expect(document.querySelector('[open]')).toBeNull()
  expect(find('t0')).toHaveAttribute('aria-selected', 'true')
})

test('a link followed later opens its target, and again when it was closed', () => {
  open('/')
  history.replaceState(null, '', '#inner')
  fireEvent(window, new HashChangeEvent('hashchange'))
  expect(find('inner')).toHaveAttribute('open')
  find('inner').removeAttribute('open')
  document.querySelector('a')!.click()
  expect(find('inner')).toHaveAttribute('open')
})

test('a page that is opened again, after another, has its target open again', () => {
  open('/docs#outer')
  history.replaceState(null, '', '/')
  document.body.innerHTML = ''
  reportPageShown()
  history.replaceState(null, '', '/docs#outer')
  document.body.innerHTML = HTML
  reportPageShown()
  expect(find('outer')).toHaveAttribute('open')
})

test('a target that the application renders anew is open again', () => {
  open('/#outer')
  document.body.innerHTML = HTML
  reportPageShown()
  expect(find('outer')).toHaveAttribute('open')
})

test('all that is folded around the target opens, in whatever order it is nested', () => {
  open('/')
  find('p1').innerHTML = '<details id="folded"><h3 id="nested">Nested</h3></details>'
  history.replaceState(null, '', '#nested')
  fireEvent(window, new HashChangeEvent('hashchange'))
  expect(find('folded')).toHaveAttribute('open')
  expect(find('t1')).toHaveAttribute('aria-selected', 'true')
  expect(find('p1')).not.toHaveAttribute('hidden')
  expect(find('p0')).toHaveAttribute('hidden', 'until-found')
})

test('words that the browser finds in a closed tab open it', () => {
  open('/')
  expect(find('p1')).toHaveAttribute('hidden', 'until-found')
  fireEvent(find('p1'), new Event('beforematch', { bubbles: true }))
  expect(find('t1')).toHaveAttribute('aria-selected', 'true')
  expect(find('p0')).toHaveAttribute('hidden', 'until-found')
})

test('a part that the application renders later opens too', () => {
  openPage('/#outer')
  startHashTarget()
  completePage('')
  document.body.innerHTML = HTML
  reportPageShown()
  expect(find('outer')).toHaveAttribute('open')
})
