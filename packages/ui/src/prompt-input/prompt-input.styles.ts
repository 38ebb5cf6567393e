import { theme } from '@galley/tokens/theme'
import { styled } from 'styled-components'
import { controlBox, focusRing } from '../input'
import { Textarea } from '../textarea'

export const Root = styled.form`
  ${controlBox}
  border-radius: ${theme.radius.lg};
  display: flow-root;
  padding: ${theme.space[2]};

  &:has(textarea:focus) {
    ${focusRing}
  }
`

export const Text = styled(Textarea)`
  && {
    background: none;
    border: 0;
    outline: none;
    padding: ${theme.space[1]} ${theme.space[2]};
  }
  &&[data-autoresize] {
    --around: ${theme.space[2]};
  }
`

export const Foot = styled.div`
  align-items: center;
  display: flex;
  gap: ${theme.space[2]};
  justify-content: space-between;
  margin-top: ${theme.space[1]};
`

export const Tools = styled.div`
  align-items: center;
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  min-width: 0;
`

export const Problem = styled.div`
  align-items: center;
  color: ${theme.color.errorText};
  display: flex;
  flex-wrap: wrap;
  font-size: ${theme.size.sm};
  gap: ${theme.space[1]} ${theme.space[3]};
  padding: ${theme.space[2]} ${theme.space[2]} 0;

  &:empty {
    display: none;
  }
`
