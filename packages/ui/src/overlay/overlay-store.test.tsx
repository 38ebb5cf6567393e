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

test('creates a closed overlay, opens it, resolves with the result and unmounts it after the animation', async () => {
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

test('removes an overlay after closing with destroyOnClose', () => {
  const ask = overlays.create(Ask, { destroyOnClose: true, defaultOpen: true })
  overlays.close(ask.id)
  expect(seen(ask.id)).toBeDefined()
  jest.advanceTimersByTime(UNMOUNT_DELAY_MS)
  expect(overlays.getOverlays()).toEqual([])
  expect(() => ask.open()).toThrow('Overlay not found')
})

test('opens with its initial props and new ones, without earlier patches', () => {
  const ask = overlays.create(Ask, { props: { question: 'Sure?' } })
  void ask.open({ detail: 'It is gone then.' })
  ask.patch({ question: 'Really?' })
  expect(seen(ask.id)?.props).toEqual({ question: 'Really?', detail: 'It is gone then.' })
  ask.close()
  void overlays.open(ask.id)
  expect(seen(ask.id)?.props).toEqual({ question: 'Sure?' })
})

test('resolves the first opening with undefined if opened again', async () => {
  const ask = overlays.create(Ask)
  const first = ask.open()
  const second = ask.open()
  await expect(first).resolves.toBeUndefined()
  ask.close(false)
  await expect(second).resolves.toBe(false)
})

test('stays mounted if opened again during the closing animation', () => {
  const ask = overlays.create(Ask, { defaultOpen: true })
  ask.close()
  void ask.open()
  jest.advanceTimersByTime(UNMOUNT_DELAY_MS)
  expect(seen(ask.id)).toMatchObject({ isOpen: true, isMounted: true })
})

test('resolves with the first result if closed twice', async () => {
  const ask = overlays.create(Ask)
  const answer = ask.open()
  ask.close(true)
  ask.close(false)
  await expect(answer).resolves.toBe(true)
})

test('resolves with undefined if unmounted while open', async () => {
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
])('%s throws for an unknown id', (_call, act) => {
  expect(act).toThrow(new Error('Overlay not found'))
})
