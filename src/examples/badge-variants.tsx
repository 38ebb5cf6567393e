import * as React from 'react'
import { Badge } from '@galley/ui/badge'

export function Example() {
  return (
    <>
      <Badge>Draft</Badge>
      <Badge color="success" icon="check">
        Published
      </Badge>
      <Badge color="warning" variant="outline">
        In review
      </Badge>
      <Badge color="info" variant="soft">
        Beta
      </Badge>
      <Badge color="primary" variant="solid">
        New
      </Badge>
      <Badge color="error" size="lg">
        Build failed
      </Badge>
    </>
  )
}
