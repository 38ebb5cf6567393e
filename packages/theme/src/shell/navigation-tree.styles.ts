import { theme } from '@galley/tokens/theme'
import { Link } from '@galley/ui/link'
import { inlineSign } from '@galley/ui/styles/direction'
import { hoverText } from '@galley/ui/styles/surface'
import { breakable } from '@galley/ui/styles/text'
import { treeActive, treeLevel, treeMark, treeRow, treeToggle } from '@galley/ui/styles/tree'
import { hiddenWithoutScript } from '@galley/ui/styles/visibility'
import { css, styled } from 'styled-components'

/** A parent may set `--tree-row`, the height of a row, and `--tree-size`, the font size. */
export const List = styled.ul`
  ${treeLevel}
`

const row = css`
  ${treeRow}
  ${breakable}

  [data-level='0'] > li > &,
  [data-level='0'] > li > * > & {
    color: ${theme.color.text};
    font-weight: 500;
  }
`

/** A chevron in CSS. An icon in each row would be most of the HTML of a large sidebar. */
const chevron = css`
  border: 0 solid;
  border-block-start-width: 1.25px;
  border-inline-end-width: 1.25px;
  content: '';
  flex: none;
  height: 5px;
  rotate: calc(45deg * ${inlineSign});
  transition: rotate ${theme.motion.base};
  width: 5px;
`

export const Item = styled(Link)`
  ${row}
  ${hoverText}

  &[data-active] {
    ${treeActive}
  }
  &[data-active]::before {
    ${treeMark}
  }
`

export const Disabled = styled.span`
  ${treeRow}
  ${breakable}
`

export const GroupRow = styled.div`
  align-items: center;
  display: flex;
`

export const Toggle = styled.button`
  ${treeToggle}

  &::before {
    ${chevron}
  }
  &[aria-expanded='true']::before {
    rotate: calc(135deg * ${inlineSign});
  }
  /* Without scripts, titles still link to their pages, which show their group open. */
  ${hiddenWithoutScript}
`

/** A title that toggles its group. */
export const Trigger = styled.button`
  ${row}
  ${hoverText}

  &::after {
    ${chevron}
    /* Centred at the position of a toggle. */
    margin-inline: auto calc(var(--tree-row, 2rem) / 2 - 2.5px - ${theme.space[2]});
  }
  &[aria-expanded='true']::after {
    rotate: calc(135deg * ${inlineSign});
  }
`
