import * as React from 'react'
import { act, render } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { Kbd } from './kbd'

const root = document.documentElement

afterEach(() => {
  root.removeAttribute('data-apple')
  jest.restoreAllMocks()
})

const isShown = (element: Element): boolean =>
  element === root ||
  (getComputedStyle(element).display !== 'none' && (!element.parentElement || isShown(element.parentElement)))

/** Returns the visible text of each key and its name for screen readers. */
const readKeys = (container: Element) =>
  [...container.querySelectorAll('kbd:not(:has(kbd))')].map((key) => {
    const words = [...key.querySelectorAll(':not(:has(*))')].filter(isShown)
    const [sign = key, name = sign] = words
    return [sign.textContent, name.textContent]
  })
const keysOf = (text: string) => readKeys(render(<Kbd>{text}</Kbd>).container)

test.each([
  ['K', ['K']],
  ['Ctrl+Shift+P', ['Ctrl', 'Shift', 'P']],
  ['+', ['+']],
  ['Ctrl++', ['Ctrl', '+']],
])('renders %s as %j', (text, keys) => expect(keysOf(text).map(([sign]) => sign)).toEqual(keys))

test('renders meta as the key of the device, with its full name for screen readers', () => {
  expect(keysOf('meta+k')[0]).toEqual(['Ctrl', 'Control'])
  root.toggleAttribute('data-apple', true)
  expect(keysOf('meta+k')[0]).toEqual(['⌘', 'Command'])
  expect(keysOf('shift+enter')).toEqual([
    ['⇧', 'Shift'],
    ['↵', 'Enter'],
  ])
})

test('hydrates on a Mac without a warning', () => {
  root.toggleAttribute('data-apple', true)
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<Kbd>meta</Kbd>)
  act(() => void hydrateRoot(container, <Kbd>meta</Kbd>))
  expect(readKeys(container)).toEqual([['⌘', 'Command']])
  expect(error).not.toHaveBeenCalled()
  container.remove()
})
