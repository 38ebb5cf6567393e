import { theme } from '@galley/tokens/theme'
import { panel } from '@galley/ui/styles/surface'
import { hiddenInPrint } from '@galley/ui/styles/visibility'
import { styled } from 'styled-components'

export const Card = styled.div`
  align-items: center;
  ${panel}
  bottom: calc(${theme.space[4]} + env(safe-area-inset-bottom));
  box-shadow: ${theme.shadow.raised};
  display: flex;
  flex-wrap: wrap;
  font-size: ${theme.size.sm};
  gap: ${theme.space[2]} ${theme.space[4]};
  inset-inline: ${theme.space[4]};
  margin-inline: auto;
  max-width: 32rem;
  padding: ${theme.space[3]} ${theme.space[4]};
  /* An open dialog blocks pointer events on the rest of the page, but must not block the notice. */
  pointer-events: auto;
  position: fixed;
  width: fit-content;
  z-index: ${theme.layer.toast};

  ${hiddenInPrint}
`

export const Actions = styled.div`
  display: flex;
  gap: ${theme.space[2]};
`

export const Text = styled.p`
  flex: 1 1 12rem;
  margin: 0;
`
