import { css, styled } from 'styled-components'

/** Hides content visually, but not from screen readers. */
export const visuallyHidden = css`
  clip-path: inset(50%);
  height: 1px;
  overflow: hidden;
  position: absolute;
  white-space: nowrap;
  width: 1px;
`

/** Text for screen readers only. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`
