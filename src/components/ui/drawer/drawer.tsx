import { useRef, useState } from 'react'
import {
  createDialogClose,
  DialogCorner,
  DialogFrame,
  type DialogProps,
  DialogRoot,
  usePanelProps,
} from '~/components/ui/dialog'
import { DEFAULT_DIRECTION, type DrawerDirection } from './drag'
import * as S from './drawer.styles'
import { useDragToClose } from './use-drag-to-close'

export interface DrawerProps extends DialogProps {
  /** The edge of the window that it stands at, and is dragged to. @default 'bottom' */
  direction?: DrawerDirection
  /** Whether the page behind waits until it is closed. @default true */
  modal?: boolean
  /** Whether Escape, a press beside it and dragging it away close it. @default true */
  dismissible?: boolean
}

/** A panel at an edge of the window that can be dragged away. */
export function Drawer({
  direction = DEFAULT_DIRECTION,
  modal = true,
  title,
  description,
  footer,
  trigger,
  close,
  closeLabel,
  open,
  defaultOpen = false,
  onOpenChange,
  dismissible = true,
  children,
  ...rest
}: DrawerProps) {
  const [ownOpen, setOwnOpen] = useState(defaultOpen)
  const isOpen = open ?? ownOpen
  const handleOpenChange = (next: boolean) => {
    setOwnOpen(next)
    onOpenChange?.(next)
  }
  const scrim = useRef<HTMLDivElement>(null)
  const { watchTouch, panelProps: dragProps } = useDragToClose({
    direction,
    isOpen,
    isDismissible: dismissible,
    scrim,
    onClose: () => handleOpenChange(false),
  })
  const panelProps = usePanelProps({ dismissible, trigger, modal })
  const state = { trigger, modal, open: isOpen, onOpenChange: handleOpenChange }
  return (
    <DialogRoot part="Drawer" durationMs={S.ANIMATION_MS} scrimRef={scrim} {...state}>
      <S.Content data-direction={direction} {...panelProps} {...dragProps} {...rest}>
        <S.Handle ref={watchTouch} />
        <DialogFrame title={title} description={description} footer={footer}>
          {children}
        </DialogFrame>
        <DialogCorner close={close} closeLabel={closeLabel} />
      </S.Content>
    </DialogRoot>
  )
}

/** Makes its child, one button, close the drawer. */
export const DrawerClose = createDialogClose('Drawer')
