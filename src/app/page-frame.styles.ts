import { styled } from 'styled-components'
import { TEXT_ID } from '~/lib/skip-targets'
import { visuallyHidden } from '~/components/ui/visually-hidden.styles'
import { skipTarget } from '~/styles/surface'
import { theme } from '~/styles/theme'

/** One of them is rendered: where a page has a column before its text, the one that leads to the text. */
export const SkipLinks = styled.div`
  a {
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
  }
  a:not(:focus) {
    ${visuallyHidden}
    padding: 0;
  }
  :root:has(#${TEXT_ID}) & > :first-child,
  :root:not(:has(#${TEXT_ID})) & > :last-child {
    display: none;
  }
`

export const Main = styled.main`
  ${skipTarget}
  flex: 1;
`
