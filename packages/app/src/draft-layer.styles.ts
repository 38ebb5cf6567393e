import { theme } from '@galley/tokens/theme'
import { styled } from 'styled-components'

/** Notice in the place of the preview's bar. */
export const Failure = styled.div`
  align-items: center;
  background: ${theme.color.raised};
  border-top: 1px solid ${theme.color.errorLine};
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  font-size: ${theme.size.sm};
  gap: ${theme.space[3]};
  inset-inline: 0;
  padding: ${theme.space[3]} ${theme.space[4]};
  position: fixed;
  z-index: ${theme.layer.header};
`
