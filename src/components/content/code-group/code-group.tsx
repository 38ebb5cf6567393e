import * as React from 'react'
import type { ReactNode } from 'react'
import { Icon } from '~/components/ui/icon'
import { Tabs, TabsPanel, TabsTrigger } from '~/components/ui/tabs'
import { codeBlocksOf, CodePane, languageOf } from '../code-block'
import * as S from './code-group.styles'

/** The same code in several forms, one tab for each code block: its file name, or else its language. */
export function CodeGroup({ children }: { children?: ReactNode }) {
  const panes = codeBlocksOf(children).map(({ html, language, filename }, index) => {
    const { label, icon } = languageOf(language)
    return { value: String(index), html, icon, label: filename ?? label }
  })
  return (
    <S.Frame>
      <Tabs defaultValue="0">
        <S.Bar>
          <S.List aria-label={panes.map(({ label }) => label).join(', ')}>
            {panes.map(({ value, icon, label }) => (
              <TabsTrigger key={value} value={value}>
                <S.Label>
                  <Icon name={icon} size={14} />
                  {label}
                </S.Label>
              </TabsTrigger>
            ))}
          </S.List>
        </S.Bar>
        {panes.map(({ value, html, label }) => (
          // The code takes the focus itself, because it may scroll.
          <TabsPanel key={value} value={value} label={label} tabIndex={-1}>
            <CodePane html={html} label={label} />
          </TabsPanel>
        ))}
      </Tabs>
    </S.Frame>
  )
}
