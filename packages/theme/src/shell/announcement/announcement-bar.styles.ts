import { ANNOUNCEMENT_HIDDEN } from '@galley/core/announcement'
import { theme } from '@galley/tokens/theme'
import { row } from '@galley/ui/styles/layout'
import { iconButton } from '@galley/ui/styles/surface'
import { hiddenInPrint, hiddenWithoutScript } from '@galley/ui/styles/visibility'
import { styled } from 'styled-components'

/** Scrolls away with the page, so that the sticky header keeps its position. */
export const Root = styled.aside`
  ${row(2)}
  background: ${theme.role.tint};
  border-bottom: 1px solid ${theme.role.line};
  color: ${theme.color.textStrong};
  font-size: ${theme.size.sm};
  line-height: 1.5;
  padding: ${theme.space[2]} ${theme.space[4]};

  > p {
    flex: 1;
    text-align: center;
    text-wrap: balance;
  }
  a {
    color: ${theme.role.text};
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  [${ANNOUNCEMENT_HIDDEN}] & {
    display: none;
  }
  ${hiddenInPrint}
`

export const Dismiss = styled.button`
  ${iconButton}
  ${hiddenWithoutScript}
`
