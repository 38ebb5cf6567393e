import * as React from 'react'
import { lazy, Suspense, type ComponentProps } from 'react'

const Playground = lazy(async () => ({ default: (await import('./query-playground')).QueryPlayground }))

/** The playground. Its code comes only with pages that have one; until then its examples are plain code. */
export const QueryPlayground = (props: ComponentProps<typeof Playground>) => (
  <Suspense fallback={props.children}>
    <Playground {...props} />
  </Suspense>
)
