import * as React from 'react'
import type { ComponentProps } from 'react'
import { addBasePath } from '@galley/core/base-path'
import { site } from '@galley/site'
import { COPY, COPY_URL, ownContent } from '@galley/start/marks'
import { VisuallyHidden } from '../visually-hidden.styles'
import { Root } from './copy-button.styles'

export interface CopyButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'onClick'> {
  /** Text to copy. @default the code in the element that follows the button's parent */
  text?: string
  /** Copies `text` as an absolute URL. @default false */
  isUrl?: boolean
  /** Accessible label of the button. @default 'Copy code to clipboard' */
  label?: string
}

/** Copies a text and announces the result. `packages/start/src/copy.ts` handles the press, so the button works before React loads. */
export function CopyButton({ text = '', isUrl = false, label = site.texts.copyCode, ...rest }: CopyButtonProps) {
  return (
    <>
      <Root
        type="button"
        aria-label={label}
        title={label}
        {...{ [COPY]: isUrl ? addBasePath(text, __BASE_PATH__) : text, [COPY_URL]: isUrl ? '' : undefined }}
        {...rest}
      />
      {/* Beside the button, because screen readers do not announce changes inside a button. */}
      <VisuallyHidden role="status" {...ownContent} />
    </>
  )
}
