/** Physical edge of the window at which a drawer is, because pointers have physical coordinates. */
export type DrawerDirection = 'bottom' | 'top' | 'left' | 'right'

/** Fraction of the height (or width, at the left and right) from which a released drawer closes. */
export const CLOSE_THRESHOLD = 0.25
/** Time after a scroll inside the drawer during which no drag starts. */
export const SCROLL_LOCK_TIMEOUT_MS = 100
/** Speed in pixels per millisecond from which a released drawer follows the direction of the flick. */
export const FLICK_SPEED = 0.4
/** Distance a pointer may move before a press becomes a drag. */
export const DRAG_SLOP_PX = 6

/** Time before the release from which the speed is measured. */
const SPEED_WINDOW_MS = 100

/** Positions of one pointer since its press. */
export type Path = [PathPoint, ...PathPoint[]]

interface PathPoint {
  x: number
  y: number
  /** Time in milliseconds, on the same clock for all points. */
  at: number
}

/** A box inside the drawer that scrolls in the drag direction. */
export interface Scroller {
  /** Scrolled distance in pixels. */
  position: number
  /** Visible size in pixels. */
  view: number
  /** Size of the content in pixels. */
  length: number
}

export const isVertical = (direction: DrawerDirection) => direction === 'bottom' || direction === 'top'

/** Returns the distance between two points, towards the drawer's edge (`away`) and across that direction (`beside`). */
function measureMove(direction: DrawerDirection, from: PathPoint, to: PathPoint) {
  const [x, y] = [to.x - from.x, to.y - from.y]
  const [along, across] = isVertical(direction) ? [y, x] : [x, y]
  return {
    away: direction === 'bottom' || direction === 'right' ? along : 0 - along,
    beside: Math.abs(across),
  }
}

/** Returns true if a box cannot scroll further in the drag direction, with a tolerance of one pixel. */
function isAtEdge(direction: DrawerDirection, { position, view, length }: Scroller) {
  return direction === 'bottom' || direction === 'right' ? position < 1 : position + view > length - 1
}

interface Start {
  direction: DrawerDirection
  from: PathPoint
  to: PathPoint
  scrollers: readonly Scroller[]
  /** Time of the last scroll inside the drawer, on the clock of the path. */
  scrolledAt: number
}

/** Returns "drag" if a pressed pointer starts to drag the drawer, "leave" if the pointer does something else, "wait" before the pointer has moved far enough. */
export function readStart({ direction, from, to, scrollers, scrolledAt }: Start): 'wait' | 'drag' | 'leave' {
  const { away, beside } = measureMove(direction, from, to)
  if (Math.max(Math.abs(away), beside) < DRAG_SLOP_PX) return 'wait'
  if (away <= beside) return 'leave'
  if (to.at - scrolledAt < SCROLL_LOCK_TIMEOUT_MS) return 'leave'
  return scrollers.every((scroller) => isAtEdge(direction, scroller)) ? 'drag' : 'leave'
}

interface Drag {
  /** Distance in pixels that the drawer has moved towards its edge. */
  offset: number
  /** Pixels per millisecond, negative away from the edge. */
  speed: number
  /** True if the drawer closes when released now, false if it springs back. */
  closes: boolean
}

/** Computes the position of a drawer of `size` pixels after a drag along the path. */
export function readDrag(direction: DrawerDirection, size: number, path: Readonly<Path>): Drag {
  const first = path[0]
  const last = path.at(-1) ?? first
  // Subtract the slop, so that the drawer does not jump when the drag starts.
  const offset = Math.min(Math.max(measureMove(direction, first, last).away - DRAG_SLOP_PX, 0), size)
  const recent = path.findLast(({ at }) => last.at - at >= SPEED_WINDOW_MS) ?? first
  const time = last.at - recent.at
  const speed = time > 0 ? measureMove(direction, recent, last).away / time : 0
  const isFar = offset >= size * CLOSE_THRESHOLD
  return { offset, speed, closes: offset > 0 && (speed > FLICK_SPEED || (isFar && speed > -FLICK_SPEED)) }
}
