import * as React from 'react'
import type { ReactElement } from 'react'
import { ErrorBoundary } from './error-boundary'
import { ErrorScreen } from './error-screen'
import { type FramedPage, PageFrame, routeOf } from './page-frame'

/** Wraps a page in the frame, on the server and in the browser. If the frame itself fails, renders only the error. */
export const wrapPageElement = ({ element, props }: { element: ReactElement; props: FramedPage }) => (
  <ErrorBoundary
    route={routeOf(props)}
    renderError={(error) => (
      <main>
        <ErrorScreen error={error} />
      </main>
    )}
  >
    <PageFrame page={props}>{element}</PageFrame>
  </ErrorBoundary>
)
