import { theme } from '@galley/tokens/theme'
import { css } from 'styled-components'

type Space = keyof typeof theme.space

const gaps = (gap: Space, columnGap = gap) =>
  gap === columnGap ? theme.space[gap] : `${theme.space[gap]} ${theme.space[columnGap]}`

/** Elements side by side, centred vertically. */
export const row = (gap: Space, columnGap?: Space) => css`
  align-items: center;
  display: flex;
  gap: ${gaps(gap, columnGap)};
`

/** Like `row`, but as wide as its content. */
export const inlineRow = (gap: Space) => css`
  align-items: center;
  display: inline-flex;
  gap: ${theme.space[gap]};
`

/** Elements side by side, in as many lines as needed. `gap` is the distance between lines. */
export const wrappedRow = (gap: Space, columnGap?: Space) => css`
  display: flex;
  flex-wrap: wrap;
  gap: ${gaps(gap, columnGap)};
`

/** Elements below each other, or in a grid. */
export const stack = (gap: Space, columnGap?: Space) => css`
  display: grid;
  gap: ${gaps(gap, columnGap)};
`
