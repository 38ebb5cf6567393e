import type { Toast } from './toast-store'

/** Where in the window the toasts are. */
export type ToastPosition = `${'top' | 'bottom'}-${'left' | 'center' | 'right'}`

export const DEFAULT_POSITION: ToastPosition = 'bottom-right'
/** On wider screens; on narrow ones a toast is as wide as the window lets it. */
export const WIDTH_REM = 24

/** Between two toasts, and what each toast behind another looks out by. */
export const GAP_PX = 16
/** Each toast of the stack is so much smaller than the one before it. */
export const SCALE_STEP = 0.05

export interface StackPosition {
  /** How many are before it. */
  before: number
  /** How far it is moved up, or down, when the stack is spread out. */
  offset: number
}

interface Stack {
  positions: Map<string, StackPosition>
  /** Of the toast in front. */
  frontHeight: number
  /** Of all, spread out. */
  spreadHeight: number
  /** Of all, one behind the other. */
  foldedHeight: number
}

/** The newest is in front. One that is leaving keeps its position, and those behind it come forward at once. */
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
