import * as React from 'react'
import { useRef } from 'react'
import { createDialogClose, DialogBase, type DialogProps } from '../dialog'
import { useControlled } from '../hooks/use-controlled'
import { type Side, usePhysicalSide } from '../hooks/use-direction'
import * as S from './drawer.styles'
import { useDragToClose } from './use-drag-to-close'

export interface DrawerProps extends DialogProps {
  /** Edge of the window at which the drawer opens. The reader drags the drawer towards this edge to close it. @default 'bottom' */
  direction?: Side
  /** Blocks the page behind the drawer. @default true */
  modal?: boolean
  /** Closes the drawer on Escape, on a press outside, and by dragging. @default true */
  dismissible?: boolean
}

/** A panel at an edge of the window. The reader can drag the panel to close it. */
export function Drawer({
  direction = 'bottom',
  open,
  defaultOpen = false,
  onOpenChange,
  dismissible = true,
  ...rest
}: DrawerProps) {
  const [isOpen, setOpen] = useControlled(open, defaultOpen, onOpenChange)
  const scrim = useRef<HTMLDivElement>(null)
  const { watchTouch, panelProps } = useDragToClose({
    direction: usePhysicalSide(direction),
    isOpen,
    isDismissible: dismissible,
    scrim,
    onClose: () => setOpen(false),
  })
  return (
    <DialogBase
      component="Drawer"
      durationMs={S.ANIMATION_MS}
      Panel={S.Content}
      handle={<S.Handle ref={watchTouch} />}
      scrimRef={scrim}
      data-direction={direction}
      open={isOpen}
      onOpenChange={setOpen}
      dismissible={dismissible}
      {...panelProps}
      {...rest}
    />
  )
}

/** Makes its only child, a button, close the drawer. */
export const DrawerClose = createDialogClose('Drawer')
