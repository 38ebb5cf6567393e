import * as React from 'react'
import type { ComponentProps, ReactElement } from 'react'
import { Dialog } from 'radix-ui'
import * as S from './slideover.styles'

export interface SlideoverProps extends ComponentProps<'div'> {
  /** Stands at the panel's head and names it. */
  title: string
  /** The button that opens it. */
  trigger: ReactElement
  /** The button that closes it, at the panel's top corner. It fades in where it stands while the panel slides. */
  close: ReactElement
  open?: boolean
  defaultOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
}

/** A panel that slides in from the right, over the page; Escape and a press beside it close it. */
export function Slideover({
  title,
  trigger,
  close,
  open,
  defaultOpen,
  onOpenChange,
  children,
  ...rest
}: SlideoverProps) {
  return (
    <Dialog.Root open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      <Dialog.Trigger asChild>{trigger}</Dialog.Trigger>
      <Dialog.Portal>
        <S.Scrim />
        <S.Content aria-describedby={undefined} {...rest}>
          <S.Sheet>
            <S.Title>{title}</S.Title>
            {children}
          </S.Sheet>
          <S.Corner>
            <Dialog.Close asChild>{close}</Dialog.Close>
          </S.Corner>
        </S.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
