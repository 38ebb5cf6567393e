import type { Toast } from './toast-store'

/** Width on wider screens. On narrow screens, a toast fills the window. */
export const WIDTH_REM = 24

/** Gap between toasts, and the visible edge of a toast behind another. */
export const GAP_PX = 16
/** Difference in scale between a toast and the one in front of it. */
export const SCALE_STEP = 0.05

export interface StackPosition {
  /** Number of toasts in front of this one. */
  before: number
  /** Distance in pixels from the front position when the stack is expanded. */
  offset: number
}

interface Stack {
  /** Positions by toast id. */
  positions: Map<string, StackPosition>
  /** Height of the toast in front. Heights are in pixels. */
  frontHeight: number
  /** Height of the expanded stack. */
  spreadHeight: number
  /** Height of the collapsed stack. */
  foldedHeight: number
}

/** Computes the positions of toasts, the newest in front. A closing toast keeps its position, and the toasts behind it move forward at once. */
export function stackToasts(
  toasts: readonly Pick<Toast, 'id' | 'open'>[],
  heights: ReadonlyMap<string, number>,
): Stack {
  const positions = new Map<string, StackPosition>()
  let [before, offset, frontHeight] = [0, 0, 0]
  for (const { id, open } of toasts.toReversed()) {
    positions.set(id, { before, offset })
    if (!open) continue
    const height = heights.get(id) ?? 0
    if (before === 0) frontHeight = height
    before += 1
    offset += height + GAP_PX
  }
  return {
    positions,
    frontHeight,
    spreadHeight: Math.max(offset - GAP_PX, 0),
    foldedHeight: frontHeight + Math.max(before - 1, 0) * GAP_PX,
  }
}
