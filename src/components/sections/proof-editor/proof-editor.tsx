import * as React from 'react'
import { useId, useRef, useState } from 'react'
import { ContentBody } from '~/components/content'
import { VisuallyHidden } from '~/components/ui/visually-hidden'
import { Button } from '~/components/ui/button'
import { compileProof, loadCompiler, type Proof } from './compile-proof'
import * as S from './proof-editor.styles'
import { BROKEN_TEXT, SAMPLE_BODY, SAMPLE_FILE, SAMPLE_HEADING, SAMPLE_TEXT } from './sample'

const SAMPLE: Proof = { heading: SAMPLE_HEADING, body: SAMPLE_BODY, problems: [] }

/** A small editor that shows what the site makes of a Markdown text while it is typed, and what the build would say of it. */
export function ProofEditor() {
  const { text, proof, hasFailed, write } = useProof()
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
            onFocus={() => void loadCompiler().catch(() => undefined)}
            onChange={(event) => void write(event.target.value)}
          />
        </S.Pane>
        <S.Page aria-label="Page">
          {proof.heading && <S.Heading>{proof.heading}</S.Heading>}
          <ContentBody body={proof.body} images={[]} />
        </S.Page>
      </S.Panes>
      <S.Foot>
        <S.Remarks role="status" data-count={proof.problems.length}>
          <Remarks proof={proof} hasFailed={hasFailed} />
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

function Remarks({ proof, hasFailed }: { proof: Proof; hasFailed: boolean }) {
  if (hasFailed) return 'The compiler could not be fetched. Check the connection, then type again.'
  if (proof.problems.length === 0) return 'Nothing to correct.'
  return proof.problems.map(({ line, message }, index) => (
    <S.Problem key={index}>
      <S.Line>Line {line}</S.Line> {message}
    </S.Problem>
  ))
}

/** The text, and the newest proof of it: a slow answer never replaces that of a later text. */
function useProof() {
  const [text, setText] = useState(SAMPLE_TEXT)
  const [proof, setProof] = useState(SAMPLE)
  const [hasFailed, setHasFailed] = useState(false)
  const newest = useRef(text)

  const write = async (next: string) => {
    newest.current = next
    setText(next)
    try {
      const compiled = await compileProof(next)
      if (newest.current !== next) return
      setProof(compiled)
      setHasFailed(false)
    } catch {
      setHasFailed(true)
    }
  }
  return { text, proof, hasFailed, write }
}
