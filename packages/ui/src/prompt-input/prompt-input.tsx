import * as React from 'react'
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react'
import { Button } from '../button'
import { isComposing } from '../hooks/is-composing'
import * as S from './prompt-input.styles'
import { usePrompt, type PromptStatus } from './use-prompt'

export const PROMPT_PLACEHOLDER = 'Type your message here...'
export const SEND_PROMPT = 'Send prompt'

export interface PromptInputProps extends Omit<
  ComponentProps<'textarea'>,
  'value' | 'defaultValue' | 'onChange' | 'onSubmit' | 'children'
> {
  /** The text, where the parent controls it. */
  value?: string
  /** The text at first. @default '' */
  defaultValue?: string
  /** Called with each change of the text. */
  onValueChange?: (value: string) => void
  /** Takes the text; the box is empty from then on, and has it back when the returned promise fails. */
  onSubmit: (text: string) => unknown
  /** What is happening to the last text. @default follows the promise of `onSubmit` */
  status?: PromptStatus
  /** Stops the answer; while one is under way, its button replaces the other. */
  onStop?: () => void
  /** Tries the last text again after an error. @default sends what is in the box */
  onRetry?: () => void
  /** The most lines that are visible; a longer text scrolls. @default 8 */
  maxRows?: number
  /** Shown while nothing is written, and names the box. @default 'Type your message here...' */
  placeholder?: string
  /** Names the button that sends. @default 'Send prompt' */
  submitLabel?: string
  /** Names the button that stops an answer. @default 'Stop' */
  stopLabel?: string
  /** Words of the button after an error. @default 'Try again' */
  retryLabel?: string
  /** Said after an error. @default 'The message was not sent.' */
  errorLabel?: ReactNode
  /** Under the text: a choice of models, a button for files. */
  children?: ReactNode
}

/** A box for a message: Enter sends it, Shift+Enter begins a new line. */
export function PromptInput({
  value,
  defaultValue = '',
  onValueChange,
  onSubmit,
  status: givenStatus,
  onStop,
  onRetry,
  maxRows = 8,
  placeholder = PROMPT_PLACEHOLDER,
  submitLabel = SEND_PROMPT,
  stopLabel = 'Stop',
  retryLabel = 'Try again',
  errorLabel = 'The message was not sent.',
  disabled = false,
  onKeyDown,
  children,
  className,
  style,
  ...rest
}: PromptInputProps) {
  const prompt = usePrompt({ value, defaultValue, onValueChange, onSubmit, status: givenStatus })
  const isBusy = prompt.status === 'submitting' || prompt.status === 'streaming'

  const handleKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    onKeyDown?.(event)
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent) || event.defaultPrevented) return
    event.preventDefault()
    prompt.send()
  }

  return (
    <S.Root
      className={className}
      style={style}
      data-disabled={disabled ? '' : undefined}
      onSubmit={(event) => {
        event.preventDefault()
        prompt.send()
      }}
    >
      <S.Text
        aria-label={placeholder}
        enterKeyHint="send"
        {...rest}
        rows={1}
        autoresize
        maxRows={maxRows}
        placeholder={placeholder}
        disabled={disabled}
        value={prompt.text}
        onChange={(event) => prompt.type(event.target.value)}
        onKeyDown={handleKeyDown}
      />
      <S.Foot>
        <S.Tools>{children}</S.Tools>
        {isBusy && onStop ? (
          <Button square size="sm" color="neutral" icon="square" aria-label={stopLabel} onClick={onStop} />
        ) : (
          <Button
            type="submit"
            square
            size="sm"
            icon="arrow-up"
            aria-label={submitLabel}
            loading={isBusy}
            disabled={disabled || (!isBusy && prompt.isEmpty)}
          />
        )}
      </S.Foot>
      <S.Problem role="alert">
        {prompt.status === 'error' && (
          <>
            <span>{errorLabel}</span>
            {(onRetry ?? !prompt.isEmpty) && (
              <Button
                variant="link"
                color="error"
                icon="rotate-cw"
                size="sm"
                onClick={() => (onRetry ? onRetry() : prompt.send())}
              >
                {retryLabel}
              </Button>
            )}
          </>
        )}
      </S.Problem>
    </S.Root>
  )
}
