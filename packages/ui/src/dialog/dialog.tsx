import * as React from 'react'
import {
  type ComponentProps,
  type ComponentType,
  createContext,
  Fragment,
  type ReactElement,
  type ReactNode,
  type Ref,
  use,
  useRef,
} from 'react'
import { Dialog as Radix } from 'radix-ui'
import { isComposing } from '../hooks/is-composing'
import { VisuallyHidden } from '../visually-hidden.styles'
import * as S from './dialog.styles'

export interface DialogProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Shown at its head; names it. */
  title: ReactNode
  /** A sentence under the title; screen readers say it when it opens. */
  description?: ReactNode
  /** The content; it scrolls when it is long. */
  children?: ReactNode
  /** Under the scrolling part, such as buttons. */
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
  /** Called when the reader opens or closes it. */
  onOpenChange?: (isOpen: boolean) => void
  /** Whether Escape and a press beside it close it. @default true */
  dismissible?: boolean
}

/** The component that the dialog belongs to, such as "Modal". */
const DialogContext = createContext<string | undefined>(undefined)

interface DialogBaseProps extends DialogProps {
  /** Name of the component, for errors. */
  component: string
  /** Length of the opening and of the closing animation. */
  durationMs: number
  /** The panel, with its look. */
  Panel: ComponentType<ComponentProps<typeof Radix.Content>>
  /** Wraps what the panel holds, except the button at the corner. @default nothing */
  Sheet?: ComponentType<{ children: ReactNode }>
  /** First in the panel. */
  handle?: ReactNode
  /** Replaces the visible title, which screen readers still read. */
  head?: ReactNode
  /** Removes the padding of the body. @default false */
  flush?: boolean | undefined
  /** Whether the page behind waits until it is closed. @default true */
  modal?: boolean
  scrimRef?: Ref<HTMLDivElement>
}

/** What all dialogs share: a head that stays, a body that scrolls, a footer that stays, and a button at the corner. */
export function DialogBase({
  component,
  durationMs,
  Panel,
  Sheet = Fragment,
  handle,
  head,
  flush = false,
  modal = true,
  scrimRef,
  title,
  description,
  footer,
  trigger,
  close,
  closeLabel = 'Close',
  open,
  defaultOpen,
  onOpenChange,
  dismissible = true,
  children,
  ...rest
}: DialogBaseProps) {
  const panelProps = usePanelProps({ dismissible, modal, trigger })
  const words = (
    <>
      <S.Title>{title}</S.Title>
      {description && <S.Description>{description}</S.Description>}
    </>
  )
  return (
    <DialogContext value={component}>
      <Radix.Root modal={modal} open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
        {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
        <Radix.Portal>
          {modal && <S.Scrim ref={scrimRef} style={{ animationDuration: `${durationMs}ms` }} />}
          <Panel {...panelProps} {...rest}>
            <Sheet>
              {handle}
              {head === undefined ? (
                <S.Head>{words}</S.Head>
              ) : (
                <>
                  <VisuallyHidden as="div">{words}</VisuallyHidden>
                  {head}
                </>
              )}
              {children !== undefined && (
                <S.Body ref={flush ? undefined : letKeysScroll} data-flush={flush ? '' : undefined}>
                  {children}
                </S.Body>
              )}
              {footer && <S.Footer>{footer}</S.Footer>}
            </Sheet>
            {/* Last, so that the focus starts with what the dialog is about. */}
            {close !== false && (
              <S.Corner>
                <Radix.Close asChild>{close ?? <S.Cross aria-label={closeLabel} />}</Radix.Close>
              </S.Corner>
            )}
          </Panel>
        </Radix.Portal>
      </Radix.Root>
    </DialogContext>
  )
}

export interface DialogCloseProps {
  /** The button. */
  children: ReactElement
}

/** Makes the closing part of a component: `createDialogClose('Modal')` gives `ModalClose`. */
export const createDialogClose = (component: string) =>
  function DialogClose({ children }: DialogCloseProps) {
    if (use(DialogContext) !== component) throw new Error(`<${component}Close> must be used within <${component}>.`)
    return <Radix.Close asChild>{children}</Radix.Close>
  }

/** Keeps a dialog open that is not dismissible, and gives the focus back to where it was. */
function usePanelProps({ dismissible, modal, trigger }: Pick<DialogBaseProps, 'dismissible' | 'modal' | 'trigger'>) {
  const openedFrom = useRef<Element>(null)
  const keepOpen = (event: Event) => event.preventDefault()
  return {
    onEscapeKeyDown: dismissible ? keepComposing : keepOpen,
    // Beside a dialog that is not modal the page is in use.
    onInteractOutside: dismissible && modal ? keepForAlert : keepOpen,
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
  if (isComposing(event)) event.preventDefault()
}

/** An alert that appears over a dialog can be answered without closing the dialog. */
function keepForAlert(event: Event) {
  if (event.target instanceof Element && event.target.closest('[role="alert"]')) event.preventDefault()
}

/** Not every browser lets the keyboard scroll a box without a tab stop. What fills the box to its edges scrolls by itself. */
function letKeysScroll(body: HTMLElement | null) {
  if (body && body.scrollHeight > body.clientHeight) body.tabIndex = 0
}
