import { theme } from '@galley/tokens/theme'
import { css, styled } from 'styled-components'

/** Diagonal hairlines, as the background of unpublished content. */
export const previewPattern = css`
  background-image: repeating-linear-gradient(135deg, transparent 0 5px, ${theme.color.line} 5px 6px);
`

export const Stamp = styled.span`
  ${previewPattern}
  align-items: center;
  color: ${theme.color.textStrong};
  display: inline-flex;
  flex: none;
  font: 500 ${theme.size.xs} / 1 ${theme.font.mono};
  gap: 0.375rem;
  letter-spacing: 0.12em;
  text-transform: uppercase;
`

export const Caret = styled.svg`
  fill: none;
  flex: none;
  stroke: ${theme.color.primaryText};
  stroke-linecap: round;
  stroke-linejoin: round;
  stroke-width: 2;
`
