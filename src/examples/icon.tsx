import * as React from 'react'
import { Icon } from '@galley/ui/icon'

export function Example() {
  return (
    <>
      <Icon name="check" />
      <Icon name="lucide:rocket" size={24} />
      <Icon name="simple-icons:gatsby" size={32} />
    </>
  )
}
