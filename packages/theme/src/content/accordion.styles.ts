import { theme } from '@galley/tokens/theme'
import { breakable } from '@galley/ui/styles/text'
import { styled } from 'styled-components'
import { block } from './block.styles'
import { summary } from './collapsible.styles'

export const Root = styled.div`
  ${block}
  border-block: 1px solid ${theme.color.line};
`

export const Item = styled.details`
  border: 0;
  margin-block: 0;
  padding: 0;

  & + & {
    border-block-start: 1px solid ${theme.color.line};
  }
`

export const Summary = styled.summary`
  ${summary}
  gap: ${theme.space[3]};
  line-height: 1.5;
  padding-block: 0.875rem;

  > svg {
    color: ${theme.color.textMuted};
  }
  > [data-chevron] {
    margin-inline-end: ${theme.space[1]};
    transition: transform ${theme.motion.base};
  }
  [open] > & > [data-chevron] {
    transform: rotate(180deg);
  }
`

export const Label = styled.span`
  flex: 1;
  ${breakable}
`

export const Content = styled.div`
  padding-block: 0 ${theme.space[5]};
  padding-inline-end: ${theme.space[8]};
`
