import { styled } from 'styled-components'
import { theme } from '~/styles/theme'

export const Root = styled.header`
  margin-bottom: ${theme.space[10]};
  max-width: ${theme.width.text};
`

export const Title = styled.h1`
  font-size: ${theme.size['4xl']};
  letter-spacing: -0.025em;
  margin-top: ${theme.space[3]};
`

export const Description = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.lg};
  line-height: 1.6;
  margin-top: ${theme.space[3]};
`

export const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  margin-top: ${theme.space[4]};
`
