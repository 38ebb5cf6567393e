import { theme } from '@galley/tokens/theme'
import { box, errorBox } from '@galley/ui/styles/surface'
import { hiddenWithoutScript } from '@galley/ui/styles/visibility'
import { styled } from 'styled-components'
import { block } from '../prose'

export const Frame = styled.div`
  ${block}
  ${box}
  padding: ${theme.space[5]};

  &:focus-visible {
    outline-offset: 2px;
  }
`

export const Skeleton = styled.div`
  display: grid;
  gap: ${theme.space[3]};
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
  align-items: center;
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};

  & + * {
    margin-block-start: ${theme.space[4]};
  }
`
