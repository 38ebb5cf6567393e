import * as React from 'react'
import { useLayoutEffect } from 'react'
import { site } from '@galley/site'
import { ErrorBlock } from '@galley/site/components'
import { useNotFoundEvent } from '@galley/theme/hooks/use-not-found-event'
import { DefaultLayout } from '@galley/theme/layouts/default-layout'
import { BrowserHead } from '@galley/theme/shell/browser-head'
import type { ErrorBlockProps } from '@galley/theme/shell/error-block'
import { fillTitle } from '@galley/theme/shell/page-head'
import { loadingBar } from '@galley/ui/loading-bar'

type ErrorScreenContentProps = Required<Pick<ErrorBlockProps, 'status' | 'statusMessage' | 'message'>>

/** Renders the error screen once its code has loaded. */
export function ErrorScreenContent({ status, statusMessage, message }: ErrorScreenContentProps) {
  // The error may come from outside the router, so the path comes from the window. Errors are caught only in the browser, where a window exists.
  useNotFoundEvent(status === 404 ? window.location.pathname : undefined)
  useLayoutEffect(() => {
    loadingBar.fail()
    // The reader may have scrolled down in the page that failed.
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [])
  return (
    <DefaultLayout role="alert">
      <BrowserHead title={fillTitle(statusMessage)} description={status === 404 ? site.texts.notFound : message} />
      <ErrorBlock status={status} statusMessage={statusMessage} message={message} />
    </DefaultLayout>
  )
}
