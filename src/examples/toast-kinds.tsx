import * as React from 'react'
import { Button } from '@galley/ui/button'
import { toasts, type ToastOptions } from '@galley/ui/toast'

const kinds: Record<string, ToastOptions> = {
  Success: { title: 'Page saved', description: 'Readers see it in a minute.', icon: 'check', color: 'success' },
  Error: {
    title: 'The page could not be saved',
    description: 'You are offline. Your text is still here.',
    icon: 'octagon-alert',
    color: 'error',
    duration: Infinity,
  },
  Person: { title: 'Ada Lovelace is writing here too', avatar: { name: 'Ada Lovelace', alt: '' } },
}

export function Example() {
  return Object.entries(kinds).map(([kind, toast]) => (
    <Button key={kind} variant="outline" color="neutral" onClick={() => toasts.add(toast)}>
      {kind}
    </Button>
  ))
}
