import * as React from 'react'
import { useId, useMemo, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react'
import { loadPart } from '@galley/core/load-part'
import { Button } from '@galley/ui/button'
import { useQuery } from '@galley/ui/hooks/use-query'
import { Kbd } from '@galley/ui/kbd'
import { paintCode } from './paint-code'
import * as S from './query-playground.styles'
import { describeAnswer, QueryProblem, QueryResult } from './query-result'

export interface ExampleProps {
  /** Inner HTML of `<code>`, highlighted by the compiler. */
  html: string
}

/** Loads the large query engine on demand. */
const loadRunner = () => import('./run-query')

async function run({ text }: { text: string }) {
  const { runQuery } = await loadPart(loadRunner, 'The query engine')
  return runQuery(text)
}

/** A query that the reader can edit and run, with its result. */
export function EditableExample({ html }: ExampleProps) {
  const written = useMemo(() => textOfHtml(html), [html])
  const [changed, setChanged] = useState<string>()
  const [ran, setRan] = useState<{ text: string }>()
  const { status, answer, error } = useQuery(ran, run)
  const editor = useRef<HTMLTextAreaElement>(null)
  const hintId = useId()

  const text = changed ?? written
  const isChanged = text !== written
  const isSettled = ran && status !== 'pending'
  const handleRun = () => setRan({ text })
  const handleReset = () => {
    setChanged(undefined)
    // The focused button disappears with the change. Move the focus to the editor.
    editor.current?.focus()
  }

  return (
    <>
      <QueryEditor
        ref={editor}
        text={text}
        html={isChanged ? undefined : html}
        aria-describedby={hintId}
        onChange={(event) => setChanged(event.target.value)}
        onFocus={() => void loadRunner().catch(() => undefined)}
        onRun={handleRun}
      />
      <S.Foot>
        <Button size="sm" icon="play" aria-keyshortcuts="Control+Enter Meta+Enter" onClick={handleRun}>
          Run
        </Button>
        {isChanged && (
          <Button size="sm" variant="ghost" color="neutral" onClick={handleReset}>
            Reset
          </Button>
        )}
        <S.Hint id={hintId}>
          <Kbd>Ctrl+Enter</Kbd> to run
        </S.Hint>
        <S.Status role="status">
          {status === 'pending' && 'Running…'}
          {isSettled && (ran.text !== text ? 'Changed since the last run' : error ? 'Failed' : describeAnswer(answer!))}
        </S.Status>
      </S.Foot>
      {error ? <QueryProblem error={error} /> : answer && <QueryResult {...answer} />}
    </>
  )
}

function textOfHtml(html: string): string {
  const template = document.createElement('template')
  template.innerHTML = html
  return template.content.textContent
}

interface QueryEditorProps extends Omit<ComponentProps<'textarea'>, 'value'> {
  text: string
  /** Highlighted text from the compiler. */
  html: string | undefined
  /** Called on Ctrl+Enter and Command+Enter. */
  onRun: () => void
}

/** A transparent text field on top of the same text with highlighting. */
function QueryEditor({ text, html, onRun, ...rest }: QueryEditorProps) {
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    onRun()
  }
  return (
    <S.Editor>
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
    </S.Editor>
  )
}
