/** @jest-environment node */
import * as React from 'react'
import { createOverlayStore, type OverlayControls, type OverlayStore, UNMOUNT_DELAY_MS } from '.'

interface AskProps extends OverlayControls<boolean> {
  question: string
  detail?: string
}
const Ask = ({ question }: AskProps) => <p>{question}</p>

let overlays: OverlayStore
beforeEach(() => {
  jest.useFakeTimers()
  overlays = createOverlayStore()
})
afterEach(() => jest.useRealTimers())

const seen = (id: string) => overlays.getOverlays().find((overlay) => overlay.id === id)

test('is created closed and out of the page, then opened, closed with a result, and unmounted when it has left', async () => {
  const ask = overlays.create(Ask, { props: { question: 'Sure?' } })
  expect(seen(ask.id)).toMatchObject({ isOpen: false, isMounted: false })

  const answer: Promise<boolean | undefined> = ask.open()
  expect(overlays.isOpen(ask.id)).toBe(true)
  expect(seen(ask.id)).toMatchObject({ isMounted: true, props: { question: 'Sure?' } })

  ask.close(true)
  await expect(answer).resolves.toBe(true)
  expect(overlays.isOpen(ask.id)).toBe(false)
  expect(seen(ask.id)).toMatchObject({ isMounted: true })

  jest.advanceTimersByTime(UNMOUNT_DELAY_MS)
  expect(seen(ask.id)).toMatchObject({ isMounted: false })
  expect(UNMOUNT_DELAY_MS).toBe(500)
})

test('can be open from the start', () => {
  const ask = overlays.create(Ask, { props: { question: 'Sure?' }, defaultOpen: true })
  expect(seen(ask.id)).toMatchObject({ isOpen: true, isMounted: true })
})

test('is forgotten after it has left when it is to be destroyed', () => {
  const ask = overlays.create(Ask, { destroyOnClose: true, defaultOpen: true })
  overlays.close(ask.id)
  expect(seen(ask.id)).toBeDefined()
  jest.advanceTimersByTime(UNMOUNT_DELAY_MS)
  expect(overlays.getOverlays()).toEqual([])
  expect(() => ask.open()).toThrow('Overlay not found')
})

test('opens with its first props and new ones, whatever was patched', () => {
  const ask = overlays.create(Ask, { props: { question: 'Sure?' } })
  void ask.open({ detail: 'It is gone then.' })
  ask.patch({ question: 'Really?' })
  expect(seen(ask.id)?.props).toEqual({ question: 'Really?', detail: 'It is gone then.' })
  ask.close()
  void overlays.open(ask.id)
  expect(seen(ask.id)?.props).toEqual({ question: 'Sure?' })
})

test('opened again while it is open, who waited gets no result', async () => {
  const ask = overlays.create(Ask)
  const first = ask.open()
  const second = ask.open()
  await expect(first).resolves.toBeUndefined()
  ask.close(false)
  await expect(second).resolves.toBe(false)
})

test('opened again while it leaves, it stays', () => {
  const ask = overlays.create(Ask, { defaultOpen: true })
  ask.close()
  void ask.open()
  jest.advanceTimersByTime(UNMOUNT_DELAY_MS)
  expect(seen(ask.id)).toMatchObject({ isOpen: true, isMounted: true })
})

test('closed twice, the first result counts', async () => {
  const ask = overlays.create(Ask)
  const answer = ask.open()
  ask.close(true)
  ask.close(false)
  await expect(answer).resolves.toBe(true)
})

test('unmounted while it is open, it is gone at once and nobody waits in vain', async () => {
  const ask = overlays.create(Ask)
  const answer = ask.open()
  overlays.unmount(ask.id)
  expect(seen(ask.id)).toMatchObject({ isOpen: false, isMounted: false })
  await expect(answer).resolves.toBeUndefined()
})

test.each([
  ['open', () => overlays.open('no-such')],
  ['close', () => overlays.close('no-such')],
  ['patch', () => overlays.patch('no-such', {})],
  ['unmount', () => overlays.unmount('no-such')],
  ['isOpen', () => overlays.isOpen('no-such')],
])('%s of an id that is not there says so', (_call, act) => {
  expect(act).toThrow(new Error('Overlay not found'))
})
