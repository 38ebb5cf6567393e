import { foldText, type ListboxOption } from './options'

/** Number of options that Page Up and Page Down move. */
export const PAGE_SIZE = 10

/** Positions among the enabled options after each key. The position is -1 if none is active. */
const moves: Record<string, (position: number, last: number) => number> = {
  ArrowDown: (position, last) => Math.min(position + 1, last),
  ArrowUp: (position, last) => (position < 0 ? last : Math.max(position - 1, 0)),
  Home: () => 0,
  End: (_position, last) => last,
  PageDown: (position, last) => Math.min(Math.max(position, 0) + PAGE_SIZE, last),
  PageUp: (position) => Math.max(position - PAGE_SIZE, 0),
}

/**
 * Returns the index of the option to which a key moves, -1 if no option is enabled, or undefined if the key moves nothing in a list. Stops at both
 * ends and skips disabled options.
 */
export function moveActive(options: readonly ListboxOption[], active: number, key: string) {
  const move = moves[key]
  if (!move) return undefined
  const open = options.flatMap(({ disabled }, index) => (disabled ? [] : [index]))
  return open[move(open.indexOf(active), open.length - 1)] ?? -1
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
