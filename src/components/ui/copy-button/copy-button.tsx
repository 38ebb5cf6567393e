import * as React from 'react'
import { useEffect, useState, type ComponentProps } from 'react'
import { styled } from 'styled-components'
import { Icon } from '~/components/ui/icon'
import { VisuallyHidden } from '~/components/ui/visually-hidden'
import { media } from '~/styles/media'
import { theme } from '~/styles/theme'

/** How long the button says that it copied. */
export const CONFIRM_MS = 2000

const Root = styled.button`
  align-items: center;
  border-radius: ${theme.radius.control};
  color: ${theme.color.textMuted};
  display: inline-flex;
  height: 1.75rem;
  justify-content: center;
  transition:
    color ${theme.motion.fast},
    background ${theme.motion.fast};
  width: 1.75rem;

  &:hover {
    background: ${theme.color.line};
    color: ${theme.color.textStrong};
  }
  &[data-state='copied'] {
    color: ${theme.color.primaryText};
  }
  &[data-state='failed'] {
    color: ${theme.color.errorText};
  }
  /* Without scripts there is nothing to press. */
  ${media.noScript} {
    display: none;
  }
`

const words = { idle: '', copied: 'Copied', failed: 'Copying failed: the browser did not allow it' } as const
const iconNames = { idle: 'copy', copied: 'check', failed: 'triangle-alert' } as const

export interface CopyButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'onClick'> {
  /** Gives the text when the button is pressed. */
  getText: () => string
  /** @default 'Copy code to clipboard' */
  label?: string
}

/** Copies a text, and says whether that worked. */
export function CopyButton({ getText, label = 'Copy code to clipboard', ...rest }: CopyButtonProps) {
  const [state, setState] = useState<keyof typeof words>('idle')

  useEffect(() => {
    if (state === 'idle') return
    const timer = setTimeout(() => setState('idle'), CONFIRM_MS)
    return () => clearTimeout(timer)
  }, [state])

  const handleClick = async () => {
    try {
      await navigator.clipboard.writeText(getText())
      setState('copied')
    } catch {
      // The clipboard is missing on plain http, and may be forbidden.
      setState('failed')
    }
  }

  return (
    <>
      <Root
        type="button"
        aria-label={label}
        title={label}
        data-state={state}
        onClick={() => void handleClick()}
        {...rest}
      >
        <Icon name={iconNames[state]} size={15} />
      </Root>
      {/* Beside the button: what changes inside one is not announced. */}
      <VisuallyHidden role="status">{words[state]}</VisuallyHidden>
    </>
  )
}
