import { useEffect, useState } from 'react'
import { type AppError, isAppError } from '@galley/core/app-error'

/** Rethrows fatal errors of event handlers and promises during rendering, so that the error boundary shows them. */
export function FatalErrors() {
  const [fatal, setFatal] = useState<AppError>()

  useEffect(() => {
    const show = (thrown: unknown) => {
      if (isAppError(thrown) && thrown.fatal) setFatal(thrown)
    }
    const handleError = (event: ErrorEvent) => show(event.error)
    const handleRejection = (event: PromiseRejectionEvent) => show(event.reason)
    window.addEventListener('error', handleError)
    window.addEventListener('unhandledrejection', handleRejection)
    return () => {
      window.removeEventListener('error', handleError)
      window.removeEventListener('unhandledrejection', handleRejection)
    }
  }, [])

  if (fatal) throw fatal
  return null
}
