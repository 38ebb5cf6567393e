import * as React from 'react'
import { Kbd } from '@galley/ui/kbd'

export function Example() {
  return (
    <>
      <Kbd>meta+K</Kbd>
      <Kbd>shift+enter</Kbd>
      <Kbd>escape</Kbd>
      <Kbd>arrowup</Kbd>
      <Kbd>F8</Kbd>
    </>
  )
}
