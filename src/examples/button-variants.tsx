import * as React from 'react'
import { Button } from '@galley/ui/button'

export function Example() {
  return (
    <>
      <Button>Publish</Button>
      <Button variant="outline">Preview</Button>
      <Button variant="soft">Save draft</Button>
      <Button variant="ghost">Discard</Button>
      <Button variant="link">Read the guide</Button>
    </>
  )
}
