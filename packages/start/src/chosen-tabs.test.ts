/** @jest-environment jsdom */
import { TAB_CHOICES_KEY } from '@galley/core/tab-choice'
import { showChosenTabs } from './chosen-tabs'
import { addCssEscape } from './page.fixture'
import { renderTabs } from './tabs.fixture'

addCssEscape()

/** Constructed style sheets, which `scripts/jest/setup-dom.ts` emulates. */
const sheets = () => document.adoptedStyleSheets as unknown as { element: HTMLStyleElement }[]

beforeEach(() => {
  localStorage.clear()
  document.adoptedStyleSheets = []
})

test('shows the chosen panel of a set until the reader presses a tab or React hydrates the set', () => {
  localStorage.setItem(TAB_CHOICES_KEY, '{"pm":"pnpm","os":"mac OS"}')
  showChosenTabs()
  const shown = (marks: string, ...labels: string[]) => {
    document.body.innerHTML = renderTabs('s', marks, ...labels)
    const selectors = sheets()[0]!.element.textContent.match(/[^{}]+(?=\{display:block)/g)!
    return selectors.flatMap((selector) => [...document.querySelectorAll(selector)].map(({ id }) => id))
  }
  expect(shown('data-sync="pm"', 'npm', 'pnpm')).toEqual(['s-p1'])
  expect(shown('data-sync="os"', 'Linux', 'mac OS')).toEqual(['s-p1'])
  expect(shown('data-sync="pm"', 'npm', 'yarn')).toEqual([])
  expect(shown('', 'npm', 'pnpm')).toEqual([])
  expect(shown('data-sync="pm" data-pressed="0"', 'npm', 'pnpm')).toEqual([])
  expect(shown('data-sync="pm" data-live', 'npm', 'pnpm')).toEqual([])
})

test.each(['null', '{'])('shows the first tabs if storage contains %s', (stored) => {
  localStorage.setItem(TAB_CHOICES_KEY, stored)
  showChosenTabs()
  expect(sheets()).toEqual([])
})
