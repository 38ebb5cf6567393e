import { FORCED_ATTRIBUTE } from '@galley/core/color-mode'
import { Button } from '@galley/ui/button'
import { hiddenWithoutScript } from '@galley/ui/styles/visibility'
import { styled } from 'styled-components'

export const Root = styled(Button)`
  /* Without scripts, the page follows the device. */
  ${hiddenWithoutScript}
  /* A page that forces its mode offers no choice. */
  [${FORCED_ATTRIBUTE}] & {
    display: none;
  }
`

export const InLight = styled.span`
  display: flex;

  [data-theme='dark'] & {
    display: none;
  }
`

export const InDark = styled.span`
  display: none;

  [data-theme='dark'] & {
    display: flex;
  }
`
