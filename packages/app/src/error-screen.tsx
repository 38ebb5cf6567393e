import * as React from 'react'
import type { AppError } from '@galley/core/app-error'
import { onDemand } from '@galley/ui/on-demand'

const Screen = onDemand(async () => (await import('./error-screen-content')).ErrorScreenContent)

/** Replaces a page that failed. Most visits see none: its words are there at once, its look when the code has loaded. */
export const ErrorScreen = ({ error }: { error: AppError }) => (
  <Screen error={error}>
    <p role="alert">{error.message}</p>
  </Screen>
)
