import * as React from 'react'
import { Tabs, TabsList, TabsPanel, TabsTrigger } from '@galley/ui/tabs'

const steps = [
  { value: 'write', label: 'Write', text: 'Markdown in any editor, checked while you save.' },
  { value: 'review', label: 'Review', text: 'A change is a commit, and a commit can be read.' },
  { value: 'publish', label: 'Publish', text: 'The build refuses what is wrong, and writes the rest.' },
]

export function Example() {
  return (
    <Tabs defaultValue="write" orientation="vertical" style={{ width: '100%' }}>
      <TabsList aria-label="From a draft to a page">
        {steps.map(({ value, label }) => (
          <TabsTrigger key={value} value={value}>
            {label}
          </TabsTrigger>
        ))}
      </TabsList>
      {steps.map(({ value, label, text }) => (
        <TabsPanel key={value} value={value} label={label}>
          {text}
        </TabsPanel>
      ))}
    </Tabs>
  )
}
