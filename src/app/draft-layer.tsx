import * as React from 'react'
import { useEffect, useState, type ComponentType } from 'react'
import type { PublishedPage } from '~/hooks/draft-store'
import { previewStart } from './preview-start'

export interface DraftLayerProps {
  /** The page in sight. */
  page: PublishedPage
}

/** What an editor has above the page: a preview, or the problems of its file in develop. Its code comes after mount, and never to visitors. */
export function DraftLayer(props: DraftLayerProps) {
  const [Layer, setLayer] = useState<ComponentType<DraftLayerProps>>()

  useEffect(() => {
    if (previewStart.search !== undefined) {
      import('./preview-layer').then(
        (module) => setLayer(() => module.PreviewLayer),
        // No network: what was published stays.
        () => undefined,
      )
    } else if (process.env.NODE_ENV === 'development') {
      void import('./develop/problem-layer').then((module) => setLayer(() => module.ProblemLayer))
    }
  }, [])

  return Layer && <Layer {...props} />
}
