import * as React from 'react'
import { Button } from '~/components/ui/button'
import { Collapsible, CollapsibleContent, CollapsibleTrigger } from '~/components/ui/collapsible'

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
