import { theme } from '@galley/tokens/theme'
import { Button } from '@galley/ui/button'
import { media } from '@galley/ui/styles/media'
import { visuallyHidden } from '@galley/ui/visually-hidden.styles'
import { styled } from 'styled-components'

export const Root = styled(Button)`
  /* A phone with text at 200 % has no space for the button. The footer links to the list of all pages. */
  @container (max-width: 12rem) {
    display: none;
  }
  ${media.lg} {
    &[data-square] {
      background: ${theme.color.raised};
      border-color: ${theme.color.line};
      font-weight: 400;
      justify-content: start;
      margin-inline-end: ${theme.space[2]};
      padding-inline: ${theme.space[3]};
      width: 13rem;
    }
  }
`

/** On narrow screens there is only the icon. */
export const Label = styled.span`
  ${media.belowLg} {
    ${visuallyHidden}
  }
`

/** Aligned at the end, which does not move when a script replaces the keys by the keys of the device. */
export const Keys = styled.span`
  display: none;
  font-size: ${theme.size.xs};
  margin-inline-start: auto;

  ${media.lg} {
    display: inline;
  }
`
