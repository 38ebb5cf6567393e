import { Logo } from '@galley/theme/shell/logo'
import { theme } from '@galley/tokens/theme'
import { Link } from '@galley/ui/link'
import { ListboxNote } from '@galley/ui/listbox'
import { wrappedRow } from '@galley/ui/styles/layout'
import { quietLink } from '@galley/ui/styles/text'
import { styled } from 'styled-components'

export const Mark = styled(Logo)`
  height: 2rem;
`

export const Note = styled(ListboxNote)`
  flex-direction: column;
  gap: ${theme.space[3]};
  padding: ${theme.space[10]} ${theme.space[5]} ${theme.space[6]};
`

export const Line = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.small};
  padding: ${theme.space[3]} ${theme.space[4]} 0;
`

export const Strong = styled.span`
  color: ${theme.color.textStrong};
  font-weight: 500;
`

export const Suggestions = styled.div`
  ${wrappedRow(2)}
  align-items: center;
  justify-content: center;
`

export const NoteLink = styled(Link)`
  ${quietLink}
  color: ${theme.color.text};
`
