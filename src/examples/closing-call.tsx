import * as React from 'react'
import { ClosingCall } from '@galley/theme/sections/closing-call'

export function Example() {
  return (
    <ClosingCall
      title="Take the first walk."
      description="The map of your own region is free."
      links={[
        { label: 'Get started', to: '#props', color: 'primary' },
        { label: 'Read the guide', to: '#good-to-know' },
      ]}
    />
  )
}
