import { Logo } from '@galley/theme/shell/logo'
import { theme } from '@galley/tokens/theme'
import { Link } from '@galley/ui/link'
import { styled } from 'styled-components'

export const Mark = styled(Logo)`
  height: 2rem;
`

export const Note = styled.div`
  align-items: center;
  color: ${theme.color.textMuted};
  display: flex;
  flex-direction: column;
  font-size: ${theme.size.sm};
  gap: ${theme.space[3]};
  line-height: 1.4;
  padding: ${theme.space[10]} ${theme.space[5]} ${theme.space[6]};
  text-align: center;
`

export const Line = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.small};
  line-height: 1.5;
  padding: ${theme.space[3]} ${theme.space[4]} 0;
`

export const Strong = styled.span`
  color: ${theme.color.textStrong};
  font-weight: 500;
`

export const Suggestions = styled.div`
  align-items: center;
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  justify-content: center;
`

export const NoteLink = styled(Link)`
  color: ${theme.color.text};
  text-decoration: underline;
  text-decoration-color: ${theme.color.lineStrong};
  text-underline-offset: 0.25em;
`
