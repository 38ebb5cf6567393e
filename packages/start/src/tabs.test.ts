/** @jest-environment jsdom */
import { TAB_CHOICES_KEY } from '@galley/core/tab-choice'
import { reportPageShown } from './page-shown'
import { addCssEscape, blockStorage, completePage, find, openPage } from './page.fixture'
import { startTabs } from './tabs'
import { renderTabs } from './tabs.fixture'

const scrollBy = jest.fn()
window.scrollBy = scrollBy
addCssEscape()

/** Two sets with the same name. */
const PAIR = ['a', 'b'].map((id) => renderTabs(id, 'data-sync="pm"', 'npm', 'pnpm'))

/** Returns the labels of the open tabs, and checks that the same panels are visible. */
const shown = () => {
  const read = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].map((part) => part.dataset.label)
  const labels = read('[role=tab][aria-selected=true][data-state=active]')
  expect(read('[role=tabpanel][data-state=active]')).toEqual(labels)
  return labels
}

function open(...sets: string[]) {
  openPage()
  startTabs()
  completePage(sets.join(''))
}

beforeEach(() => {
  localStorage.clear()
  scrollBy.mockClear()
})
afterEach(() => jest.restoreAllMocks())

test('opens the pressed tab and notes its position for React', () => {
  open(renderTabs('a', '', 'npm', 'pnpm', 'yarn'))
  find('a-t2').click()
  find('a-t1').click()
  expect(shown()).toEqual(['pnpm'])
  expect(find('a')).toHaveAttribute('data-pressed', '1')
  expect(localStorage).toHaveLength(0)
})

test('leaves a set to React after hydration', () => {
  open(renderTabs('a', 'data-live data-sync="pm"', 'npm', 'pnpm'))
  find('a-t1').click()
  expect(shown()).toEqual(['npm'])
  expect(find('a')).not.toHaveAttribute('data-pressed')
})

test('sets with the same name open the tab with the same label', () => {
  open(
    renderTabs('a', 'data-sync="p m"', 'npm', 'pnpm 10'),
    renderTabs('b', 'data-sync="p m"', 'yarn', 'pnpm 10'),
    renderTabs('c', 'data-sync="p m"', 'x', 'y'),
    renderTabs('d', '', 'npm', 'pnpm 10'),
  )
  find('a-t1').click()
  expect(shown()).toEqual(['pnpm 10', 'pnpm 10', 'x', 'npm'])
})

test('sets open the chosen tab on the next page', () => {
  localStorage.setItem(TAB_CHOICES_KEY, '{"os":"macOS"}')
  const pm = renderTabs('a', 'data-sync="pm"', 'npm', 'pnpm')
  open(pm)
  find('a-t1').click()
  open(pm, renderTabs('b', 'data-sync="os"', 'Linux', 'macOS'))
  expect(shown()).toEqual(['pnpm', 'macOS'])
  expect(localStorage.getItem(TAB_CHOICES_KEY)).toBe('{"os":"macOS","pm":"pnpm"}')
})

test('sets that the application renders later open the chosen tab', () => {
  localStorage.setItem(TAB_CHOICES_KEY, '{"pm":"pnpm"}')
  open()
  document.body.innerHTML = renderTabs('a', 'data-sync="pm"', 'npm', 'pnpm')
  reportPageShown()
  expect(shown()).toEqual(['pnpm'])
})

test('the pressed set keeps its place when sets above change their height', () => {
  open(...PAIR)
  jest
    .spyOn(find('b'), 'getBoundingClientRect')
    .mockReturnValueOnce({ top: 300 } as DOMRect)
    .mockReturnValueOnce({ top: 340 } as DOMRect)
  find('b-t1').click()
  expect(scrollBy).toHaveBeenCalledWith(0, 40)
})

test('sets with the same name open the same tab even if storage is blocked', () => {
  blockStorage()
  open(...PAIR)
  find('a-t1').click()
  expect(shown()).toEqual(['pnpm', 'pnpm'])
})
