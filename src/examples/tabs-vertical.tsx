import * as React from 'react'
import { Tabs, TabsList, TabsPanel, TabsTrigger } from '@galley/ui/tabs'

const steps = [
  { value: 'write', label: 'Write', text: 'Markdown in any editor, checked while you save.' },
  { value: 'review', label: 'Review', text: 'Each change is a commit that others can read and comment.' },
  { value: 'publish', label: 'Publish', text: 'The build stops at errors. A correct site is published.' },
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
