import { styled } from 'styled-components'
import { media } from '~/styles/media'
import { theme } from '~/styles/theme'
import { block } from '../prose'

export const Frame = styled.div`
  ${block}
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.md};
  padding: ${theme.space[5]};

  &:focus-visible {
    outline-offset: 2px;
  }
`

export const Skeleton = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  padding-block: ${theme.space[1]};

  ${media.noScript} {
    display: none;
  }
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
  align-items: center;
  background: ${theme.color.errorTint};
  border-radius: ${theme.radius.control};
  color: ${theme.color.errorText};
  display: flex;
  flex-wrap: wrap;
  font-size: ${theme.size.sm};
  gap: ${theme.space[3]};
  overflow-wrap: anywhere;
  padding: ${theme.space[3]} ${theme.space[4]};

  & + * {
    margin-block-start: ${theme.space[4]};
  }
`
