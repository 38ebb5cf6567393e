import { theme } from '@galley/tokens/theme'
import { media } from '@galley/ui/styles/media'
import { hoverText, well } from '@galley/ui/styles/surface'
import { smallMuted } from '@galley/ui/styles/text'
import { styled } from 'styled-components'

/** A button of a group. One button of the group is pressed. */
export const ChoiceChip = styled.button`
  border: 1px solid transparent;
  border-radius: ${theme.radius.control};
  ${smallMuted}

  &[aria-pressed='true'] {
    border-color: ${theme.color.lineStrong};
    color: ${theme.color.textStrong};
  }
  ${hoverText}
`

/** A group of segments. One segment is pressed. */
export const Segments = styled.div`
  ${well}
  display: inline-flex;
  flex: none;
  padding: 1px;
`

export const Segment = styled.button`
  border: 1px solid transparent;
  border-radius: ${theme.radius.control};
  color: ${theme.color.textMuted};
  flex: 1;
  font-weight: 500;
  min-height: 2.25rem;
  padding-inline: ${theme.space[3]};
  transition:
    background-color ${theme.motion.fast},
    color ${theme.motion.fast};

  ${media.coarse} {
    min-height: 2.5rem;
  }
  &[aria-pressed='true'] {
    background: ${theme.color.raised};
    border-color: ${theme.color.lineStrong};
    color: ${theme.color.textStrong};
  }
  ${hoverText}
`

/** A number beside a word. */
export const Amount = styled.span`
  color: ${theme.color.textMuted};
  font-variant-numeric: tabular-nums;
  font-weight: 400;
`
