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
import { site } from '@galley/site'
import { Dialog as Radix } from 'radix-ui'
import { isComposing } from '../hooks/is-composing'
import type { OpenProps } from '../hooks/use-controlled'
import { VisuallyHidden } from '../visually-hidden.styles'
import * as S from './dialog.styles'

export interface DialogProps extends Omit<ComponentProps<'div'>, 'title'>, OpenProps {
  /** Title, also the accessible name. */
  title: ReactNode
  /** Text below the title, also the accessible description. */
  description?: ReactNode
  /** Content, which scrolls if it is long. */
  children?: ReactNode
  /** Content below the scrolling part, such as buttons. */
  footer?: ReactNode
  /** The button that opens the dialog. Omit it if you control `open`. */
  trigger?: ReactElement
  /** Close button in the corner. `false` renders none. @default an icon button */
  close?: ReactElement | false
  /** Accessible label of the close button. @default 'Close' */
  closeLabel?: string
  /** Closes the dialog on Escape and on a press outside. @default true */
  dismissible?: boolean
}

/** Name of the surrounding dialog component, such as "Modal". */
const DialogContext = createContext<string | undefined>(undefined)

interface DialogBaseProps extends DialogProps {
  /** Name of the component, for error messages. */
  component: string
  durationMs: number
  Panel: ComponentType<ComponentProps<typeof Radix.Content>>
  /** Wrapper of the panel's content, except the close button. @default none */
  Sheet?: ComponentType<{ children: ReactNode }>
  /** First element of the panel. */
  handle?: ReactNode
  /** Replaces the visible title. Screen readers still read `title`. */
  head?: ReactNode
  flush?: boolean | undefined
  modal?: boolean
  scrimRef?: Ref<HTMLDivElement>
}

/** Base of all dialogs: a fixed head and footer, a scrolling body, and a close button in the corner. */
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
  closeLabel = site.texts.close,
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
            {/* Last, so that the focus starts in the content. */}
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

/** Creates the close component of a dialog: `createDialogClose('Modal')` returns `ModalClose`, which makes its only child close the modal. */
export const createDialogClose = (component: string) =>
  function DialogClose({ children }: DialogCloseProps) {
    if (use(DialogContext) !== component) throw new Error(`<${component}Close> must be used within <${component}>.`)
    return <Radix.Close asChild>{children}</Radix.Close>
  }

/** Returns handlers that keep a dialog open if it is not dismissible, and that restore the focus after closing. */
function usePanelProps({ dismissible, modal, trigger }: Pick<DialogBaseProps, 'dismissible' | 'modal' | 'trigger'>) {
  const openedFrom = useRef<Element>(null)
  const keepOpen = (event: Event) => event.preventDefault()
  return {
    onEscapeKeyDown: dismissible ? keepComposing : keepOpen,
    // The page outside a non-modal dialog stays usable.
    onInteractOutside: dismissible && modal ? keepForAlert : keepOpen,
    onOpenAutoFocus: () => {
      openedFrom.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      // Radix restores the focus to a trigger. Without one, the focus would be lost.
      if (trigger || !(openedFrom.current instanceof HTMLElement)) return
      event.preventDefault()
      // The closing action may have moved the focus already.
      if (document.activeElement === document.body) openedFrom.current.focus({ preventScroll: true })
    },
  }
}

/** In an input method (IME), Escape cancels the composition and must not close the dialog. */
function keepComposing(event: KeyboardEvent) {
  if (isComposing(event)) event.preventDefault()
}

/** A press on an alert above the dialog must not close the dialog. */
function keepForAlert(event: Event) {
  if (event.target instanceof Element && event.target.closest('[role="alert"]')) event.preventDefault()
}

/** Adds a tab stop to a scrolling body, because some browsers scroll a box by keyboard only if the box has a tab stop. */
function letKeysScroll(body: HTMLElement | null) {
  if (body && body.scrollHeight > body.clientHeight) body.tabIndex = 0
}
