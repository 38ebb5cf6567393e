/** The edge that a drawer is at, and where it is dragged to be closed. */
export type DrawerDirection = 'bottom' | 'top' | 'left' | 'right'

export const DEFAULT_DIRECTION: DrawerDirection = 'bottom'
/** A drawer let go here is closed: this part of its height, or of its width at the left and the right. */
export const CLOSE_THRESHOLD = 0.25
/** No drag starts this soon after something inside was scrolled. */
export const SCROLL_LOCK_TIMEOUT_MS = 100
/** Let go faster than this, in pixels a millisecond, it goes where it was thrown. */
export const FLICK_SPEED = 0.4
/** A press may tremble so much before it is a drag. */
export const DRAG_SLOP_PX = 6

/** Only the last part of a drag says how fast it was let go. */
const SPEED_WINDOW_MS = 100

export interface PathPoint {
  x: number
  y: number
  /** Milliseconds on any clock. */
  at: number
}

/** A box inside the drawer that scrolls along the way the drawer is dragged. */
export interface Scroller {
  /** Pixels scrolled. */
  position: number
  /** Visible pixels. */
  view: number
  /** Pixels in all. */
  length: number
}

export const isVertical = (direction: DrawerDirection) => direction === 'bottom' || direction === 'top'

/** How far from one point to the other towards the drawer's edge, and how far beside that way. */
function measureMove(direction: DrawerDirection, from: PathPoint, to: PathPoint) {
  const [x, y] = [to.x - from.x, to.y - from.y]
  const [along, across] = isVertical(direction) ? [y, x] : [x, y]
  return {
    away: direction === 'bottom' || direction === 'right' ? along : 0 - along,
    beside: Math.abs(across),
  }
}

/** Whether what scrolls has arrived where pulling further moves the drawer. Fractions of a pixel count as arrived. */
function isAtEdge(direction: DrawerDirection, { position, view, length }: Scroller) {
  return direction === 'bottom' || direction === 'right' ? position < 1 : position + view > length - 1
}

interface Start {
  direction: DrawerDirection
  from: PathPoint
  to: PathPoint
  scrollers: readonly Scroller[]
  /** When something inside was last scrolled, on the clock of the path. */
  scrolledAt: number
}

/** Whether a pressed pointer has begun to drag the drawer ("drag"), does something else ("leave"), or has not moved enough to decide ("wait"). */
export function readStart({ direction, from, to, scrollers, scrolledAt }: Start): 'wait' | 'drag' | 'leave' {
  const { away, beside } = measureMove(direction, from, to)
  if (Math.max(Math.abs(away), beside) < DRAG_SLOP_PX) return 'wait'
  if (away <= beside) return 'leave'
  if (to.at - scrolledAt < SCROLL_LOCK_TIMEOUT_MS) return 'leave'
  return scrollers.every((scroller) => isAtEdge(direction, scroller)) ? 'drag' : 'leave'
}

interface Drag {
  /** Pixels that the drawer has moved towards its edge. */
  offset: number
  /** Pixels a millisecond; negative on the way back. */
  speed: number
  /** Whether it closes when it is let go now; otherwise it springs back. */
  closes: boolean
}

/** What a drag along the path makes of a drawer of that size. */
export function readDrag(direction: DrawerDirection, size: number, path: readonly PathPoint[]): Drag {
  const [first, last] = [path[0], path.at(-1)]
  if (!first || !last) return { offset: 0, speed: 0, closes: false }
  // It starts where it was, without a jump by the distance that makes a press a drag.
  const offset = Math.min(Math.max(measureMove(direction, first, last).away - DRAG_SLOP_PX, 0), size)
  const recent = path.findLast(({ at }) => last.at - at >= SPEED_WINDOW_MS) ?? first
  const time = last.at - recent.at
  const speed = time > 0 ? measureMove(direction, recent, last).away / time : 0
  const isFar = offset >= size * CLOSE_THRESHOLD
  return { offset, speed, closes: offset > 0 && (speed > FLICK_SPEED || (isFar && speed > -FLICK_SPEED)) }
}
