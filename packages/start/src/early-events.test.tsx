import * as React from 'react'
import { act, fireEvent } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import type * as EarlyEvents from './early-events'
import { WAITING } from './marks'
import { completePage, find, openPage } from './page.fixture'

const load = jest.fn<boolean, []>()
let page: typeof EarlyEvents

/** Events that reached the page, in order. */
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

/** Renders the app on the server. @returns a function that hydrates it and replays the early events */
function serve(app: React.ReactElement) {
  completePage('<div id="app"></div>')
  find('app').innerHTML = renderToString(app)
  return async () => {
    // React's development build warns about the attribute on a waiting control.
    const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    await act(async () => void hydrateRoot(find('app'), app))
    complain.mockRestore()
    act(() => page.replayEarlyEvents())
  }
}

/** Presses a key as a reader does: jsdom does not trust dispatched events. @returns true if the default action was prevented */
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

test('replays presses once, in order, after React has hydrated the buttons', async () => {
  const hydrate = serve(buttons)
  for (const id of ['share', 'menu', 'share']) find(id).click()
  expect(load).toHaveBeenCalledTimes(3)
  page.replayEarlyEvents()
  expect(find('menu')).toHaveAttribute(WAITING)
  await hydrate()
  expect(find('menu')).not.toHaveAttribute(WAITING)
  act(() => page.replayEarlyEvents())
  expect(seen).toEqual(['share', 'menu'])
  // The hydrated button handles later presses itself.
  act(() => find('menu').click())
  expect(load).toHaveBeenCalledTimes(3)
  expect(seen).toEqual(['share', 'menu', 'menu'])
})

test('keeps a press on a part of the page that React has not hydrated yet', async () => {
  const hydrate = serve(<Button id="menu" />)
  document.body.insertAdjacentHTML('beforeend', '<button id="late"></button>')
  find('late').click()
  await hydrate()
  expect(find('late')).toHaveAttribute(WAITING)
})

test.each(['Enter', ' '])('replays a press by the key "%s" once', async (key) => {
  const hydrate = serve(buttons)
  pressKey({ key }, find('menu'))
  find('menu').click()
  await hydrate()
  expect(seen).toEqual(['menu'])
})

test('replays a key without a click if the button handles the key itself', async () => {
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

test('drops presses if the application cannot be loaded', async () => {
  const hydrate = serve(buttons)
  expect(page.dropEarlyEvents()).toBe(false)
  find('menu').click()
  expect(page.dropEarlyEvents()).toBe(true)
  expect(find('menu')).not.toHaveAttribute(WAITING)
  await hydrate()
  expect(seen).toEqual([])
})

test.each([
  ['copies', '<button id="own" data-copy></button>'],
  ['switches the colour mode', '<button id="own" data-mode-toggle></button>'],
  ['opens a tab', '<div data-tabs><button id="own" role="tab"></button></div>'],
])('repeats an early press on a button that %s, whose later presses work without React', (_work, html) => {
  document.body.innerHTML = html
  find('own').click()
  find('own').addEventListener('click', () => seen.push('own'))
  completePage()
  expect(seen).toEqual(['own'])
  find('own').click()
  expect(seen).toEqual(['own', 'own'])
  expect(load).not.toHaveBeenCalled()
  expect(find('own')).not.toHaveAttribute(WAITING)
})

test('a form is not submitted before React has hydrated it', async () => {
  const isSent = () => fireEvent.submit(find('form'))
  const hydrate = serve(<form id="form" />)
  expect(isSent()).toBe(false)
  load.mockReturnValue(false)
  expect(isSent()).toBe(true)
  load.mockReturnValue(true)
  await hydrate()
  expect(isSent()).toBe(true)
})

describe.each(['input', 'textarea'] as const)('text typed into %s before React', (Field) => {
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

  test('the text stays, keeps its caret and reaches React', async () => {
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

  test('the text stays if the application loads only on the second attempt', async () => {
    const hydrate = serve(<Search />)
    type('ink')
    expect(page.dropEarlyEvents()).toBe(true)
    expect(page.hasEarlyText()).toBe(true)
    await hydrate()
    expect(field()).toHaveValue('ink')
    expect(find('heard')).toHaveTextContent('ink')
  })

  test('the field stays empty if the reader clears it', async () => {
    const hydrate = serve(<Search start="old" />)
    type('')
    await hydrate()
    expect(field()).toHaveValue('')
    expect(find('heard')).toBeEmptyDOMElement()
  })
})

test('keeps the choice in a select, and the presses after it', async () => {
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
  ])('replays %s and the letters after it for the search', (_name, keys) => {
    const pressed = [keys, { key: 'i' }, { key: ' ' }, { key: 'Tab' }]
    expect(pressed.map((init) => pressKey(init))).toEqual([true, true, true, false])
    expect(load).toHaveBeenCalled()
    listen()
    page.replayEarlyEvents()
    expect(seen).toEqual([keys.key, 'i', ' ', 'Tab'])
  })

  test('replays keys on the control where the reader pressed them', () => {
    pressKey({ key: 'ArrowRight' }, find('link'))
    Object.assign(find('link'), { __reactFiber$1: {} })
    listen()
    page.replayEarlyEvents()
    expect(seen).toEqual(['ArrowRight'])
  })

  test('leaves keys in a field to the browser, except the shortcut of the search', () => {
    expect(pressKey({ key: '/' }, find('field'))).toBe(false)
    expect(pressKey({ key: 'k', ctrlKey: true }, find('field'))).toBe(true)
    Object.assign(find('field'), { __reactFiber$1: {} })
    listen()
    page.replayEarlyEvents()
    expect(seen).toEqual(['k'])
  })

  test('keeps no keys once the application receives keys or cannot be loaded', () => {
    expect(pressKey({ key: ' ' })).toBe(false)
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
})

test('sends one pointerover event to the element under a resting pointer', () => {
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
