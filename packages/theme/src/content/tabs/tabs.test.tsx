import * as React from 'react'
import { TAB_CHOICES_KEY } from '@galley/core/tab-choice'
import { startHashTarget } from '@galley/start/hash-target'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Tab, Tabs } from './tabs'

/** A set of tabs, each with a line of its own, when its code has loaded. */
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

// As the script of every page does.
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

test('one panel is visible, and the arrow keys show the next', async () => {
  await show({ labels: ['npm', 'pnpm'] })
  expect(chosen()).toEqual(['npm'])
  await userEvent.click(screen.getByRole('tab', { name: 'npm' }))
  await userEvent.keyboard('{ArrowRight}')
  expect(chosen()).toEqual(['pnpm'])
  expect(screen.getByRole('tabpanel', { name: 'pnpm' })).toHaveTextContent('In pnpm')
})

test('until its code has loaded, the first tab is readable', async () => {
  render(
    <Tabs>
      <Tab label="a">One.</Tab>
      <Tab label="b">Two.</Tab>
    </Tabs>,
  )
  expect(screen.getByText('One.')).toBeVisible()
  await screen.findAllByRole('tab')
})

test('a URL inside a closed tab opens it, at first and later', async () => {
  window.location.hash = '#mac-0'
  await show({ labels: ['linux', 'mac'] })
  expect(chosen()).toEqual(['mac'])
  window.location.hash = '#linux-0'
  await waitFor(() => expect(chosen()).toEqual(['linux']))
})

describe('sets of one name', () => {
  const pm = { labels: ['npm', 'pnpm'], sync: 'pm' }

  test('show the same choice; others, and those without the tab, keep theirs', async () => {
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

  test('show it on the next page, and store it', async () => {
    await show(pm)
    await userEvent.click(screen.getByRole('tab', { name: 'pnpm' }))
    expect(localStorage.getItem(TAB_CHOICES_KEY)).toBe('{"pm":"pnpm"}')
    await show(pm)
    expect(chosen()).toEqual(['pnpm', 'pnpm'])
  })

  test("follow another of the browser's tabs", async () => {
    await show(pm)
    localStorage.setItem(TAB_CHOICES_KEY, '{"pm":"pnpm"}')
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: TAB_CHOICES_KEY })))
    expect(chosen()).toEqual(['pnpm'])
  })

  test('a URL that is badly encoded leads nowhere', async () => {
    window.location.hash = '#100%'
    await show(pm)
    expect(chosen()).toEqual(['npm'])
  })

  test('a URL goes before the choice, until there is another', async () => {
    localStorage.setItem(TAB_CHOICES_KEY, '{"pm":"pnpm"}')
    window.location.hash = '#npm-0'
    await show(pm, pm)
    expect(chosen()).toEqual(['npm', 'pnpm'])
    await userEvent.click(screen.getAllByRole('tab', { name: 'npm' })[1]!)
    await userEvent.click(screen.getAllByRole('tab', { name: 'pnpm' })[1]!)
    expect(chosen()).toEqual(['pnpm', 'pnpm'])
  })

  test('the set that is pressed stays where it is when those above change their height', async () => {
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

  test('follow each other where storage is forbidden', async () => {
    const os = { labels: ['Linux', 'macOS'], sync: 'os' }
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('Forbidden', 'SecurityError')
    })
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Forbidden', 'SecurityError')
    })
    await show(os, os)
    await userEvent.click(screen.getAllByRole('tab', { name: 'macOS' })[1]!)
    expect(chosen()).toEqual(['macOS', 'macOS'])
  })
})

test('a tab by itself, or deeper inside, names the parent that it lacks', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(() => render(<Tab label="npm" />)).toThrow('<Tab> must be used within <Tabs>.')
})
