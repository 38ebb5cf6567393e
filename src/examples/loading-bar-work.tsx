import * as React from 'react'
import { Button } from '@galley/ui/button'
import { loadingBar } from '@galley/ui/loading-bar'

/** Stands for slow work. */
const work = () => new Promise((resolve) => setTimeout(resolve, 1500))

export function Example() {
  const handleSave = async () => {
    loadingBar.start()
    await work()
    loadingBar.finish()
  }
  const handleFailure = async () => {
    loadingBar.start()
    await work()
    loadingBar.fail()
  }
  return (
    <>
      <Button loadingAuto onClick={handleSave}>
        Save
      </Button>
      <Button loadingAuto onClick={handleFailure} variant="outline" color="neutral">
        Save without a network
      </Button>
    </>
  )
}
