import type { ColorRole } from '@galley/tokens/theme'

/** What a cover shows: a corrected galley, overlapping inks, a letter between its guide lines, or a line screen. */
export type Motif = 'galley' | 'inks' | 'letter' | 'screen'

/** Everything that makes one cover differ from another. */
export interface CoverComposition {
  motif: Motif
  /** Colour roles, the leading one first. */
  inks: [ColorRole, ColorRole, ColorRole]
  /** The first letter of the last part of the path. */
  letter: string
  /** Whether it shows what printers look at. */
  hasMarks: boolean
  /** The next number from 0 to 1 (1 excluded); the same sequence for the same path. */
  next: () => number
}

const MOTIFS: Motif[] = ['galley', 'inks', 'letter', 'screen']
const INKS: CoverComposition['inks'][] = [
  ['primary', 'secondary', 'warning'],
  ['secondary', 'primary', 'warning'],
  ['primary', 'warning', 'secondary'],
]

/** FNV-1a: a few bits of difference in the text change the whole number. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const character of text) value = Math.imul(value ^ character.codePointAt(0)!, 0x01000193)
  return value >>> 0
}

/** Mulberry32, a small generator of even numbers. */
function createSequence(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Decides a cover from a path alone: the same path always gives the same cover. One without print marks is no galley. */
export function composeCover(path: string, hasMarks: boolean): CoverComposition {
  const next = createSequence(hash(path))
  const pick = <T>(choices: T[]) => choices[Math.floor(next() * choices.length)]!
  return {
    motif: pick(hasMarks ? MOTIFS : MOTIFS.filter((motif) => motif !== 'galley')),
    inks: pick(INKS),
    letter: path.slice(path.lastIndexOf('/') + 1)[0] ?? '',
    hasMarks,
    next,
  }
}
