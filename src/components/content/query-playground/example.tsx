import { useEffect, useState, type ComponentType } from 'react'
import { loadPart } from '~/lib/load-part'
import * as S from './example.styles'
import type { ExampleProps } from './live-example'
import * as Editor from './query-editor.styles'

const loadLive = async () => (await import('./live-example')).LiveExample

/** One query: the code alone, for the HTML and readers without scripts, until what edits and runs it has come. */
export function Example({ html }: ExampleProps) {
  const [Live, setLive] = useState<ComponentType<ExampleProps>>()
  useEffect(() => {
    loadPart(loadLive, 'The query editor').then(
      (LiveExample) => setLive(() => LiveExample),
      // Given up: the code can still be read.
      () => undefined,
    )
  }, [])
  if (Live) return <Live html={html} />
  return (
    <>
      <Editor.Root>
        <Editor.Shown>
          <Editor.Painted dangerouslySetInnerHTML={{ __html: html }} />
        </Editor.Shown>
      </Editor.Root>
      <S.Foot />
    </>
  )
}
