import * as React from 'react'
import type { AppError } from '@galley/core/app-error'
import { onDemand } from '@galley/ui/on-demand'

const Screen = onDemand(async () => (await import('./error-screen-content')).ErrorScreenContent)

/** Replaces a page that failed. Shows the message at once, and the complete screen when its code has loaded, because most visits never need it. */
export const ErrorScreen = ({ error }: { error: AppError }) => (
  <Screen error={error}>
    <p role="alert">{error.message}</p>
  </Screen>
)
