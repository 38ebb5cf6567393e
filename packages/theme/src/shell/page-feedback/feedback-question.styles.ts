import { theme } from '@galley/tokens/theme'
import { row, stack, wrappedRow } from '@galley/ui/styles/layout'
import { hiddenWithoutScript } from '@galley/ui/styles/visibility'
import { styled } from 'styled-components'

export const Root = styled.section`
  ${row(3, 5)}
  border-top: 1px solid ${theme.color.line};
  flex-wrap: wrap;
  font-size: ${theme.size.sm};
  margin-top: ${theme.space[12]};
  padding-top: ${theme.space[6]};
  ${hiddenWithoutScript}
`

export const Question = styled.h2`
  font-size: ${theme.size.sm};
  letter-spacing: 0;
  line-height: 1.5;
`

export const Answers = styled.div`
  ${wrappedRow(2)}
`

export const Form = styled.form`
  ${stack(4)}
  flex-basis: 100%;
  justify-items: start;

  > div {
    max-width: 32rem;
    width: 100%;
  }
`

export const Status = styled.p`
  color: ${theme.color.textMuted};
  outline: none;

  &[data-problem] {
    color: ${theme.color.errorText};
  }
`
