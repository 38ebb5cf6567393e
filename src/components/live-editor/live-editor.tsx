import * as React from 'react'
import { useId, useState } from 'react'
import { ContentBody } from '@galley/theme/content'
import { Button } from '@galley/ui/button'
import { useQuery } from '@galley/ui/hooks/use-query'
import { VisuallyHidden } from '@galley/ui/visually-hidden.styles'
import { compileText, loadCompiler, type CompiledText } from './compile-text'
import * as S from './live-editor.styles'
import { BROKEN_TEXT, SAMPLE_BODY, SAMPLE_FILE, SAMPLE_HEADING, SAMPLE_TEXT } from './sample'

const SAMPLE: CompiledText = { heading: SAMPLE_HEADING, body: SAMPLE_BODY, problems: [] }

/** A small Markdown editor. While you type, it shows the page that the site would render, and the problems in your text. */
export function LiveEditor() {
  const [text, setText] = useState(SAMPLE_TEXT)
  const id = useId()
  const isSample = text === SAMPLE_TEXT
  const { answer = SAMPLE, error } = useQuery(isSample ? undefined : text, compile)
  const { heading, body, problems } = isSample ? SAMPLE : answer
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
            onChange={(event) => setText(event.target.value)}
          />
        </S.Pane>
        <S.Page aria-label="Page">
          {heading && <S.Heading>{heading}</S.Heading>}
          <ContentBody body={body} images={[]} />
        </S.Page>
      </S.Panes>
      <S.Foot>
        <S.Remarks role="status" data-count={problems.length}>
          {error?.message ?? <Remarks problems={problems} />}
        </S.Remarks>
        <Button
          size="sm"
          variant="outline"
          color="neutral"
          onClick={() => setText(isSample ? BROKEN_TEXT : SAMPLE_TEXT)}
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
    <p key={index}>
      <S.Line>Line {line}</S.Line> {message}
    </p>
  ))
}

/** Compiles a text, and logs an error. The page shows only the message. */
const compile = (text: string) =>
  compileText(text).catch((error: unknown) => {
    console.error(error)
    throw error
  })
