import { theme } from '@galley/tokens/theme'
import { styled } from 'styled-components'

export const Key = styled.kbd`
  background: ${theme.color.raised};
  border: 1px solid ${theme.color.lineStrong};
  border-bottom-width: 2px;
  border-radius: ${theme.radius.sm};
  color: ${theme.color.text};
  display: inline-block;
  font: 500 ${theme.size.xs} / 1.3 ${theme.font.sans};
  min-width: 1.5em;
  padding: 0.05rem ${theme.space[1]};
  text-align: center;
`

export const Keys = styled.kbd`
  display: inline-flex;
  font: inherit;
  gap: ${theme.space[1]};
  vertical-align: 0.1em;
`

/** Shown on Apple devices only. */
export const OnApple = styled.span`
  :root:not([data-apple]) & {
    display: none;
  }
`

/** Shown on all other devices. */
export const OnOthers = styled.span`
  [data-apple] & {
    display: none;
  }
`
