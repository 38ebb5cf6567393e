import * as React from 'react'
import { useId, useMemo, useRef, useState } from 'react'
import { Button } from '~/components/ui/button'
import { Kbd } from '~/components/ui/kbd'
import { describeOutcome } from './describe-outcome'
import * as S from './example.styles'
import { QueryEditor } from './query-editor'
import { QueryResult } from './query-result'
import { loadRunner, useRun } from './use-run'

export interface ExampleProps {
  /** The inside of `<code>`, highlighted by the compiler. */
  html: string
}

/** One query: its text, which a reader may change, and what it gave when it was run. */
export function LiveExample({ html }: ExampleProps) {
  const written = useMemo(() => textOfHtml(html), [html])
  const [changed, setChanged] = useState<string>()
  const { outcome, isRunning, run } = useRun()
  const [ranText, setRanText] = useState<string>()
  const editor = useRef<HTMLTextAreaElement>(null)
  const hintId = useId()

  const text = changed ?? written
  const isChanged = text !== written
  const isStale = outcome !== undefined && ranText !== text
  const handleRun = () => {
    setRanText(text)
    void run(text)
  }
  const handleReset = () => {
    setChanged(undefined)
    // The button is gone with the change, and the focus would be with it.
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
            Start again
          </Button>
        )}
        <S.Hint id={hintId}>
          <Kbd>Ctrl+Enter</Kbd> runs it
        </S.Hint>
        <S.Status role="status">
          {isRunning ? 'Running…' : isStale ? 'Changed since the last run' : outcome && describeOutcome(outcome)}
        </S.Status>
      </S.Foot>
      {outcome && <QueryResult outcome={outcome} />}
    </>
  )
}

function textOfHtml(html: string): string {
  const template = document.createElement('template')
  template.innerHTML = html
  return template.content.textContent
}
