import * as React from 'react'
import { useState } from 'react'
import { Button } from '@galley/ui/button'
import { Checkbox } from '@galley/ui/checkbox'
import { Slideover, SlideoverClose } from '@galley/ui/slideover'

const topics = ['Documentation', 'Blog', 'Portfolio', 'Shop']

export function Example() {
  const [chosen, setChosen] = useState(['Blog'])
  const toggle = (topic: string) =>
    setChosen(chosen.includes(topic) ? chosen.filter((each) => each !== topic) : [...chosen, topic])
  return (
    <Slideover
      trigger={
        <Button variant="outline" color="neutral">
          Filter templates
        </Button>
      }
      title="Filter templates"
      description="The list shows only matching templates."
      footer={
        <SlideoverClose>
          <Button>{chosen.length === 0 ? 'Show all' : `Show ${chosen.join(', ')}`}</Button>
        </SlideoverClose>
      }
    >
      <div style={{ display: 'grid', gap: '0.75rem' }}>
        {topics.map((topic) => (
          <Checkbox key={topic} label={topic} checked={chosen.includes(topic)} onChange={() => toggle(topic)} />
        ))}
      </div>
    </Slideover>
  )
}
