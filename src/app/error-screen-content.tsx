import * as React from 'react'
import { useLayoutEffect } from 'react'
import type { AppError } from '@galley/core/app-error'
import { loadingBar } from '@galley/ui/loading-bar'
import { ErrorBlock, NOT_FOUND_DESCRIPTION } from '~/components/shell/error-block'
import { LazyHelmet } from '~/components/shell/lazy-helmet'
import { fillTitle } from '~/components/shell/page-head'
import { useNotFoundEvent } from '~/hooks/use-not-found-event'
import { DefaultLayout } from '~/layouts/default-layout'

/** What `ErrorScreen` becomes when its code has loaded. */
export function ErrorScreenContent({ error: { status, statusMessage, message } }: { error: AppError }) {
  // Errors are caught in the browser only, also outside the router.
  useNotFoundEvent(status === 404 ? window.location.pathname : undefined)
  useLayoutEffect(() => {
    loadingBar.fail()
    // The reader may have been far down in what is gone now.
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [])
  return (
    <DefaultLayout role="alert">
      <LazyHelmet
        title={fillTitle(statusMessage)}
        meta={[
          { name: 'robots', content: 'noindex' },
          { name: 'description', content: status === 404 ? NOT_FOUND_DESCRIPTION : message },
        ]}
      />
      <ErrorBlock status={status} statusMessage={statusMessage} message={message} />
    </DefaultLayout>
  )
}
