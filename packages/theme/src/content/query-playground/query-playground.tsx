import * as React from 'react'
import type { ReactNode } from 'react'
import { loadPart } from '@galley/core/load-part'
import { NEEDS_APP } from '@galley/start/marks'
import { useLoaded } from '@galley/ui/hooks/use-loaded'
import { Tabs, TabsPanel, TabsTrigger } from '@galley/ui/tabs'
import { codeBlocksOf } from '../code-block'
import type { ExampleProps } from './editable-example'
import * as S from './query-playground.styles'

/** Queries that the reader can edit and run against the content of this site. One tab per code block, named after its file name. */
export function QueryPlayground({ children }: { children?: ReactNode }) {
  const examples = codeBlocksOf(children).map(({ html, filename }, index) => ({
    value: String(index),
    label: filename ?? `Example ${index + 1}`,
    html,
  }))
  return (
    <S.Frame role="group" aria-label="Query playground" {...{ [NEEDS_APP]: '' }}>
      <Tabs defaultValue="0">
        <S.List aria-label="Examples">
          {examples.map(({ value, label }) => (
            <TabsTrigger key={value} value={value}>
              {label}
            </TabsTrigger>
          ))}
        </S.List>
        {examples.map(({ value, label, html }) => (
          // The editor inside is the tab stop, not the panel.
          <TabsPanel key={value} value={value} label={label} tabIndex={-1}>
            <Example html={html} />
          </TabsPanel>
        ))}
      </Tabs>
    </S.Frame>
  )
}

const loadLive = () => loadPart(async () => (await import('./editable-example')).EditableExample, 'The query editor')

/** A query as plain code for readers without scripts. The editor replaces the code when it has loaded. */
function Example({ html }: ExampleProps) {
  const { Part: Live } = useLoaded(loadLive)
  if (Live) return <Live html={html} />
  return (
    <>
      <S.Editor>
        <S.Shown>
          <S.Painted dangerouslySetInnerHTML={{ __html: html }} />
        </S.Shown>
      </S.Editor>
      <S.Foot />
    </>
  )
}
