import { theme } from '@galley/tokens/theme'
import { Link } from '@galley/ui/link'
import { media } from '@galley/ui/styles/media'
import { serifTitle, titleUnderline } from '@galley/ui/styles/text'
import { styled } from 'styled-components'

export const Root = styled.section`
  border-top: 1px solid ${theme.color.line};
  padding-block: ${theme.space[8]};
  ${media.lg} {
    display: grid;
    gap: ${theme.space[8]};
    grid-template-columns: 14rem minmax(0, 1fr);
    padding-block: ${theme.space[10]};
  }
  &:last-child {
    padding-bottom: ${theme.space[16]};
  }
`

export const Title = styled.h2`
  align-self: start;
  ${serifTitle('2xl')}
  line-height: 1.2;
  margin-bottom: ${theme.space[4]};
  ${media.lg} {
    position: sticky;
    top: calc(${theme.width.header} + ${theme.space[8]});
  }

  a:hover {
    ${titleUnderline}
  }
`

/** Pages in columns. Articles get wider columns than pages of a folder, and each folder gets its own row. */
export const Items = styled.ul`
  column-gap: ${theme.space[6]};
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr));

  &:has(ul),
  & & {
    grid-template-columns: repeat(auto-fill, minmax(min(9rem, 100%), 1fr));
  }
  & & {
    border-inline-start: 1px solid ${theme.color.line};
    padding-inline-start: ${theme.space[3]};
    ${media.md} {
      padding-inline-start: ${theme.space[4]};
    }
  }
  & > :has(ul) {
    grid-column: 1 / -1;
    padding-bottom: ${theme.space[4]};
  }
`

export const Folder = styled.span`
  display: block;
  font-weight: 500;
  padding-block: ${theme.space[1]};
`

export const Page = styled(Link)`
  color: ${theme.color.textMuted};
  display: block;
  padding-block: ${theme.space[1]};
  &:not(:only-child) {
    color: ${theme.color.text};
    font-weight: 500;
  }
  &:hover {
    color: ${theme.color.primaryText};
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
`
