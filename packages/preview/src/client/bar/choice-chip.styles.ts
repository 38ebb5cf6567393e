import { theme } from '@galley/tokens/theme'
import { hoverText } from '@galley/ui/styles/surface'
import { smallMuted } from '@galley/ui/styles/text'
import { styled } from 'styled-components'

/** A choice among few, pressed when it is the one. */
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

/** A figure beside a word. */
export const Amount = styled.span`
  color: ${theme.color.textMuted};
  font-variant-numeric: tabular-nums;
  font-weight: 400;
`
