import { theme } from '@galley/tokens/theme'
import { media } from '@galley/ui/styles/media'
import { styled } from 'styled-components'
import { MenuToggle } from './menu-toggle'

/** Aligns its lines with the end of the page's text. */
export const Toggle = styled(MenuToggle)`
  margin-right: -10px;
`

/** Covers the header's toggle, so that both look like one button. */
export const PanelToggle = styled(MenuToggle)`
  margin-right: calc(${theme.space[4]} - 10px);

  ${media.sm} {
    margin-right: calc(${theme.space[6]} - 10px);
  }
`

export const Navigation = styled.nav`
  --tree-row: 2.75rem;
  --tree-size: ${theme.size.md};

  padding: ${theme.space[2]} ${theme.space[2]} ${theme.space[12]};

  ${media.sm} {
    padding-inline: ${theme.space[4]};
  }
`
