import * as React from 'react'
import { useId, useRef, useState } from 'react'
import { ContentBody } from '@galley/theme/content'
import { Button } from '@galley/ui/button'
import { VisuallyHidden } from '@galley/ui/visually-hidden.styles'
import { compileText, loadCompiler, type CompiledText } from './compile-text'
import * as S from './live-editor.styles'
import { BROKEN_TEXT, SAMPLE_BODY, SAMPLE_FILE, SAMPLE_HEADING, SAMPLE_TEXT } from './sample'

const SAMPLE: CompiledText = { heading: SAMPLE_HEADING, body: SAMPLE_BODY, problems: [] }

/** A small Markdown editor. While you type, it shows the page that the site would render, and the problems in your text. */
export function LiveEditor() {
  const { text, compiled, failure, write } = useCompiledText()
  const id = useId()
  const isSample = text === SAMPLE_TEXT
  return (
    <S.Root>
      <S.Bar>
        <S.File>content/{SAMPLE_FILE}</S.File>
        <S.Stamp>Proof</S.Stamp>
      </S.Bar>
      <S.Panes>
        <S.Pane>
          <VisuallyHidden as="label" htmlFor={id}>
            Markdown
          </VisuallyHidden>
          <S.Text
            id={id}
            value={text}
            spellCheck={false}
            autoCapitalize="off"
            // The reader sees an error of this request when they type the first letter.
            onFocus={() => void loadCompiler().catch(() => undefined)}
            onChange={(event) => void write(event.target.value)}
          />
        </S.Pane>
        <S.Page aria-label="Page">
          {compiled.heading && <S.Heading>{compiled.heading}</S.Heading>}
          <ContentBody body={compiled.body} images={[]} />
        </S.Page>
      </S.Panes>
      <S.Foot>
        <S.Remarks role="status" data-count={compiled.problems.length}>
          {failure ?? <Remarks problems={compiled.problems} />}
        </S.Remarks>
        <Button
          size="sm"
          variant="outline"
          color="neutral"
          onClick={() => void write(isSample ? BROKEN_TEXT : SAMPLE_TEXT)}
        >
          {isSample ? 'Make a mistake' : 'Start again'}
        </Button>
      </S.Foot>
    </S.Root>
  )
}

function Remarks({ problems }: Pick<CompiledText, 'problems'>) {
  if (problems.length === 0) return 'Nothing to correct.'
  return problems.map(({ line, message }, index) => (
    <S.Problem key={index}>
      <S.Line>Line {line}</S.Line> {message}
    </S.Problem>
  ))
}

/** Holds the text and the result of compiling it. The result of an earlier text never replaces the result of a later text. */
function useCompiledText() {
  const [text, setText] = useState(SAMPLE_TEXT)
  const [compiled, setCompiled] = useState(SAMPLE)
  const [failure, setFailure] = useState<string>()
  const newest = useRef(text)

  const write = async (next: string) => {
    newest.current = next
    setText(next)
    try {
      const result = await compileText(next)
      if (newest.current !== next) return
      setCompiled(result)
      setFailure(undefined)
    } catch (error) {
      console.error(error)
      setFailure((error as Error).message)
    }
  }
  return { text, compiled, failure, write }
}
