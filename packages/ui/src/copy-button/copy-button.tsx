import * as React from 'react'
import type { ComponentProps } from 'react'
import { COPY, COPY_URL } from '@galley/start/marks'
import { ownContent } from '@galley/start/own-content'
import { VisuallyHidden } from '../visually-hidden.styles'
import { Root } from './copy-button.styles'

/** What the button is called where nothing else is said. */
export const COPY_LABEL = 'Copy code to clipboard'

export interface CopyButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'onClick'> {
  /** What is copied. @default the code in the element after the button's own */
  text?: string
  /** Whether `text` is a URL of this site, which is copied in full. @default false */
  isUrl?: boolean
  /** Names the button. @default 'Copy code to clipboard' */
  label?: string
}

/** Copies a text, and says whether that worked. `start/copy.ts` does it, also before the application has loaded. */
export function CopyButton({ text = '', isUrl = false, label = COPY_LABEL, ...rest }: CopyButtonProps) {
  return (
    <>
      <Root
        type="button"
        aria-label={label}
        title={label}
        {...{ [COPY]: text, [COPY_URL]: isUrl ? '' : undefined }}
        {...rest}
      />
      {/* Beside the button: what changes inside one is not announced. */}
      <VisuallyHidden role="status" {...ownContent} />
    </>
  )
}
