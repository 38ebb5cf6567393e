import * as React from 'react'
import { Avatar } from '@galley/ui/avatar'

export function Example() {
  return (
    <>
      <Avatar src="/favicon.svg" name="Galley" size="lg" />
      <Avatar name="Ada Lovelace" size="lg" />
      <Avatar src="data:," name="Grace Hopper" size="lg" />
      <Avatar icon="github" alt="A bot" size="lg" />
    </>
  )
}
