import * as React from 'react'
import { useState } from 'react'
import { Button } from '@galley/ui/button'

/** Stands for a slow request. */
const save = () => new Promise((resolve) => setTimeout(resolve, 1500))

export function Example() {
  const [saves, setSaves] = useState(0)
  return (
    <>
      <Button
        loadingAuto
        onClick={async () => {
          await save()
          setSaves((count) => count + 1)
        }}
      >
        Save changes
      </Button>
      <span role="status">{saves > 0 && `Saved ${saves === 1 ? 'once' : `${saves} times`}.`}</span>
    </>
  )
}
