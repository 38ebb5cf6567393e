import { theme } from '@galley/tokens/theme'
import { row } from '@galley/ui/styles/layout'
import { media } from '@galley/ui/styles/media'
import { hiddenWithoutScript } from '@galley/ui/styles/visibility'
import { styled } from 'styled-components'

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
