import * as React from 'react'
import { loadPart } from '@galley/core/load-part'
import { useLoaded } from '@galley/ui/hooks/use-loaded'
import type { ExampleProps } from './editable-example'
import * as S from './example.styles'
import * as Editor from './query-editor.styles'

const loadLive = () => loadPart(async () => (await import('./editable-example')).EditableExample, 'The query editor')

/** A query as plain code for readers without scripts. The editor replaces the code when it has loaded. */
export function Example({ html }: ExampleProps) {
  const { Part: Live } = useLoaded(loadLive)
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
