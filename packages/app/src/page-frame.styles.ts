import { theme } from '@galley/tokens/theme'
import { visuallyHidden } from '@galley/ui/visually-hidden.styles'
import { styled } from 'styled-components'

export const SkipLink = styled.a`
  background: ${theme.color.textStrong};
  border-radius: ${theme.radius.control};
  color: ${theme.color.ground};
  font-size: ${theme.size.sm};
  font-weight: 500;
  inset-inline-start: ${theme.space[4]};
  padding: ${theme.space[3]} ${theme.space[4]};
  position: fixed;
  top: ${theme.space[3]};
  z-index: ${theme.layer.skipLink};

  &:not(:focus) {
    ${visuallyHidden}
    padding: 0;
  }
`

/** Receives the focus by code, without a ring around the whole page. */
export const Main = styled.main`
  flex: 1;
  outline: none;
`
