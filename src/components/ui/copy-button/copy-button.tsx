import * as React from 'react'
import type { ComponentProps } from 'react'
import { Icon } from '~/components/ui/icon'
import { VisuallyHidden } from '~/components/ui/visually-hidden.styles'
import { COPY_WORDS, useCopy } from './use-copy'
import { Root } from './copy-button.styles'

/** The drawing of each state. */
export const COPY_ICONS = {
  idle: 'copy',
  copied: 'check',
  failed: 'triangle-alert',
  missing: 'triangle-alert',
} as const

/** What the button is called where nothing else is said. */
export const COPY_LABEL = 'Copy code to clipboard'

export interface CopyButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'onClick'> {
  /** Gives the text when the button is pressed. */
  getText: () => string | Promise<string>
  /** Names the button. @default 'Copy code to clipboard' */
  label?: string
}

/** Copies a text, and says whether that worked. */
export function CopyButton({ getText, label = COPY_LABEL, ...rest }: CopyButtonProps) {
  const { state, copy } = useCopy()
  return (
    <>
      <Root
        type="button"
        aria-label={label}
        title={label}
        data-state={state}
        onClick={() => void copy(getText)}
        {...rest}
      >
        <Icon name={COPY_ICONS[state]} size={15} />
      </Root>
      {/* Beside the button: what changes inside one is not announced. */}
      <VisuallyHidden role="status">{COPY_WORDS[state]}</VisuallyHidden>
    </>
  )
}
