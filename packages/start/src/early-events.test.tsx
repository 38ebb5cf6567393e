import * as React from 'react'
import { act, fireEvent } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import type * as EarlyEvents from './early-events'
import { WAITING } from './marks'
import { completePage, find, openPage, parsePage } from './page.fixture'

const load = jest.fn<boolean, []>()
let page: typeof EarlyEvents

/** What reaches the page, in order. */
const seen: string[] = []

beforeEach(async () => {
  jest.resetModules()
  load.mockReset().mockReturnValue(true)
  seen.length = 0
  openPage()
  page = await import('./early-events')
  page.keepEarlyEvents(load)
})
afterEach(() => jest.restoreAllMocks())

/** The page as the server sent it, and how React takes it over. */
function serve(app: React.ReactElement) {
  completePage('<div id="app"></div>')
  find('app').innerHTML = renderToString(app)
  return async () => {
    // React's development build complains of the mark on a control that waits.
    const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    await act(async () => void hydrateRoot(find('app'), app))
    complain.mockRestore()
    act(() => page.replayEarlyEvents())
  }
}

/** Presses a key as a reader does; jsdom trusts no event that a script dispatches. @returns whether the browser has nothing left to do */
function pressKey(init: KeyboardEventInit, target: Element = document.body) {
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init })
  const symbol = Object.getOwnPropertySymbols(event).find(({ description }) => description === 'impl')!
  const trust = () => Object.assign(Reflect.get(event, symbol) as object, { isTrusted: true })
  window.addEventListener('keydown', trust, { capture: true, once: true })
  target.dispatchEvent(event)
  return event.defaultPrevented
}

const Button = ({ id }: { id: string }) => <button id={id} onClick={() => seen.push(id)} />
const buttons = (
  <>
    <Button id="menu" />
    <Button id="share" />
  </>
)

describe('a press on a button', () => {
  test('is kept, and happens once, in order, when React has the button', async () => {
    const hydrate = serve(buttons)
    find('share').click()
    find('menu').click()
    find('share').click()
    expect(load).toHaveBeenCalledTimes(3)
    expect(find('menu')).toHaveAttribute(WAITING)
    page.replayEarlyEvents()
    expect(find('menu')).toHaveAttribute(WAITING)
    await hydrate()
    expect(seen).toEqual(['share', 'menu'])
    expect(find('menu')).not.toHaveAttribute(WAITING)
    act(() => page.replayEarlyEvents())
    expect(seen).toEqual(['share', 'menu'])
  })

  test('that React has is not kept', async () => {
    await serve(buttons)()
    act(() => find('menu').click())
    expect(load).not.toHaveBeenCalled()
    expect(find('menu')).not.toHaveAttribute(WAITING)
    expect(seen).toEqual(['menu'])
  })

  test('waits for the part of the page that comes later', async () => {
    const hydrate = serve(<Button id="menu" />)
    document.body.insertAdjacentHTML('beforeend', '<button id="late"></button>')
    find('late').click()
    await hydrate()
    expect(find('late')).toHaveAttribute(WAITING)
  })

  test.each(['Enter', ' '])('by the key "%s" happens once, too', async (key) => {
    const hydrate = serve(buttons)
    pressKey({ key }, find('menu'))
    find('menu').click()
    await hydrate()
    expect(seen).toEqual(['menu'])
  })

  test('by a key that the button handles itself is no click as well', async () => {
    const open = (event: React.KeyboardEvent) => {
      event.preventDefault()
      seen.push(event.key)
    }
    const hydrate = serve(<button id="menu" onKeyDown={open} onClick={() => seen.push('click')} />)
    pressKey({ key: 'Enter' }, find('menu'))
    find('menu').click()
    await hydrate()
    expect(seen).toEqual(['Enter'])
    expect(find('menu')).not.toHaveAttribute(WAITING)
  })

  test('that no code will handle is left alone', () => {
    load.mockReturnValue(false)
    completePage('<button id="menu"></button>')
    find('menu').click()
    expect(find('menu')).not.toHaveAttribute(WAITING)
  })

  test('is forgotten when the code does not come', async () => {
    const hydrate = serve(buttons)
    expect(page.dropEarlyEvents()).toBe(false)
    find('menu').click()
    expect(page.dropEarlyEvents()).toBe(true)
    expect(find('menu')).not.toHaveAttribute(WAITING)
    await hydrate()
    expect(seen).toEqual([])
  })
})

describe.each([
  ['copies', '<button id="own" data-copy></button>'],
  ['switches the colour mode', '<button id="own" data-mode-toggle></button>'],
  ['opens a tab', '<div data-tabs><button id="own" role="tab"></button></div>'],
])('a press on a button that %s', (_work, html) => {
  const countPresses = () => find('own').addEventListener('click', () => seen.push('own'))

  test('needs no React', () => {
    completePage(html)
    countPresses()
    find('own').click()
    expect(load).not.toHaveBeenCalled()
    expect(find('own')).not.toHaveAttribute(WAITING)
    expect(seen).toEqual(['own'])
  })

  test('happens again when the page is complete, for its script has not run before', () => {
    document.body.innerHTML = html
    find('own').click()
    countPresses()
    completePage()
    expect(seen).toEqual(['own'])
  })

  test('happens again also where only its script is on its way', () => {
    parsePage(html)
    find('own').click()
    countPresses()
    document.dispatchEvent(new Event('DOMContentLoaded'))
    expect(seen).toEqual(['own'])
  })
})

test('a form is not sent before React has it', async () => {
  const isSent = () => fireEvent.submit(find('form'))
  const hydrate = serve(<form id="form" />)
  expect(isSent()).toBe(false)
  load.mockReturnValue(false)
  expect(isSent()).toBe(true)
  load.mockReturnValue(true)
  await hydrate()
  expect(isSent()).toBe(true)
})

describe.each(['input', 'textarea'] as const)('text in %s that is typed before React', (Field) => {
  function Search({ start = '' }: { start?: string }) {
    const [text, setText] = React.useState(start)
    return (
      <>
        <Field
          id="field"
          value={text}
          onChange={({ target }: { target: { value: string } }) => setText(target.value)}
        />
        <output id="heard">{text}</output>
      </>
    )
  }
  const field = () => find('field') as HTMLInputElement

  const type = (text: string) => fireEvent.input(field(), { target: { value: text } })

  test('stays, with its caret, and React is told of it', async () => {
    const hydrate = serve(<Search />)
    type('i')
    type('ink')
    field().setSelectionRange(1, 1)
    await hydrate()
    expect(field()).toHaveValue('ink')
    expect(find('heard')).toHaveTextContent('ink')
    expect([field().selectionStart, field().selectionEnd]).toEqual([1, 1])
    type('inks')
    expect(find('heard')).toHaveTextContent('inks')
  })

  test('stays where it replaces another', async () => {
    const hydrate = serve(<Search start="old" />)
    type('new')
    await hydrate()
    expect(field()).toHaveValue('new')
    expect(find('heard')).toHaveTextContent('new')
  })

  test('stays when the code comes only at the second try', async () => {
    const hydrate = serve(<Search />)
    type('ink')
    expect(page.dropEarlyEvents()).toBe(true)
    expect(page.hasEarlyText()).toBe(true)
    await hydrate()
    expect(field()).toHaveValue('ink')
    expect(find('heard')).toHaveTextContent('ink')
  })

  test('stays deleted', async () => {
    const hydrate = serve(<Search start="old" />)
    type('')
    await hydrate()
    expect(field()).toHaveValue('')
    expect(find('heard')).toBeEmptyDOMElement()
  })
})

test('what is chosen in a select before React stays, and later presses are not lost', async () => {
  const app = (
    <>
      <select id="select">
        <option>a</option>
        <option>b</option>
      </select>
      <Button id="menu" />
    </>
  )
  const hydrate = serve(app)
  fireEvent.input(find('select'), { target: { value: 'b' } })
  find('menu').click()
  await hydrate()
  expect(find('select')).toHaveValue('b')
  expect(seen).toEqual(['menu'])
})

describe('keys', () => {
  beforeEach(() => completePage('<input id="field" /><a id="link" href="/"></a>'))

  const listen = () => document.addEventListener('keydown', ({ key }) => seen.push(key))

  test.each([
    ['Ctrl+K', { key: 'k', ctrlKey: true }],
    ['a slash', { key: '/' }],
  ])('%s and the letters after it wait for the search', (_name, keys) => {
    expect(pressKey(keys)).toBe(true)
    expect(pressKey({ key: 'i' })).toBe(true)
    expect(pressKey({ key: ' ' })).toBe(true)
    expect(pressKey({ key: 'Tab' })).toBe(false)
    expect(load).toHaveBeenCalled()
    listen()
    page.replayEarlyEvents()
    expect(seen).toEqual([keys.key, 'i', ' ', 'Tab'])
    page.replayEarlyEvents()
    expect(seen).toHaveLength(4)
  })

  test('that ask for nothing do what they do in the browser, and are not kept', () => {
    expect(pressKey({ key: ' ' })).toBe(false)
    expect(page.dropEarlyEvents()).toBe(false)
  })

  test('on a control are replayed there', () => {
    pressKey({ key: 'ArrowRight' }, find('link'))
    Object.assign(find('link'), { __reactFiber$1: {} })
    listen()
    page.replayEarlyEvents()
    expect(seen).toEqual(['ArrowRight'])
  })

  test('in a field are written there, and only the shortcut is kept', () => {
    expect(pressKey({ key: '/' }, find('field'))).toBe(false)
    expect(pressKey({ key: 'k', ctrlKey: true }, find('field'))).toBe(true)
    Object.assign(find('field'), { __reactFiber$1: {} })
    listen()
    page.replayEarlyEvents()
    expect(seen).toEqual(['k'])
  })

  test('are not kept once they reach the application, nor when it will not come', () => {
    pressKey({ key: 'k', ctrlKey: true })
    page.dropEarlyEvents()
    expect(pressKey({ key: 'i' })).toBe(false)
    page.dropEarlyEvents()
    page.replayEarlyEvents()
    listen()
    expect(pressKey({ key: 'k', ctrlKey: true })).toBe(false)
    page.replayEarlyEvents()
    expect(seen).toEqual(['k'])
  })

  test('of scripts are not those of the reader', () => {
    fireEvent.keyDown(document.body, { key: '/' })
    expect(load).not.toHaveBeenCalled()
  })
})

test('a pointer that rests on an element points at it again, once', () => {
  completePage('<div id="box"><button id="menu"></button></div>')
  // jsdom has no pointer.
  Object.assign(globalThis, { PointerEvent: MouseEvent })
  const hovered = [find('box'), find('menu')] as unknown as NodeListOf<Element>
  jest.spyOn(document, 'querySelectorAll').mockReturnValue(hovered)
  document.addEventListener('pointerover', ({ target }) => seen.push((target as Element).id))
  page.replayEarlyEvents()
  page.replayEarlyEvents()
  expect(seen).toEqual(['menu'])
})
