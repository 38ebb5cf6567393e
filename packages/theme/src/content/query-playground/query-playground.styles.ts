import { theme } from '@galley/tokens/theme'
import { leftToRight } from '@galley/ui/styles/direction'
import { row } from '@galley/ui/styles/layout'
import { media } from '@galley/ui/styles/media'
import { breakable } from '@galley/ui/styles/text'
import { hiddenWithoutScript } from '@galley/ui/styles/visibility'
import { TabsList } from '@galley/ui/tabs'
import { css, styled } from 'styled-components'
import { codeBox } from '../block.styles'
import { Code } from '../code-block'

export const Frame = styled.div`
  ${codeBox}
  border-color: ${theme.color.lineStrong};
  border-radius: ${theme.radius.lg};

  /* Without scripts, every example is visible under its name. */
  ${media.noScript} {
    [role='tabpanel']::before {
      padding-inline: ${theme.space[5]};
    }
  }
`

export const List = styled(TabsList)`
  padding-inline: ${theme.space[5]};
`

export const Editor = styled.div`
  ${leftToRight}
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

export const Foot = styled.div`
  ${row(2, 3)}
  background: ${theme.color.raised};
  border-block-start: 1px solid ${theme.color.line};
  flex-wrap: wrap;
  font-size: ${theme.size.sm};
  line-height: 1.5;
  min-height: 3.25rem;
  padding: ${theme.space[2]} ${theme.space[5]};

  /* Running needs scripts. */
  ${hiddenWithoutScript}
`

export const Hint = styled.span`
  color: ${theme.color.textMuted};
  display: none;

  ${media.sm} {
    display: inline;
  }
  /* Touch screens have no keys for the shortcut. */
  ${media.coarse} {
    display: none;
  }
`

export const Status = styled.span`
  color: ${theme.color.textMuted};
  font-variant-numeric: tabular-nums;
  margin-inline-start: auto;
`
