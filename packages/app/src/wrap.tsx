import * as React from 'react'
import type { ReactElement } from 'react'
import { ErrorBoundary } from './error-boundary'
import { ErrorScreen } from './error-screen'
import { type FramedPage, PageFrame, routeOf } from './page-frame'

/** Around each page: what the server and the browser render alike. Where the frame itself fails, the error is alone, and can still be read. */
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
