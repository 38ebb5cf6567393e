import { theme } from '@galley/tokens/theme'
import { media } from '@galley/ui/styles/media'
import { hoverGround, hoverText } from '@galley/ui/styles/surface'
import { visuallyHidden } from '@galley/ui/visually-hidden.styles'
import { styled } from 'styled-components'

export const Root = styled.div`
  border-bottom: 1px solid ${theme.color.line};
  display: flex;
  flex: none;
  gap: ${theme.space[1]};
  overflow-x: auto;
  padding: ${theme.space[2]} ${theme.space[3]};
  scrollbar-width: none;
`

export const Chip = styled.label`
  border-radius: ${theme.radius.full};
  color: ${theme.color.text};
  cursor: pointer;
  flex: none;
  font-size: ${theme.size.small};
  line-height: 1.25rem;
  padding: 0.1875rem 0.625rem;
  position: relative;

  > input {
    ${visuallyHidden}
  }
  ${hoverText}
  &[data-empty],
  > span {
    color: ${theme.color.textMuted};
  }
  &:has(:checked) {
    background: ${hoverGround};
    color: ${theme.color.textStrong};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${theme.color.primaryText};
  }
  ${media.coarse} {
    padding: ${theme.space[2]} ${theme.space[3]};
  }
  ${media.forcedColors} {
    &:has(:checked) {
      outline: 2px solid Highlight;
    }
  }
`

export const Count = styled.span`
  font-size: ${theme.size.xs};
  font-variant-numeric: tabular-nums;
  margin-inline-start: 0.125rem;
`
