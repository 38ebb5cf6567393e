import { theme } from '@galley/tokens/theme'
import { leftToRight } from '@galley/ui/styles/direction'
import { media } from '@galley/ui/styles/media'
import { hoverRow, innerRing } from '@galley/ui/styles/surface'
import { hiddenWithoutScript } from '@galley/ui/styles/visibility'
import { styled } from 'styled-components'
import { codeBox } from '../block.styles'
import { Row } from '../file-tree.styles'

const HEIGHT = '28rem'

export const Frame = styled.div`
  ${codeBox}

  ${media.md} {
    display: grid;
    grid-template-columns: 15rem minmax(0, 1fr);
  }
  ${media.noScript} {
    display: block;
  }
`

export const Files = styled.div`
  border-block-end: 1px solid ${theme.color.line};
  max-height: 12rem;
  overflow: auto;
  padding: ${theme.space[2]};
  scrollbar-width: thin;

  ${media.md} {
    border-block-end: 0;
    border-inline-end: 1px solid ${theme.color.line};
    max-height: ${HEIGHT};
  }
  /* Without scripts, all files are visible. */
  ${hiddenWithoutScript}
`

export const File = styled(Row).attrs({ as: 'button' })<React.ComponentProps<'button'>>`
  font: inherit;
  text-align: start;
  width: 100%;

  ${hoverRow}
  &[aria-current] {
    background: ${theme.color.primaryTint};
    color: ${theme.color.textStrong};
  }
  ${innerRing}
`

/* All panes overlap, and hidden panes keep their height. The box is as high as the longest file, so the layout never shifts. */
export const Panes = styled.div`
  display: grid;
  grid-template: 'pane' auto / minmax(0, 1fr);

  ${media.noScript} {
    display: block;
  }
`

export const Pane = styled.div`
  ${leftToRight}
  flex-direction: column;
  grid-area: pane;
  max-height: ${HEIGHT};
  position: relative;

  &:not([hidden]) {
    display: flex;
  }
  /* Hides the pane until a script sets the attribute "hidden". */
  &[data-hidden] {
    visibility: hidden;
  }
  /* Estimated height of the skipped content: the bar and the lines. */
  &[hidden] {
    visibility: visible;
    contain-intrinsic-block-size: auto calc(2.5rem + 2 * ${theme.space[4]} + var(--lines) * 1.7 * ${theme.size.code});
    pointer-events: none;
  }
  pre {
    flex: 1;
    overflow: auto;
  }
  ${media.noScript} {
    max-height: none;

    &[data-hidden] {
      content-visibility: visible;
      display: flex;
      visibility: visible;
    }
  }
`
