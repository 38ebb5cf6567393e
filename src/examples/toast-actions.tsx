import * as React from 'react'
import { useState } from 'react'
import { Button } from '@galley/ui/button'
import { toasts } from '@galley/ui/toast'

export function Example() {
  const [isThere, setThere] = useState(true)
  const remove = () => {
    setThere(false)
    toasts.add({ title: 'Entry deleted', actions: [{ label: 'Undo', onClick: () => setThere(true) }] })
  }
  return (
    <>
      <Button disabled={!isThere} onClick={remove}>
        Delete the entry
      </Button>
      <p>{isThere ? 'The entry is there.' : 'The entry is gone.'}</p>
    </>
  )
}
