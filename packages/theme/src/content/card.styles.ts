import { theme } from '@galley/tokens/theme'
import { Icon } from '@galley/ui/icon'
import { Link } from '@galley/ui/link'
import { row, stack } from '@galley/ui/styles/layout'
import { media } from '@galley/ui/styles/media'
import { panel } from '@galley/ui/styles/surface'
import { smallMuted } from '@galley/ui/styles/text'
import { styled } from 'styled-components'
import { block } from './block.styles'

export const Group = styled.div`
  ${block}
  ${stack(4)}
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
`

export const Root = styled.div`
  ${block}
  ${panel}
  padding: ${theme.space[5]};
  position: relative;
  transition:
    border-color ${theme.motion.base},
    background-color ${theme.motion.base};

  ${Group} > & {
    margin: 0;
  }
  ${media.hover} {
    &[data-link]:hover {
      background: ${theme.color.primaryTint};
      border-color: ${theme.color.primaryLine};
    }
  }
  &[data-link]:has(> p a:focus-visible) {
    outline: 2px solid ${theme.color.primaryText};
    outline-offset: 2px;
  }
`

export const Mark = styled.div`
  color: ${theme.color.primaryText};
  margin-block-end: ${theme.space[3]};
`

export const Title = styled.p`
  ${row(2)}
  color: ${theme.color.textStrong};
  font-weight: 600;
  justify-content: space-between;
  line-height: 1.4;
  margin-block: 0;
`

export const TitleLink = styled(Link)`
  /* The link covers the whole card, without adding the content to its accessible name. */
  &::after {
    border-radius: ${theme.radius.md};
    content: '';
    inset: 0;
    position: absolute;
  }
  &:focus-visible {
    outline: none;
  }
`

export const Arrow = styled(Icon)`
  color: ${theme.color.textMuted};
  transition:
    color ${theme.motion.base},
    transform ${theme.motion.base};

  ${media.hover} {
    ${Root}:hover & {
      color: ${theme.color.primaryText};
      transform: translateX(2px);
    }
  }
`

export const Content = styled.div`
  ${smallMuted}
  line-height: 1.6;
  margin-block-start: ${theme.space[1]};

  &:empty {
    display: none;
  }
  /* Puts links in the text on top of the card's own link. */
  a {
    position: relative;
  }
`
