import { styled } from 'styled-components'
import { media } from '~/styles/media'
import { theme } from '~/styles/theme'

/** A choice among few, pressed when it is the one. */
export const ChoiceChip = styled.button`
  border: 1px solid transparent;
  border-radius: ${theme.radius.control};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.sm};

  &[aria-pressed='true'] {
    border-color: ${theme.color.lineStrong};
    color: ${theme.color.textStrong};
  }
  ${media.hover} {
    &:hover {
      color: ${theme.color.textStrong};
    }
  }
`

/** A figure beside a word. */
export const Amount = styled.span`
  color: ${theme.color.textMuted};
  font-variant-numeric: tabular-nums;
  font-weight: 400;
`
