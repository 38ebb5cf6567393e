import { theme } from '@galley/tokens/theme'
import { hoverText, mark } from '@galley/ui/styles/surface'
import { styled } from 'styled-components'

export const Root = styled.nav`
  max-height: calc(100vh - ${theme.width.header});
  overflow-y: auto;
  overscroll-behavior: contain;
  padding-block: ${theme.space[10]} ${theme.space[8]};
  position: sticky;
  scrollbar-width: none;
  top: ${theme.width.header};
`

export const Title = styled.h2`
  font-size: ${theme.size.sm};
  letter-spacing: 0;
  margin-bottom: ${theme.space[3]};
`

export const Rail = styled.div`
  border-left: 1px solid ${theme.color.line};
  position: relative;
`

/** A script measures its position, because long headings take several lines. */
export const Marker = styled.span`
  ${mark}
  height: var(--marker-height, 0);
  left: -1.5px;
  opacity: 0;
  position: absolute;
  top: 0;
  transform: translateY(var(--marker-top, 0));
  transition:
    height ${theme.motion.layout},
    opacity ${theme.motion.slow},
    transform ${theme.motion.layout};
  width: 2px;

  &[data-shown] {
    opacity: 1;
  }
`

/** Links have no class, because a page contains them twice: next to the text and in the collapsible table. */
export const List = styled.ul`
  font-size: ${theme.size.sm};
  line-height: 1.4;

  a {
    color: ${theme.color.textMuted};
    display: block;
    padding: 0.3125rem ${theme.space[4]};
    transition: color ${theme.motion.fast};
    ${hoverText}
  }
  a[data-active] {
    color: ${theme.color.primaryText};
  }
  & & a {
    padding-left: ${theme.space[8]};
  }
`
