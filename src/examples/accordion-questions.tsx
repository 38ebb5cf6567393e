import * as React from 'react'
import { Accordion, AccordionItem } from '@galley/ui/accordion'

export function Example() {
  return (
    <Accordion style={{ width: '100%' }} heading="h2" defaultValue={['drafts']}>
      <AccordionItem value="drafts" label="Who sees a draft?" icon="pencil">
        Who runs <code>npm run develop</code>. A production build leaves drafts out altogether.
      </AccordionItem>
      <AccordionItem value="database" label="Is there a database?" icon="database">
        The build writes one into the site: a file that the browser loads with the first query.
      </AccordionItem>
      <AccordionItem value="code" label="Can pages hold code?" icon="braces">
        Markdown pages hold data only. MDX pages are code, and are reviewed like code.
      </AccordionItem>
    </Accordion>
  )
}
