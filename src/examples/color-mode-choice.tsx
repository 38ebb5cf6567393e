import * as React from 'react'
import { Button } from '@galley/ui/button'
import { colorModeStore, useColorMode, useColorPreference } from '@galley/ui/hooks/use-color-mode'

const CHOICES = [
  ['system', 'System'],
  ['light', 'Light'],
  ['dark', 'Dark'],
] as const

export function Example() {
  const mode = useColorMode()
  const preference = useColorPreference()
  return (
    <>
      {CHOICES.map(([choice, label]) => (
        <Button
          key={choice}
          variant={choice === preference ? 'soft' : 'ghost'}
          color="neutral"
          aria-pressed={choice === preference}
          onClick={() => colorModeStore().setPreference(choice)}
        >
          {label}
        </Button>
      ))}
      <output>{mode && `The page is ${mode}.`}</output>
    </>
  )
}
