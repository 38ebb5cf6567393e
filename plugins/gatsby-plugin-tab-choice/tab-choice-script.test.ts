/** @jest-environment jsdom */
import { TAB_CHOICES_KEY } from '../../src/lib/tab-choice'
import { tabChoiceScript } from './tab-choice-script'

const run = () => {
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call -- it is what a browser does with it
  new Function(tabChoiceScript)()
}

/** A set of tabs as the server renders it: the first is open. */
const renderSet = (marks: string, ...labels: string[]) => {
  const tabs = labels.map((label, index) => {
    const state = index === 0 ? 'active' : 'inactive'
    return `<button role="tab" id="t${index}" aria-controls="p${index}" aria-selected="${index === 0}" data-state="${state}" data-label="${label}">${label}</button>`
  })
  const panels = labels.map((label, index) => {
    const state = index === 0 ? 'active' : 'inactive'
    return `<div role="tabpanel" id="p${index}" aria-labelledby="t${index}" data-state="${state}" data-label="${label}">in ${label}</div>`
  })
  document.body.innerHTML = `<div data-tabs ${marks}><div role="tablist">${tabs.join('')}</div>${panels.join('')}</div>`
}

const states = () =>
  [...document.querySelectorAll<HTMLElement>('[role=tabpanel]')].map((panel) => panel.dataset['state'])
const root = () => document.querySelector('[data-tabs]')

beforeEach(() => {
  localStorage.clear()
  document.head.innerHTML = ''
  // The browser that tests run in has no CSS.escape.
  window.CSS = { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') } as typeof CSS
})

test('shows the chosen panel of a set that has it, until React has taken the set over', () => {
  localStorage.setItem(TAB_CHOICES_KEY, '{"pm":"pnpm","os":"mac OS"}')
  run()
  const style = document.querySelector('style')?.textContent ?? ''
  const selectors = style.match(/[^{}]+(?=\{display:block)/g)
  renderSet('data-sync="pm"', 'npm', 'pnpm')
  const shown = () => selectors?.flatMap((selector) => [...document.querySelectorAll(selector)])
  expect(shown()).toEqual([document.getElementById('p1')])
  renderSet('data-sync="os"', 'Linux', 'mac OS')
  expect(shown()).toEqual([document.getElementById('p1')])
  renderSet('data-sync="pm"', 'npm', 'yarn')
  expect(shown()).toEqual([])
  renderSet('data-sync="pm" data-live', 'npm', 'pnpm')
  expect(shown()).toEqual([])
})

test.each(['null', 'pnpm', '{'])('%s in storage shows first tabs', (stored) => {
  localStorage.setItem(TAB_CHOICES_KEY, stored)
  run()
  expect(document.querySelector('style')).toBeNull()
})

test('storage that is forbidden shows first tabs', () => {
  const getItem = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Forbidden', 'SecurityError')
  })
  run()
  expect(document.querySelector('style')).toBeNull()
  getItem.mockRestore()
})

test('a press before React opens the tab, and is kept for React', () => {
  run()
  renderSet('', 'npm', 'pnpm', 'yarn')
  document.getElementById('t2')?.click()
  document.getElementById('t1')?.click()
  expect(states()).toEqual(['inactive', 'active', 'inactive'])
  expect(document.getElementById('t1')).toHaveAttribute('aria-selected', 'true')
  expect(root()).toHaveAttribute('data-pressed', '1')
})

test('a press on a set that React has is left to React', () => {
  run()
  renderSet('data-live', 'npm', 'pnpm')
  document.getElementById('t1')?.click()
  expect(states()).toEqual(['active', 'inactive'])
  expect(root()).not.toHaveAttribute('data-pressed')
})

test('cannot end the element that holds it', () => {
  expect(tabChoiceScript).not.toContain('<')
})
