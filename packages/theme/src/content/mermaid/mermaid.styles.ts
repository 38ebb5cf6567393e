import { theme } from '@galley/tokens/theme'
import { leftToRight } from '@galley/ui/styles/direction'
import { box, errorBox, innerRing } from '@galley/ui/styles/surface'
import { caption } from '@galley/ui/styles/text'
import { onlyInItsMode, wholeInPrint } from '@galley/ui/styles/visibility'
import { styled } from 'styled-components'
import { block, sideways } from '../block.styles'

export const Figure = styled.figure`
  ${block}
  ${wholeInPrint}
`

export const Frame = styled.div`
  ${box}
  display: grid;
  overflow: hidden;

  > * {
    min-width: 0;
  }
  /* Centred in the reserved space. */
  > div {
    align-content: center;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Source = styled.pre`
  color: ${theme.color.textMuted};
  font: ${theme.size.small} / 1.6 ${theme.font.mono};
  margin: 0;
  overflow-x: auto;
  padding: ${theme.space[5]};
  ${innerRing}
`

export const Scroll = styled.div`
  ${sideways}
  overflow-y: hidden;
  ${innerRing}
`

export const Picture = styled.div`
  /* The direction would move the labels of a diagram. */
  ${leftToRight}
  padding: ${theme.space[6]};
  /* Includes the space after the diagram in the scrollable area. */
  width: fit-content;
  min-width: 100%;

  svg {
    height: auto;
    margin-inline: auto;
    /* On narrow screens, the diagram scrolls before its text becomes too small. This is the width between both sidebars. */
    min-width: min(0.75 * var(--drawing-width), 33rem);
  }
  ${onlyInItsMode}
`

export const Problem = styled.p`
  ${errorBox}
  margin-block-start: ${theme.space[3]};

  > code {
    background: none;
    border: 0;
    color: inherit;
    display: block;
    padding: 0;
    white-space: pre-wrap;
  }
`

export const Caption = styled.figcaption`
  ${caption}
`
