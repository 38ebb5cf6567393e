import * as React from 'react'
import { Button } from '@galley/ui/button'
import { Collapsible, CollapsibleContent, CollapsibleTrigger } from '@galley/ui/collapsible'

export function Example() {
  return (
    <Collapsible style={{ flex: '0 1 24rem' }}>
      <CollapsibleTrigger asChild>
        <Button variant="outline" color="neutral">
          Who prints this
        </Button>
      </CollapsibleTrigger>
      <CollapsibleContent asChild>
        <p style={{ marginTop: '1rem' }}>Two people at a hand press, on Thursdays.</p>
      </CollapsibleContent>
    </Collapsible>
  )
}
