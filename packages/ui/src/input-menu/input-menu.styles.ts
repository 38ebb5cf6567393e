import { theme } from '@galley/tokens/theme'
import { styled } from 'styled-components'
import { Icon } from '../icon'
import { focusRing, innerButton, lineBox, lineField } from '../input'
import { oneLine } from '../styles/text'
import { hiddenWithoutScript } from '../styles/visibility'

export const Root = styled.span`
  ${lineBox}
  min-height: var(--control-height);
  position: relative;

  &[data-multiple] {
    padding-inline-start: ${theme.space[1]};
  }
  &:has(input:focus) {
    ${focusRing}
  }
`

export const Values = styled.span`
  align-items: center;
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: ${theme.space[1]};
  min-width: 0;
  padding-block: 0.1875rem;
`

export const Field = styled.input`
  ${lineField}
  min-height: 1.75rem;
  min-width: 4rem;

  [data-multiple] & {
    flex-basis: 4rem;
    padding-inline-start: ${theme.space[2]};
    width: 4rem;
  }
  [data-size='sm'] & {
    min-height: 1.5rem;
  }
`

export const Tag = styled.span`
  align-items: center;
  background: ${theme.color.neutralTint};
  border: 1px solid ${theme.color.neutralLine};
  border-radius: ${theme.radius.sm};
  color: ${theme.color.text};
  cursor: default;
  display: inline-flex;
  font-size: ${theme.size.sm};
  line-height: 1.25rem;
  max-width: 100%;
  min-height: 1.625rem;
  padding-inline-start: 0.375rem;
`

export const TagWords = styled.span`
  min-width: 0;
  ${oneLine}
`

export const TagButton = styled.button`
  ${innerButton}
  height: 1.5rem;
  width: 1.5rem;
`

export const InnerButton = styled.button`
  ${innerButton}
  margin-inline: -0.25rem;
`

export const Chevron = styled(Icon)`
  transition: transform ${theme.motion.base};

  &[data-open] {
    transform: rotate(180deg);
  }
  ${hiddenWithoutScript}
`
