import * as React from 'react'
import { useRef } from 'react'
import { Icon } from '@galley/ui/icon'
import { Tabs, TabsPanel, TabsTrigger } from '@galley/ui/tabs'
import { CodePane, languageOf, type CodeBlockProps } from '../code-block'
import { useTabChoice } from '../use-tab-choice'
import * as S from './code-set.styles'

interface CodeSetProps {
  blocks: readonly CodeBlockProps[]
  sync: string | undefined
}

/** The tabs of a `CodeGroup`, loaded on demand. */
export function CodeSet({ blocks, sync }: CodeSetProps) {
  const root = useRef<HTMLDivElement>(null)
  const panes = blocks.map(({ language, filename, ...code }, index) => {
    const { label, icon } = languageOf(language)
    return { value: String(index), icon, label: filename ?? label, code }
  })
  const labels = panes.map(({ label }) => label)
  const { marks, ...choice } = useTabChoice(root, labels, sync)
  return (
    <S.Frame>
      <Tabs dir="ltr" ref={root} {...choice} {...marks}>
        <S.Bar>
          <S.List aria-label={labels.join(', ')}>
            {panes.map(({ value, icon, label }) => (
              <TabsTrigger key={value} value={value} data-label={label}>
                <S.Label>
                  <Icon name={icon} size={14} />
                  {label}
                </S.Label>
              </TabsTrigger>
            ))}
          </S.List>
        </S.Bar>
        {panes.map(({ value, label, code }) => (
          // The scrollable code inside is the tab stop, not the panel.
          <TabsPanel key={value} value={value} label={label} tabIndex={-1}>
            <CodePane label={label} {...code} />
          </TabsPanel>
        ))}
      </Tabs>
    </S.Frame>
  )
}
