import * as React from 'react'
import { Tabs, TabsList, TabsPanel, TabsTrigger } from '@galley/ui/tabs'

const files = [
  { value: 'markdown', label: 'Markdown', icon: 'markdown', text: 'Text with components, without code.' },
  { value: 'yaml', label: 'YAML', icon: 'yaml', text: 'Data that people write by hand.' },
  { value: 'json', label: 'JSON', icon: 'braces', text: 'Data that programs write.' },
] as const

export function Example() {
  return (
    <Tabs defaultValue="markdown" style={{ width: '100%' }}>
      <TabsList aria-label="File formats">
        {files.map(({ value, label, icon }) => (
          <TabsTrigger key={value} value={value} icon={icon}>
            {label}
          </TabsTrigger>
        ))}
        <TabsTrigger value="toml" disabled>
          TOML
        </TabsTrigger>
      </TabsList>
      {files.map(({ value, label, text }) => (
        <TabsPanel key={value} value={value} label={label} style={{ paddingTop: '1rem' }}>
          {text}
        </TabsPanel>
      ))}
    </Tabs>
  )
}
