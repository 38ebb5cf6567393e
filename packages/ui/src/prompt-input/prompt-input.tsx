import * as React from 'react'
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react'
import { site } from '@galley/site'
import { Button } from '../button'
import { isComposing } from '../hooks/is-composing'
import * as S from './prompt-input.styles'
import { usePrompt, type PromptStatus } from './use-prompt'

export interface PromptInputProps extends Omit<
  ComponentProps<'textarea'>,
  'value' | 'defaultValue' | 'onChange' | 'onSubmit' | 'children'
> {
  /** Controlled text. */
  value?: string
  /** Initial text. @default '' */
  defaultValue?: string
  /** Called when the text changes. */
  onValueChange?: (value: string) => void
  /** Called with the text, which is then cleared. The text is restored if the returned promise rejects. */
  onSubmit: (text: string) => unknown
  /** Controlled status of the last message. @default follows the promise of `onSubmit` */
  status?: PromptStatus
  /** Called to stop an answer. While busy, a stop button replaces the send button. */
  onStop?: () => void
  /** Called to try the last message again after an error. @default sends the current text */
  onRetry?: () => void
  /** Maximum number of visible lines. A longer text scrolls. @default 8 */
  maxRows?: number
  /** Placeholder, also the accessible label. @default 'Type your message here...' */
  placeholder?: string
  /** Accessible label of the send button. @default 'Send prompt' */
  submitLabel?: string
  /** Accessible label of the stop button. @default 'Stop' */
  stopLabel?: string
  /** Text of the retry button. @default 'Try again' */
  retryLabel?: string
  /** Message shown after an error. @default 'The message was not sent.' */
  errorLabel?: ReactNode
  /** Content below the text, such as a select for models or a button for files. */
  children?: ReactNode
}

/** A text field for a message. Enter sends the message, Shift+Enter starts a new line. */
export function PromptInput({
  value,
  defaultValue = '',
  onValueChange,
  onSubmit,
  status: givenStatus,
  onStop,
  onRetry,
  maxRows = 8,
  placeholder = site.texts.promptPlaceholder,
  submitLabel = site.texts.sendPrompt,
  stopLabel = site.texts.stop,
  retryLabel = site.texts.tryAgain,
  errorLabel = site.texts.sendFailed,
  disabled = false,
  onKeyDown,
  children,
  className,
  style,
  ...rest
}: PromptInputProps) {
  const prompt = usePrompt({ value, defaultValue, onValueChange, onSubmit, status: givenStatus })

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
        {prompt.isBusy && onStop ? (
          <Button square size="sm" color="neutral" icon="square" aria-label={stopLabel} onClick={onStop} />
        ) : (
          <Button
            type="submit"
            square
            size="sm"
            icon="arrow-up"
            aria-label={submitLabel}
            loading={prompt.isBusy}
            disabled={disabled || (!prompt.isBusy && prompt.isEmpty)}
          />
        )}
      </S.Foot>
      <S.Problem role="alert">
        {prompt.status === 'error' && (
          <>
            <span>{errorLabel}</span>
            {(onRetry ?? !prompt.isEmpty) && <RetryButton onClick={onRetry ?? prompt.send}>{retryLabel}</RetryButton>}
          </>
        )}
      </S.Problem>
    </S.Root>
  )
}

function RetryButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <Button variant="link" color="error" icon="rotate-cw" size="sm" onClick={() => onClick()}>
      {children}
    </Button>
  )
}
