import { theme } from '@galley/tokens/theme'
import { hiddenInPrint } from '@galley/ui/styles/visibility'
import { styled } from 'styled-components'

export const Root = styled.div`
  background: ${theme.role.tint};
  border-radius: ${theme.radius.md};
  color: ${theme.color.textStrong};
  font-size: ${theme.size.note};
  margin-bottom: ${theme.space[6]};
  padding: ${theme.space[3]} ${theme.space[4]};

  a {
    color: ${theme.role.text};
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  ${hiddenInPrint}
`
