import { theme } from '@galley/tokens/theme'
import { media } from '@galley/ui/styles/media'
import { breakable } from '@galley/ui/styles/text'
import { css, styled } from 'styled-components'
import { Code } from '../code-block'

export const Root = styled.div`
  display: grid;
  font: ${theme.size.code} / 1.7 ${theme.font.mono};
  font-variant-ligatures: none;

  /* Safari on iOS zooms into fields with a smaller font. */
  ${media.coarse} {
    font-size: ${theme.size.md};
  }
`

/** Makes both layers break lines at the same positions. */
const layer = css`
  font: inherit;
  font-variant-ligatures: inherit;
  grid-area: 1 / 1;
  letter-spacing: normal;
  margin: 0;
  ${breakable}
  padding-block: ${theme.space[4]};
  tab-size: 2;
  white-space: pre-wrap;
`

export const Shown = styled.pre`
  ${layer}

  /* With forced colours, the field shows its own text, so this layer is hidden. */
  ${media.forcedColors} {
    &[aria-hidden='true'] {
      visibility: hidden;
    }
  }
`

export const Painted = styled(Code)`
  width: auto;
`

export const Field = styled.textarea`
  ${layer}
  background: transparent;
  border: 0;
  caret-color: ${theme.color.textStrong};
  color: transparent;
  overflow: hidden;
  padding-inline: ${theme.space[5]};
  resize: none;

  &::selection {
    background: color-mix(in srgb, ${theme.color.primary} 28%, transparent);
    color: transparent;
  }
  &:focus-visible {
    border-radius: 0;
    outline-offset: -2px;
  }
`
