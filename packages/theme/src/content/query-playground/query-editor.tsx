import * as React from 'react'
import type { ComponentProps, KeyboardEvent } from 'react'
import { paintCode } from './paint-code'
import * as S from './query-editor.styles'

interface QueryEditorProps extends Omit<ComponentProps<'textarea'>, 'value'> {
  /** What is in the editor. */
  text: string
  /** The text in colours, when the compiler has coloured it. */
  html: string | undefined
  /** Called by Ctrl or Command with Enter. */
  onRun: () => void
}

/** A text field over its own text in colours: the field is transparent, and the highlighted code behind it is visible. */
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
