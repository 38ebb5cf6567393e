import { theme } from '@galley/tokens/theme'
import { breakable, monoNote, smallMuted } from '@galley/ui/styles/text'
import { styled } from 'styled-components'

export { List } from './branches-dialog.styles'

export const Links = styled.section`
  margin-top: ${theme.space[6]};
`

export const Title = styled.h3`
  color: ${theme.color.textStrong};
  font-size: ${theme.size.sm};
  font-weight: 600;
  margin-bottom: ${theme.space[3]};
`

export const None = styled.p`
  ${smallMuted}
`

export const Row = styled.li`
  align-items: center;
  display: flex;
  gap: ${theme.space[4]};
  justify-content: space-between;
  padding: ${theme.space[3]} var(--dialog-padding);
`

export const Words = styled.div`
  display: grid;
  gap: ${theme.space[1]};
  ${breakable}
`

export const Name = styled.span`
  color: ${theme.color.textStrong};
  font-size: ${theme.size.sm};
  font-weight: 500;

  [data-revoked] & {
    color: ${theme.color.textMuted};
    text-decoration: line-through;
  }
`

export const Path = styled.span`
  ${monoNote}
`

export const Facts = styled.span`
  ${smallMuted}
  font-variant-numeric: tabular-nums;
  line-height: 1.5;
`
