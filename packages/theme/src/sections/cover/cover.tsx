import * as React from 'react'
import { site } from '@galley/site'
import { theme } from '@galley/tokens/theme'
import { ImageFile, type ContentImageFile } from '../../content'
import * as S from './cover.styles'
import { motifs, type CoverComposition, type Motif } from './motifs'

/** A decorative picture for an article, composed from the path of the article. */
export function Cover({ path }: { path: string }) {
  const composition = composeCover(path, site.printMarks)
  const Motif = motifs[composition.motif]
  return (
    <S.Root
      viewBox="0 0 640 360"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      data-ink={composition.inks[0]}
    >
      <Motif {...composition} />
      {site.printMarks && <PrintMarks inks={composition.inks} />}
    </S.Root>
  )
}

const CORNERS = ['M20 44V20H44', 'M596 20H620V44', 'M620 316V340H596', 'M44 340H20V316']

/** Crop marks and a strip of the inks. */
function PrintMarks({ inks }: Pick<CoverComposition, 'inks'>) {
  return (
    <g>
      <path d={CORNERS.join('')} fill="none" stroke={theme.color.textMuted} strokeOpacity="0.55" />
      {[...inks, 'textStrong' as const].map((ink, index) => (
        <rect key={ink} x={60 + index * 12} y={334} width={12} height={6} fill={theme.color[ink]} />
      ))}
    </g>
  )
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
  const pick = <T,>(choices: T[]) => choices[Math.floor(next() * choices.length)]!
  return {
    motif: pick(hasMarks ? MOTIFS : MOTIFS.filter((motif) => motif !== 'galley')),
    inks: pick(INKS),
    letter: path.slice(path.lastIndexOf('/') + 1)[0] ?? '',
    hasMarks,
    next,
  }
}

export interface PostImage {
  readonly src: ContentImageFile
  readonly alt: string
}

interface PostPictureProps {
  /** Path of the article, which determines its cover. */
  path: string
  image?: PostImage | null
}

/** The picture of an article, or a composed cover. */
export function PostPicture({ path, image }: PostPictureProps) {
  // A draft may use a picture that this build does not contain.
  if (!image?.src.file) return <Cover path={path} />
  return (
    <S.Frame>
      <ImageFile image={image.src} alt={image.alt} />
    </S.Frame>
  )
}
