import * as React from 'react'
import { TAB_CHOICES_KEY } from '@galley/core/tab-choice'
import { startHashTarget } from '@galley/start/hash-target'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Tab, Tabs } from './tabs'

/** Renders sets of tabs and waits for their code. */
async function show(...sets: { labels: string[]; sync?: string }[]) {
  await act(async () => {
    render(
      sets.map(({ labels, sync }, index) => (
        <Tabs key={index} sync={sync}>
          {labels.map((label) => (
            <Tab key={label} label={label}>
              <h3 id={`${label}-${index}`}>In {label}</h3>
            </Tab>
          ))}
        </Tabs>
      )),
    )
  })
  await screen.findAllByRole('tab')
}
const chosen = () => screen.getAllByRole('tab', { selected: true }).map((tab) => tab.textContent)

// On every page, the deferred script calls this function.
startHashTarget()

beforeEach(() => {
  localStorage.clear()
  window.scrollBy = jest.fn()
  Element.prototype.scrollIntoView = jest.fn()
})
afterEach(() => {
  window.location.hash = ''
  jest.restoreAllMocks()
})

const pm = { labels: ['npm', 'pnpm'], sync: 'pm' }

test('opens the same tab in sets with the same name, unless a set has no such tab', async () => {
  await show(
    pm,
    { labels: ['yarn', 'pnpm'], sync: 'pm' },
    { labels: ['a', 'b'], sync: 'pm' },
    { labels: ['npm', 'pnpm'] },
  )
  await userEvent.click(screen.getAllByRole('tab', { name: 'pnpm' })[0]!)
  expect(chosen()).toEqual(['pnpm', 'pnpm', 'a', 'npm'])
  await userEvent.click(screen.getByRole('tab', { name: 'b' }))
  expect(chosen()).toEqual(['pnpm', 'pnpm', 'b', 'npm'])
})

test('follows a choice in another browser tab', async () => {
  await show(pm)
  localStorage.setItem(TAB_CHOICES_KEY, '{"pm":"pnpm"}')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: TAB_CHOICES_KEY })))
  expect(chosen()).toEqual(['pnpm'])
})

test('ignores an invalid URL hash', async () => {
  window.location.hash = '#100%'
  await show(pm)
  expect(chosen()).toEqual(['npm'])
})

test('prefers the URL hash to the stored choice, until the next choice', async () => {
  localStorage.setItem(TAB_CHOICES_KEY, '{"pm":"pnpm"}')
  window.location.hash = '#npm-0'
  await show(pm, pm)
  expect(chosen()).toEqual(['npm', 'pnpm'])
  await userEvent.click(screen.getAllByRole('tab', { name: 'npm' })[1]!)
  await userEvent.click(screen.getAllByRole('tab', { name: 'pnpm' })[1]!)
  expect(chosen()).toEqual(['pnpm', 'pnpm'])
})

test('keeps the pressed set in place when sets above change their height', async () => {
  const scrollBy = jest.fn()
  window.scrollBy = scrollBy
  await show(pm, pm)
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValueOnce({ top: 300 } as DOMRect)
    .mockReturnValueOnce({ top: 340 } as DOMRect)
  await userEvent.click(screen.getAllByRole('tab', { name: 'pnpm' })[1]!)
  expect(scrollBy).toHaveBeenCalledWith(0, 40)
})

test('opens the same tab in sets with the same name if storage is blocked', async () => {
  const os = { labels: ['Linux', 'macOS'], sync: 'os' }
  for (const method of ['getItem', 'setItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('Forbidden', 'SecurityError')
    })
  await show(os, os)
  await userEvent.click(screen.getAllByRole('tab', { name: 'macOS' })[1]!)
  expect(chosen()).toEqual(['macOS', 'macOS'])
})

test('throws an error for a tab outside of a set', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(() => render(<Tab label="npm" />)).toThrow('<Tab> must be used within <Tabs>.')
})
