import * as React from 'react'
import type { ReactNode } from 'react'
import { createDialogClose, DialogBase, type DialogProps } from '../dialog'
import * as S from './modal.styles'

export interface ModalProps extends DialogProps {
  /** Maximum width: 384, 512, 672 or 896 pixels. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | 'xl'
  /** Fills the window, always or on narrow screens only. */
  fullscreen?: 'always' | 'narrow'
  /** Vertical position. At the top, the modal does not move when its height changes. @default 'center' */
  align?: 'center' | 'top'
  /** Replaces the visible title, for example with a search field. Screen readers still read `title`. */
  head?: ReactNode
  /** Removes the padding around the content, for example for a list. @default false */
  flush?: boolean
}

/** A dialog in the middle of the window that blocks the page behind it. */
export function Modal({ size = 'md', fullscreen, align = 'center', ...rest }: ModalProps) {
  return (
    <DialogBase
      component="Modal"
      durationMs={S.MODAL_ANIMATION_MS}
      Panel={S.Content}
      data-size={size}
      data-fullscreen={fullscreen}
      data-align={align}
      {...rest}
    />
  )
}

/** Makes its only child, a button, close the modal. */
export const ModalClose = createDialogClose('Modal')
