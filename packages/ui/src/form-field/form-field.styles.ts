import { theme } from '@galley/tokens/theme'
import { styled } from 'styled-components'
import { smallMuted } from '../styles/text'

export const Root = styled.div`
  display: grid;
  gap: 0.375rem;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
`

export const Head = styled.div`
  align-items: baseline;
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[3]};
  justify-content: space-between;
`

export const Label = styled.label`
  color: ${theme.color.textStrong};
  font-size: ${theme.size.sm};
  font-weight: 500;
  line-height: 1.4;
`

export const Mark = styled.span`
  color: ${theme.color.errorText};
  margin-inline-start: 0.125rem;
`

export const Note = styled.div`
  ${smallMuted}
  line-height: 1.45;
`

export const Message = styled.div`
  color: ${theme.color.errorText};
  font-size: ${theme.size.sm};
  line-height: 1.45;

  &:empty {
    display: none;
  }
`
