import type { Toast } from './toast-store'

/** Between two toasts, and what each toast behind another looks out by. */
export const GAP_PX = 16
/** Each toast of the stack is so much smaller than the one before it. */
export const SCALE_STEP = 0.05

export interface Place {
  /** How many stand before it. */
  before: number
  /** How far it is moved up, or down, when the stack is spread out. */
  offset: number
}

interface Stack {
  places: Map<string, Place>
  /** Of the toast in front. */
  frontHeight: number
  /** Of all, spread out. */
  spreadHeight: number
  /** Of all, one behind the other. */
  foldedHeight: number
}

/** The newest stands in front. One that is leaving keeps its place, and those behind it come forward at once. */
export function stackToasts(
  toasts: readonly Pick<Toast, 'id' | 'open'>[],
  heights: ReadonlyMap<string, number>,
): Stack {
  const places = new Map<string, Place>()
  let [before, offset, frontHeight] = [0, 0, 0]
  for (const { id, open } of toasts.toReversed()) {
    places.set(id, { before, offset })
    if (!open) continue
    const height = heights.get(id) ?? 0
    if (before === 0) frontHeight = height
    before += 1
    offset += height + GAP_PX
  }
  return {
    places,
    frontHeight,
    spreadHeight: Math.max(offset - GAP_PX, 0),
    foldedHeight: frontHeight + Math.max(before - 1, 0) * GAP_PX,
  }
}
