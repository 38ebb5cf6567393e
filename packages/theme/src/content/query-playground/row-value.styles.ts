import { theme } from '@galley/tokens/theme'
import { css, styled } from 'styled-components'

const mono = css`
  font-family: ${theme.font.mono};
  font-size: ${theme.size.small};
`

export const Nothing = styled.span`
  ${mono}
  color: ${theme.color.textMuted};
`

export const Unbroken = styled.span`
  white-space: nowrap;
`

export const Json = styled.span`
  ${mono}
`

export const Long = styled.details`
  border: 0;
  margin: 0;
  min-width: 14rem;
  padding: 0;

  &[data-json] {
    ${mono}
  }
`

export const Short = styled.summary`
  color: inherit;
  cursor: pointer;
  font-weight: inherit;
`

export const Whole = styled.div`
  margin-block-start: ${theme.space[2]};
  white-space: pre-wrap;
`
