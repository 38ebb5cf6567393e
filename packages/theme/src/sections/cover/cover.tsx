import * as React from 'react'
import type { ComponentProps } from 'react'
import { site } from '@galley/site'
import { theme } from '@galley/tokens/theme'
import { composeCover, type CoverComposition } from './compose-cover'
import * as S from './cover.styles'
import { motifs } from './motifs'

interface CoverProps extends Omit<ComponentProps<'svg'>, 'path'> {
  /** Path of the article, which determines the picture. */
  path: string
}

/** A decorative picture for an article, composed from its path. */
export function Cover({ path, ...rest }: CoverProps) {
  const composition = composeCover(path, site.printMarks)
  const Motif = motifs[composition.motif]
  return (
    <S.Root
      viewBox="0 0 640 360"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      data-ink={composition.inks[0]}
      {...rest}
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
