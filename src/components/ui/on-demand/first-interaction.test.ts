/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/react'

/** A visit of its own: the wait is made once a page. */
async function visit(html: string, hash = '') {
  jest.resetModules()
  document.body.innerHTML = html
  location.hash = hash
  const { firstInteraction } = await import('./first-interaction')
  let hasActed = false
  void firstInteraction().then(() => (hasActed = true))
  await settle()
  return () => hasActed
}
const settle = () => new Promise((resolve) => setTimeout(resolve))
const SERVED = '<div id="___gatsby"><p>Read me.</p></div>'

test.each(['pointerMove', 'keyDown', 'wheel', 'touchStart', 'scroll'] as const)(
  'a served page waits until the reader acts: %s',
  async (act) => {
    const hasActed = await visit(SERVED)
    expect(hasActed()).toBe(false)
    fireEvent[act](act === 'scroll' ? document : document.body)
    await settle()
    expect(hasActed()).toBe(true)
  },
)

test('a press before the script counts', async () => {
  Object.defineProperty(navigator, 'userActivation', { configurable: true, value: { hasBeenActive: true } })
  expect((await visit(SERVED))()).toBe(true)
  Object.defineProperty(navigator, 'userActivation', { configurable: true, value: undefined })
})

test('a list that scrolls is no act', async () => {
  const hasActed = await visit(SERVED)
  fireEvent.scroll(document.querySelector('p')!)
  await settle()
  expect(hasActed()).toBe(false)
})

test('a page that is rendered in the browser does not wait', async () => {
  expect((await visit('<div id="___gatsby"></div>'))()).toBe(true)
})

test('a page that is opened at a heading does not wait', async () => {
  expect((await visit(SERVED, '#part'))()).toBe(true)
})

test('a page that has work to do does not wait', async () => {
  const hasActed = await visit(SERVED)
  const { skipFirstInteraction } = await import('./first-interaction')
  skipFirstInteraction()
  await settle()
  expect(hasActed()).toBe(true)
})
