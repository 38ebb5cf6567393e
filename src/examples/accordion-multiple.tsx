import * as React from 'react'
import { Accordion, AccordionItem } from '@galley/ui/accordion'

export function Example() {
  return (
    <Accordion style={{ width: '100%' }} heading="h2" multiple defaultValue={['build', 'serve']}>
      <AccordionItem value="build" label="Build">
        Writes the whole site into <code>public</code>.
      </AccordionItem>
      <AccordionItem value="serve" label="Serve">
        Starts the Node server that serves that folder.
      </AccordionItem>
      <AccordionItem value="preview" label="Preview" disabled>
        Not part of this version.
      </AccordionItem>
    </Accordion>
  )
}
