import * as fc from 'fast-check'
import {
  CLOSE_THRESHOLD,
  DRAG_SLOP_PX,
  type DrawerDirection,
  FLICK_SPEED,
  type Path,
  readDrag,
  readStart,
  SCROLL_LOCK_TIMEOUT_MS,
} from './drag'

const SIZE = 400
/** Page coordinates of a move towards the edge and sideways. */
const WAYS: Record<DrawerDirection, (away: number, beside?: number) => { x: number; y: number }> = {
  bottom: (away, beside = 0) => ({ x: beside, y: away }),
  top: (away, beside = 0) => ({ x: beside, y: -away }),
  right: (away, beside = 0) => ({ x: away, y: beside }),
  left: (away, beside = 0) => ({ x: -away, y: beside }),
}
const directions = Object.keys(WAYS) as DrawerDirection[]

/** A drag of `ms` milliseconds, followed by a pause before the release. */
const drag = (direction: DrawerDirection, away: number, { ms = 1000, rest = 0 } = {}): Path => {
  const steps = 20
  const path: Path = [{ ...WAYS[direction](0), at: 0 }]
  for (let step = 1; step <= steps; step++)
    path.push({ ...WAYS[direction]((away * step) / steps), at: (ms * step) / steps })
  if (rest > 0) path.push({ ...WAYS[direction](away), at: ms + rest })
  return path
}

test('uses the numbers of the specification', () => {
  expect({ CLOSE_THRESHOLD, SCROLL_LOCK_TIMEOUT_MS }).toEqual({
    CLOSE_THRESHOLD: 0.25,
    SCROLL_LOCK_TIMEOUT_MS: 100,
  })
})

describe.each(directions)('at the %s', (direction) => {
  const far = SIZE * CLOSE_THRESHOLD + DRAG_SLOP_PX

  test('springs back just before the threshold and closes at the threshold', () => {
    expect(readDrag(direction, SIZE, drag(direction, far - 1, { rest: 200 })).closes).toBe(false)
    expect(readDrag(direction, SIZE, drag(direction, far, { rest: 200 }))).toEqual({
      offset: SIZE * CLOSE_THRESHOLD,
      speed: 0,
      closes: true,
    })
  })

  test('closes after a short flick, but not after a slow drag of the same distance', () => {
    expect(readDrag(direction, SIZE, drag(direction, 60, { ms: 100 })).closes).toBe(true)
    expect(readDrag(direction, SIZE, drag(direction, 60, { ms: 100, rest: 200 })).closes).toBe(false)
    expect(readDrag(direction, SIZE, drag(direction, 60, { ms: 400 })).closes).toBe(false)
  })

  test('stays open after a flick away from the edge, whatever the distance', () => {
    const thrownBack: Path = [...drag(direction, 300), { ...WAYS[direction](200), at: 1100 }]
    const { speed, closes } = readDrag(direction, SIZE, thrownBack)
    expect(speed).toBeLessThan(-FLICK_SPEED)
    expect(closes).toBe(false)
  })

  test('never moves inwards or further than its size', () => {
    fc.assert(
      fc.property(fc.integer({ min: -2000, max: 2000 }), (away) => {
        const { offset } = readDrag(direction, SIZE, drag(direction, away))
        return offset >= 0 && offset <= SIZE
      }),
    )
    expect(readDrag(direction, SIZE, drag(direction, -300, { ms: 50 }))).toMatchObject({ offset: 0, closes: false })
  })

  const start = (away: number, beside = 0, more: Partial<Parameters<typeof readStart>[0]> = {}) =>
    readStart({
      direction,
      from: { x: 0, y: 0, at: 1000 },
      to: { ...WAYS[direction](away, beside), at: 1016 },
      scrollers: [],
      scrolledAt: -Infinity,
      ...more,
    })

  test('starts no drag within the slop, sideways or inwards', () => {
    expect(start(DRAG_SLOP_PX - 1)).toBe('wait')
    expect(start(DRAG_SLOP_PX)).toBe('drag')
    expect(start(DRAG_SLOP_PX, 30)).toBe('leave')
    expect(start(-DRAG_SLOP_PX)).toBe('leave')
  })

  test('starts no drag within 100 ms after a scroll inside', () => {
    expect(start(20, 0, { scrolledAt: 1016 - SCROLL_LOCK_TIMEOUT_MS + 1 })).toBe('leave')
    expect(start(20, 0, { scrolledAt: 1016 - SCROLL_LOCK_TIMEOUT_MS })).toBe('drag')
  })

  test('starts a drag only if no box can scroll further', () => {
    const [view, length] = [200, 500]
    const arrived = direction === 'bottom' || direction === 'right' ? 0 : length - view
    const box = (position: number) => ({ position, view, length })
    expect(start(20, 0, { scrollers: [box(arrived)] })).toBe('drag')
    expect(start(20, 0, { scrollers: [box(150)] })).toBe('leave')
    expect(start(20, 0, { scrollers: [box(arrived), box(150)] })).toBe('leave')
  })
})
