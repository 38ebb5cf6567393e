import * as React from 'react'
import { createDialogClose, DialogBase, type DialogProps } from '../dialog'
import * as S from './slideover.styles'

export interface SlideoverProps extends DialogProps {
  /** The edge of the window that it slides in from. @default 'right' */
  side?: 'right' | 'left' | 'top' | 'bottom'
  /** Lets what it holds reach its edges, as a menu does. @default false */
  flush?: boolean
}

/** A panel that slides in from an edge, over the page. Its corner's button does not move with it. */
export function Slideover({ side = 'right', ...rest }: SlideoverProps) {
  return (
    <DialogBase
      component="Slideover"
      durationMs={S.SLIDEOVER_ANIMATION_MS}
      Panel={S.Content}
      Sheet={S.Sheet}
      data-side={side}
      {...rest}
    />
  )
}

/** Makes its child, one button, close the slide-over. */
export const SlideoverClose = createDialogClose('Slideover')
