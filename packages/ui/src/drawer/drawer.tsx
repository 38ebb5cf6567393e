import * as React from 'react'
import { useRef } from 'react'
import { createDialogClose, DialogBase, type DialogProps } from '../dialog'
import { useControlled } from '../hooks/use-controlled'
import { DEFAULT_DIRECTION, type DrawerDirection } from './drag'
import * as S from './drawer.styles'
import { useDragToClose } from './use-drag-to-close'

export interface DrawerProps extends DialogProps {
  /** The edge of the window that it is at, and is dragged to. @default 'bottom' */
  direction?: DrawerDirection
  /** Whether the page behind waits until it is closed. @default true */
  modal?: boolean
  /** Whether Escape, a press beside it and dragging it away close it. @default true */
  dismissible?: boolean
}

/** A panel at an edge of the window that can be dragged away. */
export function Drawer({
  direction = DEFAULT_DIRECTION,
  open,
  defaultOpen = false,
  onOpenChange,
  dismissible = true,
  ...rest
}: DrawerProps) {
  const [isOpen, setOpen] = useControlled(open, defaultOpen, onOpenChange)
  const scrim = useRef<HTMLDivElement>(null)
  const { watchTouch, panelProps } = useDragToClose({
    direction,
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

/** Makes its child, one button, close the drawer. */
export const DrawerClose = createDialogClose('Drawer')
