import { theme } from '@galley/tokens/theme'
import { styled } from 'styled-components'
import { accentLink, smallMuted } from '../styles/text'

export const Root = styled.form`
  display: grid;
  gap: ${theme.space[5]};
  max-width: 24rem;
  min-width: 0;
  width: 100%;
`

export const Head = styled.div`
  display: grid;
  gap: ${theme.space[1]};
`

export const Title = styled.h2`
  font: 500 ${theme.size['2xl']} / 1.2 ${theme.font.serif};
`

export const Description = styled.p`
  ${smallMuted}
`

export const Providers = styled.div`
  display: grid;
  gap: ${theme.space[2]};
`

export const Separator = styled.div`
  align-items: center;
  color: ${theme.color.textMuted};
  display: flex;
  font-size: ${theme.size.sm};
  gap: ${theme.space[3]};
  line-height: 1;

  &::before,
  &::after {
    background: ${theme.color.line};
    content: '';
    flex: 1;
    height: 1px;
  }
`

export const Problem = styled.div`
  background: ${theme.color.errorTint};
  border-inline-start: 3px solid ${theme.color.error};
  border-radius: ${theme.radius.sm};
  color: ${theme.color.errorText};
  font-size: ${theme.size.sm};
  line-height: 1.45;
  padding: ${theme.space[2]} ${theme.space[3]};

  &:empty {
    display: none;
  }
`

export const Footer = styled.div`
  ${smallMuted}
  text-align: center;

  a {
    ${accentLink}
  }
`
