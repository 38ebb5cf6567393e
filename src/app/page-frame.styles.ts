import { styled } from 'styled-components'
import { theme } from '~/styles/theme'

export const SkipLink = styled.a`
  background: ${theme.color.textStrong};
  border-radius: ${theme.radius.control};
  color: ${theme.color.ground};
  font-size: ${theme.size.sm};
  font-weight: 500;
  left: ${theme.space[4]};
  padding: ${theme.space[3]} ${theme.space[4]};
  position: fixed;
  top: ${theme.space[3]};
  z-index: ${theme.layer.skipLink};

  &:not(:focus) {
    clip-path: inset(50%);
    height: 1px;
    overflow: hidden;
    padding: 0;
    width: 1px;
  }
`

/** Takes the focus from the skip link, without a ring around the whole page. */
export const Main = styled.main`
  flex: 1;
  outline: none;

  &:focus-visible {
    outline: none;
  }
`
