import { theme } from '@galley/tokens/theme'
import { styled } from 'styled-components'

export const Root = styled.span`
  align-items: center;
  border: 1px solid transparent;
  border-radius: ${theme.radius.full};
  color: ${theme.role.text};
  display: inline-flex;
  flex: none;
  font-size: ${theme.size.xs};
  font-weight: 500;
  gap: ${theme.space[1]};
  line-height: 1.25;
  max-width: 100%;
  padding: 0.125rem ${theme.space[2]};
  vertical-align: 0.1em;

  &[data-variant='subtle'],
  &[data-variant='soft'] {
    background: ${theme.role.tint};
  }
  &[data-variant='subtle'],
  &[data-variant='outline'] {
    border-color: ${theme.role.line};
  }
  &[data-variant='solid'] {
    background: ${theme.role.fill};
    color: ${theme.color.onAccent};
  }
  &[data-variant='solid'][data-color='neutral'] {
    background: ${theme.color.textStrong};
    color: ${theme.color.ground};
  }

  &[data-size='sm'] {
    padding-block: 0.0625rem;
    padding-inline: 0.375rem;
  }
  &[data-size='lg'] {
    font-size: ${theme.size.sm};
    padding: 0.1875rem 0.625rem;
  }
`
