import type { ColorRole } from '@galley/tokens/theme'

/** Motif of a cover: a corrected galley proof, overlapping inks, a letter between guide lines, or a line screen. */
export type Motif = 'galley' | 'inks' | 'letter' | 'screen'

/** Parameters of one cover. */
export interface CoverComposition {
  motif: Motif
  /** Colour roles, the dominant role first. */
  inks: [ColorRole, ColorRole, ColorRole]
  /** The first letter of the last part of the path. */
  letter: string
  /** True if the cover has print marks. */
  hasMarks: boolean
  /** Returns the next number of a sequence in [0, 1). The sequence depends only on the path. */
  next: () => number
}

const MOTIFS: Motif[] = ['galley', 'inks', 'letter', 'screen']
const INKS: CoverComposition['inks'][] = [
  ['primary', 'secondary', 'warning'],
  ['secondary', 'primary', 'warning'],
  ['primary', 'warning', 'secondary'],
]

/** FNV-1a hash: similar texts get unrelated numbers. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const character of text) value = Math.imul(value ^ character.codePointAt(0)!, 0x01000193)
  return value >>> 0
}

/** Mulberry32, a small random number generator. */
function createSequence(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Chooses a cover from a path. The same path always gives the same cover. Without print marks, the galley motif is excluded. */
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
