import * as React from 'react'
import type { AppError } from '@galley/core/app-error'
import { site } from '@galley/site'
import { onDemand } from '@galley/ui/on-demand'

const Screen = onDemand(async () => (await import('./error-screen-content')).ErrorScreenContent)

/** Replaces a failed page. Shows the message at once, and loads the complete screen afterwards, because most visits need no error screen. */
export function ErrorScreen({ error }: { error: AppError }) {
  const { status } = error
  const statusMessage = error.statusMessage ?? (status === 404 ? site.texts.pageNotFound : site.texts.somethingWrong)
  const message = error.message || statusMessage
  return (
    <Screen status={status} statusMessage={statusMessage} message={message}>
      <p role="alert">{message}</p>
    </Screen>
  )
}
