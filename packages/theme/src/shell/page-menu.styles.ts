import { theme } from '@galley/tokens/theme'
import { Button } from '@galley/ui/button'
import { media } from '@galley/ui/styles/media'
import { hiddenInPrint, hiddenWithoutScript } from '@galley/ui/styles/visibility'
import { styled } from 'styled-components'

export const Root = styled.div`
  display: inline-flex;
  flex-shrink: 0;

  ${hiddenInPrint}
`

export const Copy = styled(Button)`
  border-end-end-radius: 0;
  border-start-end-radius: 0;
  flex-shrink: 1;
  /* Keeps the width while the shorter confirmation is shown. */
  min-width: 7.25rem;

  &[data-state='copied'] svg {
    color: ${theme.color.primaryText};
  }
  ${hiddenWithoutScript}
`

export const More = styled(Button)`
  border-end-start-radius: 0;
  border-inline-start: 0;
  border-start-start-radius: 0;

  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
  ${hiddenWithoutScript}
`

/** The part of the menu that works without scripts. */
export const Plain = styled.span`
  display: none;

  ${media.noScript} {
    display: inline-flex;
  }
`
