import { theme } from '@galley/tokens/theme'
import { hiddenWithoutScript } from '@galley/ui/styles/visibility'
import { styled } from 'styled-components'

export const Root = styled.section`
  align-items: center;
  border-top: 1px solid ${theme.color.line};
  display: flex;
  flex-wrap: wrap;
  font-size: ${theme.size.sm};
  gap: ${theme.space[3]} ${theme.space[5]};
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
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`

export const Form = styled.form`
  display: grid;
  flex-basis: 100%;
  gap: ${theme.space[4]};
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
