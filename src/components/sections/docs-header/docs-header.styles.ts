import { styled } from 'styled-components'
import { theme } from '~/styles/theme'

export const Root = styled.header`
  margin-bottom: ${theme.space[10]};
  max-width: ${theme.width.text};
`

/** The actions stand beside the first line of the title, or below it where there is no room. */
export const TitleRow = styled.div`
  align-items: flex-start;
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]} ${theme.space[6]};
  justify-content: space-between;
  margin-top: ${theme.space[3]};
`

export const Title = styled.h1`
  flex: 1 1 18rem;
  font-size: ${theme.size['4xl']};
  hyphens: auto;
  letter-spacing: -0.025em;
  min-width: 0;
  overflow-wrap: anywhere;
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
