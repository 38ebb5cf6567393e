import * as React from 'react'
import { CopyButton } from '@galley/ui/copy-button'

const command = 'npm start'

export function Example() {
  return (
    <>
      <code>{command}</code>
      <CopyButton text={command} label="Copy the command" />
    </>
  )
}
