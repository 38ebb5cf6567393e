import * as React from 'react'
import { Carousel } from '@galley/ui/carousel'

const steps = [
  { title: 'Write', text: 'A Markdown file in the content folder.' },
  { title: 'Check', text: 'The build reports the file, line and column of each problem.' },
  { title: 'Publish', text: 'A folder of files, for any server.' },
]

export function Example() {
  return (
    <Carousel label="From a file to a page" style={{ width: '100%' }}>
      {steps.map(({ title, text }) => (
        <div key={title} style={{ padding: '2.5rem 1rem', textAlign: 'center' }}>
          <strong>{title}</strong>
          <p>{text}</p>
        </div>
      ))}
    </Carousel>
  )
}
