import { theme } from '@galley/tokens/theme'
import { row, stack } from '@galley/ui/styles/layout'
import { box, errorBox } from '@galley/ui/styles/surface'
import { hiddenWithoutScript } from '@galley/ui/styles/visibility'
import { styled } from 'styled-components'
import { block } from './block.styles'

export const Frame = styled.div`
  ${block}
  ${box}
  padding: ${theme.space[5]};

  &:focus-visible {
    outline-offset: 2px;
  }
`

export const Skeleton = styled.div`
  ${stack(3)}
  padding-block: ${theme.space[1]};

  ${hiddenWithoutScript}
`

export const Line = styled.span`
  background: ${theme.color.line};
  border-radius: ${theme.radius.sm};
  height: 1.25rem;

  &:last-child {
    width: 60%;
  }
`

export const Problem = styled.div`
  ${errorBox}
  ${row(3)}
  flex-wrap: wrap;

  & + * {
    margin-block-start: ${theme.space[4]};
  }
`
