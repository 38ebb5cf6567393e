/** @jest-environment jsdom */
import { TAB_CHOICES_KEY } from '@galley/core/tab-choice'
import { reportPageShown } from './page-shown'
import { completePage, find, openPage } from './page.fixture'
import { startTabs } from './tabs'
import { renderTabs } from './tabs.fixture'

const scrollBy = jest.fn()
window.scrollBy = scrollBy
// jsdom has none.
Object.assign(globalThis, { CSS: { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') } })

/** Labels of the open tabs; each must be the one of the visible panel. */
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

test('a press opens the tab, and is kept for React', () => {
  open(renderTabs('a', '', 'npm', 'pnpm', 'yarn'))
  find('a-t2').click()
  find('a-t1').click()
  expect(shown()).toEqual(['pnpm'])
  expect(find('a')).toHaveAttribute('data-pressed', '1')
  expect(localStorage).toHaveLength(0)
})

test('a press on a set that React has is left to React', () => {
  open(renderTabs('a', 'data-live data-sync="pm"', 'npm', 'pnpm'))
  find('a-t1').click()
  expect(shown()).toEqual(['npm'])
  expect(find('a')).not.toHaveAttribute('data-pressed')
})

describe('sets of one name', () => {
  test('follow; others, and those without the tab, keep theirs', () => {
    open(
      renderTabs('a', 'data-sync="p m"', 'npm', 'pnpm 10'),
      renderTabs('b', 'data-sync="p m"', 'yarn', 'pnpm 10'),
      renderTabs('c', 'data-sync="p m"', 'x', 'y'),
      renderTabs('d', '', 'npm', 'pnpm 10'),
    )
    find('a-t1').click()
    expect(shown()).toEqual(['pnpm 10', 'pnpm 10', 'x', 'npm'])
  })

  test('show the choice on the next page, beside choices of other names', () => {
    localStorage.setItem(TAB_CHOICES_KEY, '{"os":"macOS"}')
    const pm = renderTabs('a', 'data-sync="pm"', 'npm', 'pnpm')
    open(pm)
    find('a-t1').click()
    open(pm, renderTabs('b', 'data-sync="os"', 'Linux', 'macOS'))
    expect(shown()).toEqual(['pnpm', 'macOS'])
    expect(localStorage.getItem(TAB_CHOICES_KEY)).toBe('{"os":"macOS","pm":"pnpm"}')
  })

  test('show it also where the application renders them later', () => {
    localStorage.setItem(TAB_CHOICES_KEY, '{"pm":"pnpm"}')
    open()
    document.body.innerHTML = renderTabs('a', 'data-sync="pm"', 'npm', 'pnpm')
    reportPageShown()
    expect(shown()).toEqual(['pnpm'])
  })

  test('stay where they are when those above change their height', () => {
    open(renderTabs('a', 'data-sync="pm"', 'npm', 'pnpm'), renderTabs('b', 'data-sync="pm"', 'npm', 'pnpm'))
    jest
      .spyOn(find('b'), 'getBoundingClientRect')
      .mockReturnValueOnce({ top: 300 } as DOMRect)
      .mockReturnValueOnce({ top: 340 } as DOMRect)
    find('b-t1').click()
    expect(scrollBy).toHaveBeenCalledWith(0, 40)
  })

  test('follow each other where storage is forbidden', () => {
    for (const method of ['getItem', 'setItem'] as const)
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('Forbidden', 'SecurityError')
      })
    open(renderTabs('a', 'data-sync="pm"', 'npm', 'pnpm'), renderTabs('b', 'data-sync="pm"', 'npm', 'pnpm'))
    find('a-t1').click()
    expect(shown()).toEqual(['pnpm', 'pnpm'])
  })
})
