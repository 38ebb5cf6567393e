import { theme } from '@galley/tokens/theme'
import { styled } from 'styled-components'

export const Root = styled.span`
  --avatar-side: 2rem;

  align-items: center;
  background: ${theme.color.neutralTint};
  border-radius: ${theme.radius.full};
  box-shadow: inset 0 0 0 1px ${theme.color.neutralLine};
  color: ${theme.color.text};
  display: inline-flex;
  flex: none;
  font-size: calc(var(--avatar-side) * 0.375);
  font-weight: 500;
  height: var(--avatar-side);
  justify-content: center;
  letter-spacing: 0.01em;
  line-height: 1;
  overflow: hidden;
  position: relative;
  user-select: none;
  vertical-align: middle;
  width: var(--avatar-side);

  &[data-size='xs'] {
    --avatar-side: 1.25rem;
  }
  &[data-size='sm'] {
    --avatar-side: 1.5rem;
  }
  &[data-size='lg'] {
    --avatar-side: 2.5rem;
  }
  &[data-size='xl'] {
    --avatar-side: 3.5rem;
  }
`

export const Picture = styled.img`
  background: ${theme.color.sunken};
  height: 100%;
  inset: 0;
  object-fit: cover;
  position: absolute;
  width: 100%;
`

export const Group = styled.span`
  display: inline-flex;
  isolation: isolate;

  & > * {
    outline: 2px solid ${theme.color.ground};
  }
  & > * + * {
    margin-inline-start: -0.375rem;
  }
`
