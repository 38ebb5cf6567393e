import { type ReactElement, use } from 'react'
import { Dialog as Radix } from 'radix-ui'
import { DialogContext } from './dialog-context'

export interface DialogCloseProps {
  /** The button. */
  children: ReactElement
}

/** Makes the part's own closing part: `createDialogClose('Modal')` gives `ModalClose`. */
export const createDialogClose = (part: string) =>
  function DialogClose({ children }: DialogCloseProps) {
    if (use(DialogContext) !== part) throw new Error(`<${part}Close> must be used within <${part}>.`)
    return <Radix.Close asChild>{children}</Radix.Close>
  }
