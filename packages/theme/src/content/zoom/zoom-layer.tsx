import * as React from 'react'
import { useEffect, useRef, type ReactNode } from 'react'
import { site } from '@galley/site'
import { Icon } from '@galley/ui/icon'
import * as S from './zoom-layer.styles'

interface ZoomLayerProps {
  /** Accessible name. */
  label: string
  /** Maximum width of the content in pixels. */
  width: number
  onClose: () => void
  children: ReactNode
}

/**
 * A dialog over the whole page with one enlarged element. The native `<dialog>` traps the focus, closes on Escape and restores the focus. A
 * press anywhere also closes it.
 */
export function ZoomLayer({ label, width, onClose, children }: ZoomLayerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
    const { style } = document.documentElement
    style.overflow = 'hidden'
    return () => {
      style.overflow = ''
    }
  }, [])

  const close = () => dialog.current?.close()
  return (
    <S.Root ref={dialog} aria-label={label} onClose={onClose}>
      <S.Close type="button" aria-label={site.texts.close} onClick={close}>
        <Icon name="x" size={18} />
      </S.Close>
      <S.Scroll role="group" aria-label={label} tabIndex={0} onClick={close}>
        <S.Sheet style={{ '--width': `${width}px` }}>{children}</S.Sheet>
      </S.Scroll>
    </S.Root>
  )
}
