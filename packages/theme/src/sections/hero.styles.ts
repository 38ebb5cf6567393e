import { theme } from '@galley/tokens/theme'
import { stack, wrappedRow } from '@galley/ui/styles/layout'
import { media } from '@galley/ui/styles/media'
import { lead, monoNote } from '@galley/ui/styles/text'
import { hiddenInPrint } from '@galley/ui/styles/visibility'
import { styled } from 'styled-components'

const MARK = '1.125rem'
const line = `linear-gradient(${theme.color.lineStrong}, ${theme.color.lineStrong})`

/** The horizontal and vertical stroke of a crop mark. */
const cropMark = (side: 'left' | 'right', end: 'top' | 'bottom') =>
  `${line} ${side} ${end} / ${MARK} 1px no-repeat, ${line} ${side} ${end} / 1px ${MARK} no-repeat`

/** The layout depends on the width of the hero, not of the window, because the hero may be in a narrow frame. */
export const Root = styled.section`
  container-type: inline-size;
  margin-top: ${theme.space[4]};

  &[data-marks] {
    background:
      ${cropMark('left', 'top')}, ${cropMark('right', 'top')}, ${cropMark('left', 'bottom')},
      ${cropMark('right', 'bottom')};
  }
  /* Crop marks already separate the next section. */
  &[data-marks] + section {
    border-top: 0;
  }

  ${media.lg} {
    margin-top: ${theme.space[6]};
  }
`

export const Exhibit = styled.div`
  min-width: 0;

  && > * {
    max-width: none;
  }
`

export const Sheet = styled.div`
  ${stack(8)}
  grid-template-columns: minmax(0, 1fr);
  padding: ${theme.space[10]} min(${theme.space[5]}, 5cqi);

  @container (min-width: 42em) {
    padding: ${theme.space[14]} ${theme.space[10]};
  }
  @container (min-width: 60em) {
    column-gap: ${theme.space[12]};
    padding: ${theme.space[16]} ${theme.space[12]};
    row-gap: ${theme.space[12]};
    &:has(${Exhibit}) {
      grid-template-columns: clamp(20rem, 29cqi, 22rem) minmax(0, 1fr);
    }
  }
  /* Without crop marks, the hero aligns with the logo and the sections. */
  ${Root}:not([data-marks]) > & {
    padding-inline: 0;
  }
`

export const Title = styled.h1`
  font-family: ${theme.font.serif};
  /* Limits the font size to the width of a phone. Longer words are hyphenated. */
  font-size: clamp(min(2.375rem, 13cqi), 5.6cqi, 4.25rem);
  font-weight: 500;
  grid-column: 1 / -1;
  hyphenate-limit-chars: 12 4 4;
  hyphens: auto;
  letter-spacing: -0.03em;
  line-height: 1.04;
`

export const Words = styled.div`
  align-content: start;
  ${stack(6)}
  grid-template-columns: minmax(0, 1fr);
`

export const Lead = styled.p`
  ${lead}
  line-height: 1.6;
  max-width: 36rem;
`

export const Actions = styled.div`
  ${wrappedRow(3)}
  ${hiddenInPrint}
`

export const Note = styled.p`
  border-top: 1px solid ${theme.color.line};
  ${monoNote}
  line-height: 1.7;
  max-width: 36rem;
  padding-top: ${theme.space[4]};
`
