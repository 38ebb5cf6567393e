import { theme } from '@galley/tokens/theme'
import { styled } from 'styled-components'

export const Root = styled.nav`
  /* Aligns the first level with the site's name. */
  margin-inline-start: calc(-1 * ${theme.space[2]});
  max-height: calc(100vh - ${theme.width.header});
  overflow-y: auto;
  overscroll-behavior: contain;
  padding-block: ${theme.space[8]} ${theme.space[12]};
  position: sticky;
  scrollbar-color: ${theme.color.line} transparent;
  scrollbar-width: thin;
  top: ${theme.width.header};

  /* Space between the groups of the first level. */
  & > ul > li + li:has(ul) {
    margin-top: ${theme.space[4]};
  }
`
