import { theme } from '@galley/tokens/theme'
import { css, keyframes } from 'styled-components'
import { fadeOut } from './motion'
import { panel } from './surface'

/** Distance between a floating panel and its trigger. */
export const FLOATING_OFFSET_PX = 8
/** Minimum distance between a floating panel and the edge of the window. */
export const COLLISION_PADDING_PX = 8

const appear = keyframes`from { opacity: 0; transform: translate(var(--from-x, 0), var(--from-y, 0)); }`

/** Surface of tooltips, popovers, menus and lists. */
export const floatingPanel = css`
  ${panel}
  box-shadow: ${theme.shadow.raised};
  color: ${theme.color.text};
  z-index: ${theme.layer.overlay};

  &[data-side='bottom'] {
    --from-y: -4px;
  }
  &[data-side='top'] {
    --from-y: 4px;
  }
  &[data-side='right'] {
    --from-x: -4px;
  }
  &[data-side='left'] {
    --from-x: 4px;
  }
  &:not([data-state='closed']) {
    animation: ${appear} ${theme.motion.fast};
  }
  &[data-state='closed'] {
    animation: ${fadeOut} ${theme.motion.fast} forwards;
  }
`
