import * as React from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { act, render } from '@testing-library/react'
import { Kbd } from './kbd'

const useDevice = (agent: string) => jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'

afterEach(() => jest.restoreAllMocks())

/** What a reader sees on each key, and what a screen reader says for it. */
const readKeys = (container: Element) =>
  [...container.querySelectorAll('kbd:not(:has(kbd))')].map((key) => {
    const [sign = key, name = sign] = key.children
    return [sign.textContent, name.textContent]
  })
const keysOf = (text: string) => readKeys(render(<Kbd>{text}</Kbd>).container)

test.each([
  ['K', ['K']],
  ['Ctrl+K', ['Ctrl', 'K']],
  ['Ctrl+Shift+P', ['Ctrl', 'Shift', 'P']],
  ['+', ['+']],
  ['Ctrl++', ['Ctrl', '+']],
])('%s is rendered as %j', (text, keys) => expect(keysOf(text).map(([sign]) => sign)).toEqual(keys))

test('meta is ⌘ on a Mac and Ctrl elsewhere, and is called by its name', () => {
  useDevice('Mozilla/5.0 (X11; Linux x86_64)')
  expect(keysOf('meta+k')[0]).toEqual(['Ctrl', 'Control'])
  useDevice(MAC)
  expect(keysOf('meta+k')[0]).toEqual(['⌘', 'Command'])
  expect(keysOf('shift+enter')).toEqual([
    ['⇧', 'Shift'],
    ['↵', 'Enter'],
  ])
})

test('what the server rendered becomes the sign of the device without a complaint', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  useDevice(MAC)
  const container = document.createElement('div')
  container.innerHTML = renderToString(<Kbd>meta</Kbd>)
  expect(readKeys(container)).toEqual([['Ctrl', 'Control']])
  act(() => void hydrateRoot(container, <Kbd>meta</Kbd>))
  expect(readKeys(container)).toEqual([['⌘', 'Command']])
  expect(error).not.toHaveBeenCalled()
})
