import * as React from 'react'
import type { ReactNode } from 'react'
import { createDialogClose, DialogBase, type DialogProps } from '../dialog'
import * as S from './modal.styles'

export interface ModalProps extends DialogProps {
  /** How wide it may become. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | 'xl'
  /** Fills the window: always, or on narrow screens only. */
  fullscreen?: 'always' | 'narrow'
  /** Where it is in the window. At the top it stays there when its height changes. @default 'center' */
  align?: 'center' | 'top'
  /** Replaces the title, which then is for screen readers alone: a field to search, say. */
  head?: ReactNode
  /** Lets what it holds reach its edges, as a list does. @default false */
  flush?: boolean
}

/** A window in the middle of the page, which waits behind it. */
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

/** Makes its child, one button, close the modal. */
export const ModalClose = createDialogClose('Modal')
