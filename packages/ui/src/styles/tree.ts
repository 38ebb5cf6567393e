import { theme } from '@galley/tokens/theme'
import { css } from 'styled-components'
import { hoverText, innerRing, mark } from './surface'

/** Selects what is inside a nested level of the tree. */
export const NESTED = `:where([data-level]:not([data-level='0']))`

/** A level of a navigation tree, an element with `data-level`. `--tree-row` is the height of a row, `--tree-size` that of the words. */
export const treeLevel = css`
  font-size: var(--tree-size, ${theme.size.sm});
  line-height: 1.4;

  &:not([data-level='0']) {
    border-left: 1px solid ${theme.color.line};
    margin: 2px 0 ${theme.space[2]} ${theme.space[4]};
  }
`

/** A page or a group of the tree. */
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
    padding-left: ${theme.space[4]};
  }
  &[aria-disabled],
  &:disabled {
    cursor: not-allowed;
    opacity: 0.6;
  }
`

/** The row of the current page. */
export const treeActive = css`
  color: ${theme.color.primaryText};
  font-weight: 500;
  position: relative;
`

/** Its mark, on the line of its group. */
export const treeMark = css`
  ${mark}
  bottom: ${theme.space[1]};
  content: '';
  left: -1px;
  position: absolute;
  top: ${theme.space[1]};
  width: 2px;
`

/** The button beside the title of a group, which opens the group. */
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
