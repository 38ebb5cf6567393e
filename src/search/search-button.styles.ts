import { styled } from 'styled-components'
import { Button } from '~/components/ui/button'
import { media } from '~/styles/media'
import { theme } from '~/styles/theme'

export const Root = styled(Button)`
  /* A telephone with letters twice as large; the footer has the list of all pages. */
  @container (max-width: 12rem) {
    display: none;
  }
  ${media.lg} {
    && {
      background: ${theme.color.raised};
      border-color: ${theme.color.line};
      font-weight: 400;
      justify-content: start;
      margin-right: ${theme.space[2]};
      padding-inline: ${theme.space[3]};
      width: 13rem;
    }
  }
`

/** Its end does not move when the device, and with it the keys, is known. */
export const WideOnly = styled.span`
  display: none;

  ${media.lg} {
    display: inline;
  }
  & + & {
    font-size: ${theme.size.xs};
    margin-left: auto;
  }
`
