import { foldText, type ListboxOption } from './options'

/** How many options a page key passes. */
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

/** Where a key leads in a list, if anywhere. */
export const findMove = (key: string): Move | undefined => movesByKey[key]

/** The option after a move, -1 where none can be chosen. It stops at both ends and passes over what is disabled. */
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
 * The option whose label begins with what is typed, searched from the active one on and around the end; -1 if there is none. One letter, typed
 * once or several times, leads to the next option that begins with it.
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
