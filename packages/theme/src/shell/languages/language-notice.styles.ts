import { theme } from '@galley/tokens/theme'
import { hiddenInPrint } from '@galley/ui/styles/visibility'
import { styled } from 'styled-components'

export const Root = styled.p`
  background: ${theme.color.infoTint};
  border-radius: ${theme.radius.md};
  color: ${theme.color.textStrong};
  font-size: ${theme.size.note};
  margin-block-start: ${theme.space[4]};
  padding: ${theme.space[3]} ${theme.space[4]};

  a {
    color: ${theme.color.infoText};
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  ${hiddenInPrint}
`
