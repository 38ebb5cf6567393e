import * as React from 'react'
import { createDialogClose, DialogBase, type DialogProps } from '../dialog'
import type { Side } from '../hooks/use-direction'
import * as S from './slideover.styles'

export interface SlideoverProps extends DialogProps {
  /** Edge of the window from which the panel slides in. @default 'end' */
  side?: Side
  /** Removes the padding around the content, for example for a menu. @default false */
  flush?: boolean
}

/** A panel that slides in from an edge of the window. The close button does not move with it. */
export function Slideover({ side = 'end', ...rest }: SlideoverProps) {
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

/** Makes its only child, a button, close the slide-over. */
export const SlideoverClose = createDialogClose('Slideover')
