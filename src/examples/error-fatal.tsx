import * as React from 'react'
import { createError } from '@galley/core/app-error'
import { Button } from '@galley/ui/button'

export function Example() {
  const handlePress = () => {
    throw createError({
      status: 503,
      statusMessage: 'Closed for today',
      message: 'The desk opens again at nine in the morning.',
      fatal: true,
    })
  }
  return (
    <Button variant="outline" color="error" onClick={handlePress}>
      Throw a fatal error
    </Button>
  )
}
