import { foldText, type ListboxOption } from './options'

/** Number of options that Page Up and Page Down move. */
export const PAGE_SIZE = 10

export type Move = 'next' | 'previous' | 'first' | 'last' | 'nextPage' | 'previousPage'

const movesByKey: Record<string, Move> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
  PageDown: 'nextPage',
  PageUp: 'previousPage',
}

/** Returns the move that a key makes in a list, or undefined. */
export const findMove = (key: string): Move | undefined => movesByKey[key]

/** Returns the index of the option after a move, or -1 if no option is enabled. Stops at both ends and skips disabled options. */
export function moveActive(options: readonly ListboxOption[], active: number, move: Move): number {
  const open = options.flatMap(({ disabled }, index) => (disabled ? [] : [index]))
  const last = open.length - 1
  const position = open.indexOf(active)
  const targets: Record<Move, number> = {
    next: Math.min(position + 1, last),
    previous: position < 0 ? last : Math.max(position - 1, 0),
    first: 0,
    last,
    nextPage: Math.min(Math.max(position, 0) + PAGE_SIZE, last),
    previousPage: Math.max(position - PAGE_SIZE, 0),
  }
  return open[targets[move]] ?? -1
}

/**
 * Returns the index of the next enabled option whose label begins with the typed text, or -1. The search starts at the active option and wraps
 * around. The same letter typed several times moves to the next option that begins with that letter.
 */
export function findByTyping(options: readonly ListboxOption[], typed: string, active: number): number {
  const folded = foldText(typed)
  const isOneLetter = new Set(folded).size === 1
  const wanted = isOneLetter ? folded.slice(0, 1) : folded
  const start = Math.max(active, 0) + (isOneLetter && active >= 0 ? 1 : 0)
  for (let step = 0; step < options.length; step++) {
    const index = (start + step) % options.length
    const option = options[index]!
    if (!option.disabled && foldText(option.label).startsWith(wanted)) return index
  }
  return -1
}
