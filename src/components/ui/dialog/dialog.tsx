import { type ComponentProps, type ReactElement, type ReactNode, type Ref, useRef } from 'react'
import { Dialog as Radix } from 'radix-ui'
import { VisuallyHidden } from '~/components/ui/visually-hidden'
import { DialogContext } from './dialog-context'
import * as S from './dialog.styles'

export interface DialogProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Stands at its head and names it. */
  title: ReactNode
  /** A sentence under the title; screen readers say it when it opens. */
  description?: ReactNode
  /** Stands in the middle, and scrolls when it is long. */
  children?: ReactNode
  /** Stands below what scrolls, such as buttons. */
  footer?: ReactNode
  /** The button that opens it; leave it out where `open` does. */
  trigger?: ReactElement
  /** The button at its corner; `false` for none. @default a cross */
  close?: ReactElement | false
  /** What the cross is called. @default 'Close' */
  closeLabel?: string
  /** Whether it is open, where you hold that yourself. */
  open?: boolean
  /** Whether it is open at first. @default false */
  defaultOpen?: boolean
  /** Told when the reader opens or closes it. */
  onOpenChange?: (isOpen: boolean) => void
  /** Whether Escape and a press beside it close it. @default true */
  dismissible?: boolean
}

interface RootProps extends Pick<DialogProps, 'trigger' | 'open' | 'defaultOpen' | 'onOpenChange'> {
  /** What a part of it names when it is missing, such as "Modal". */
  part: string
  /** How long it comes and goes. */
  durationMs: number
  /** Whether the page behind waits until it is closed. @default true */
  modal?: boolean
  scrimRef?: Ref<HTMLDivElement>
  children: ReactNode
}

/** Opens and closes; draws the scrim and, as its children, the panel. */
export function DialogRoot({ part, durationMs, trigger, scrimRef, modal = true, children, ...state }: RootProps) {
  return (
    <DialogContext value={part}>
      <Radix.Root modal={modal} {...state}>
        {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
        <Radix.Portal>
          {modal && <S.Scrim ref={scrimRef} style={{ animationDuration: `${durationMs}ms` }} />}
          {children}
        </Radix.Portal>
      </Radix.Root>
    </DialogContext>
  )
}

type PanelOptions = Pick<DialogProps, 'dismissible' | 'trigger'> & Pick<RootProps, 'modal'>

/** What the panel needs to keep a dialog open that is not dismissible, and to give the focus back where it was. */
export function usePanelProps({ dismissible = true, modal = true, trigger }: PanelOptions) {
  const openedFrom = useRef<Element>(null)
  const keepOpen = (event: Event) => event.preventDefault()
  return {
    onEscapeKeyDown: dismissible ? keepComposing : keepOpen,
    // Beside a dialog that is not modal the page is in use.
    onInteractOutside: dismissible && modal ? undefined : keepOpen,
    onOpenAutoFocus: () => {
      openedFrom.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      // With a trigger, Radix knows where to go; without one it would leave the focus nowhere.
      if (trigger || !(openedFrom.current instanceof HTMLElement)) return
      event.preventDefault()
      // What closed it may have sent the focus elsewhere.
      if (document.activeElement === document.body) openedFrom.current.focus({ preventScroll: true })
    },
  }
}

/** An input method's Escape takes back what it made, and is not the dialog's. */
function keepComposing(event: KeyboardEvent) {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else tells it in Safari, see `isComposing`, 2026-11
  if (event.isComposing || event.keyCode === 229) event.preventDefault()
}

type FrameProps = Pick<DialogProps, 'title' | 'description' | 'footer' | 'children'> & {
  isFlush?: boolean | undefined
  /** Stands in the place of the title, which then is for screen readers alone. */
  head?: ReactNode
}

/** The panel's inside: a head that stays, a body that scrolls, a foot that stays. */
export function DialogFrame({ title, description, footer, isFlush, head, children }: FrameProps) {
  const words = (
    <>
      <S.Title>{title}</S.Title>
      {description && <S.Description>{description}</S.Description>}
    </>
  )
  return (
    <>
      {head === undefined ? (
        <S.Head>{words}</S.Head>
      ) : (
        <>
          <VisuallyHidden as="div">{words}</VisuallyHidden>
          {head}
        </>
      )}
      {children !== undefined && (
        <S.Body ref={isFlush ? undefined : letKeysScroll} data-flush={isFlush ? '' : undefined}>
          {children}
        </S.Body>
      )}
      {footer && <S.Footer>{footer}</S.Footer>}
    </>
  )
}

/** The button at the corner. It comes last, so that the focus starts with what the dialog is about. */
export function DialogCorner({ close, closeLabel = 'Close' }: Pick<DialogProps, 'close' | 'closeLabel'>) {
  if (close === false) return null
  return (
    <S.Corner>
      <Radix.Close asChild>{close ?? <S.Cross aria-label={closeLabel} />}</Radix.Close>
    </S.Corner>
  )
}

/** Not every browser lets the keyboard scroll a box without a tab stop. What fills the box to its edges scrolls by itself. */
function letKeysScroll(body: HTMLElement | null) {
  if (body && body.scrollHeight > body.clientHeight) body.tabIndex = 0
}
