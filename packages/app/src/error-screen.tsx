import * as React from 'react'
import type { AppError } from '@galley/core/app-error'
import { onDemand } from '@galley/ui/on-demand'

const Screen = onDemand(async () => (await import('./error-screen-content')).ErrorScreenContent)

/** Replaces a failed page. Shows the message at once, and loads the complete screen afterwards, because most visits need no error screen. */
export const ErrorScreen = ({ error }: { error: AppError }) => (
  <Screen error={error}>
    <p role="alert">{error.message}</p>
  </Screen>
)
