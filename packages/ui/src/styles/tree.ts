import { theme } from '@galley/tokens/theme'
import { css } from 'styled-components'
import { hoverText, innerRing, mark } from './surface'

/** Selects the nested levels of a tree. */
export const NESTED = `:where([data-level]:not([data-level='0']))`

/** A level of a navigation tree: an element with `data-level`. `--tree-row` sets the row height, `--tree-size` the font size. */
export const treeLevel = css`
  font-size: var(--tree-size, ${theme.size.sm});
  line-height: 1.4;

  &:not([data-level='0']) {
    border-inline-start: 1px solid ${theme.color.line};
    margin-block: 2px ${theme.space[2]};
    margin-inline-start: ${theme.space[4]};
  }
`

/** Row of a page or group. */
export const treeRow = css`
  ${innerRing}
  align-items: center;
  color: ${theme.color.textMuted};
  display: flex;
  flex: 1;
  gap: ${theme.space[2]};
  min-height: var(--tree-row, 2rem);
  min-width: 0;
  padding: ${theme.space[1]} ${theme.space[2]};
  text-align: start;
  transition: color ${theme.motion.fast};

  ${NESTED} & {
    padding-inline-start: ${theme.space[4]};
  }
  &[aria-disabled],
  &:disabled {
    cursor: not-allowed;
    opacity: 0.6;
  }
`

/** Row of the current page. */
export const treeActive = css`
  color: ${theme.color.primaryText};
  font-weight: 500;
  position: relative;
`

/** Mark of the current page, on the line of its group. */
export const treeMark = css`
  ${mark}
  bottom: ${theme.space[1]};
  content: '';
  inset-inline-start: -1px;
  position: absolute;
  top: ${theme.space[1]};
  width: 2px;
`

/** Button beside a group's title that opens and closes the group. */
export const treeToggle = css`
  ${innerRing}
  ${hoverText}
  align-items: center;
  border-radius: ${theme.radius.control};
  color: ${theme.color.textMuted};
  display: flex;
  flex: none;
  height: var(--tree-row, 2rem);
  justify-content: center;
  transition: color ${theme.motion.fast};
  width: var(--tree-row, 2rem);
`
