import { theme } from '@galley/tokens/theme'
import { css, styled } from 'styled-components'
import { hoverText } from '../styles/surface'
import { NESTED, treeActive, treeLevel, treeMark, treeRow, treeToggle } from '../styles/tree'
import { ItemLink } from './item-content'

export const List = styled.ul`
  --tree-row: 2.25rem;

  ${treeLevel}
`

export const Section = styled.div`
  & + & {
    margin-top: ${theme.space[2]};
  }
`

export const Heading = styled.p`
  align-items: center;
  color: ${theme.color.textStrong};
  display: flex;
  font-size: ${theme.size.xs};
  font-weight: 600;
  gap: ${theme.space[2]};
  line-height: 1.4;
  min-height: 2rem;
  padding: ${theme.space[1]} ${theme.space[2]};
`

const row = css`
  ${treeRow}
  border-radius: ${theme.radius.control};
  font-size: inherit;
  font-weight: 500;
  line-height: inherit;

  ${NESTED} & {
    font-weight: 400;
  }
  /* Pushes the arrow to the end of the row. */
  > [data-turns] {
    margin-inline-start: auto;
  }
  &:where(:not([aria-disabled], :disabled)) {
    ${hoverText}
  }
`

export const Item = styled(ItemLink)`
  ${row}

  &[data-active] {
    ${treeActive}
  }
  ${NESTED} &[data-active]::before {
    ${treeMark}
  }
`

const turning = css`
  [data-turns] {
    transition: transform ${theme.motion.base};
  }
  &[aria-expanded='true'] [data-turns] {
    transform: rotate(180deg);
  }
`

export const Trigger = styled.button`
  ${row}
  ${turning}
  /* Aligns the arrow with the toggles of groups that are links. */
  padding-inline-end: 0.6875rem;
  width: 100%;

  &[data-active] {
    color: ${theme.color.textStrong};
  }
`

export const GroupRow = styled.div`
  align-items: center;
  display: flex;
`

export const Toggle = styled.button`
  ${treeToggle}
  ${turning}
`
