import * as React from 'react'
import type { ComponentProps, KeyboardEvent } from 'react'
import { paintCode } from './paint-code'
import * as S from './query-editor.styles'

interface QueryEditorProps extends Omit<ComponentProps<'textarea'>, 'value'> {
  text: string
  /** Highlighted text from the compiler. */
  html: string | undefined
  /** Called on Ctrl+Enter and Command+Enter. */
  onRun: () => void
}

/** A transparent text field on top of the same text with highlighting. */
export function QueryEditor({ text, html, onRun, ...rest }: QueryEditorProps) {
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    onRun()
  }
  return (
    <S.Root>
      <S.Shown aria-hidden>
        <S.Painted dangerouslySetInnerHTML={{ __html: html ?? paintCode(text, 'ts') }} />
      </S.Shown>
      <S.Field
        aria-label="Query"
        rows={1}
        value={text}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        onKeyDown={handleKeyDown}
        {...rest}
      />
    </S.Root>
  )
}
