import { theme } from '@galley/tokens/theme'
import { AuthForm } from '@galley/ui/auth-form'
import { panel } from '@galley/ui/styles/surface'
import { accentLink } from '@galley/ui/styles/text'
import { styled } from 'styled-components'

export const Root = styled.div`
  display: grid;
  gap: ${theme.space[6]};
  max-width: 36rem;
  width: 100%;
`

export const Form = styled(AuthForm)`
  max-width: none;

  > [type='submit'] {
    justify-self: start;
    width: auto;
  }
`

export const Box = styled.div`
  ${panel}
  display: grid;
  gap: ${theme.space[4]};
  justify-items: start;
  padding: ${theme.space[5]};

  p a {
    ${accentLink}
  }
`

/** No outline: the title receives the focus for screen readers and has no action. */
export const Title = styled.h2`
  font: 500 ${theme.size.xl} / 1.2 ${theme.font.serif};
  outline: none;
`

export const Rows = styled.dl`
  display: grid;
  gap: ${theme.space[2]};
  width: 100%;

  > div {
    display: grid;
    gap: ${theme.space[4]};
    grid-template-columns: 8rem minmax(0, 1fr);
  }
  dt {
    color: ${theme.color.textMuted};
  }
`
