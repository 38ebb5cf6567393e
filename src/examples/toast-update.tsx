import * as React from 'react'
import { Button } from '@galley/ui/button'
import { toasts } from '@galley/ui/toast'

const checkLinks = () => new Promise((resolve) => setTimeout(resolve, 2000))

async function check() {
  const { id } = toasts.add({ id: 'links', title: 'Checking the links …', duration: Infinity, close: false })
  await checkLinks()
  toasts.update(id, { title: 'No broken links', icon: 'check', color: 'success', duration: 5000, close: true })
}

export function Example() {
  return (
    <Button loadingAuto onClick={check}>
      Check the links
    </Button>
  )
}
