import * as React from 'react'
import { useEffect, useState, type ComponentType } from 'react'
import * as S from './example.styles'
import type { ExampleProps } from './live-example'
import * as Editor from './query-editor.styles'

/** One query: the code alone, for the HTML and readers without scripts, until what edits and runs it has come. */
export function Example({ html }: ExampleProps) {
  const [Live, setLive] = useState<ComponentType<ExampleProps>>()
  useEffect(() => {
    import('./live-example').then(
      (module) => setLive(() => module.LiveExample),
      // Without a network the code can still be read.
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
