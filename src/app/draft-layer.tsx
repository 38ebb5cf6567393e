import { useEffect, useState, type ComponentType } from 'react'
import { Button } from '~/components/ui/button'
import type { PublishedPage } from '~/hooks/draft-store'
import * as S from './draft-layer.styles'
import { previewStart } from './preview-start'

export const NOT_LOADED = 'The preview could not be loaded. Check the connection and try again.'

export interface DraftLayerProps {
  /** The page in sight. */
  page: PublishedPage
}

/** What an editor has above the page: a preview, or the problems of its file in develop. Its code comes after mount, and never to visitors. */
export function DraftLayer(props: DraftLayerProps) {
  const [Layer, setLayer] = useState<ComponentType<DraftLayerProps>>()
  const [hasFailed, setFailed] = useState(false)

  useEffect(() => {
    if (hasFailed) return
    if (previewStart.search !== undefined) {
      import('./preview-layer').then(
        (module) => setLayer(() => module.PreviewLayer),
        () => setFailed(true),
      )
    } else if (process.env.NODE_ENV === 'development') {
      void import('./develop/problem-layer').then((module) => setLayer(() => module.ProblemLayer))
    }
  }, [hasFailed])

  if (hasFailed) {
    return (
      <S.Failure role="alert">
        {NOT_LOADED}
        <Button size="sm" variant="outline" color="neutral" onClick={() => setFailed(false)}>
          Try again
        </Button>
      </S.Failure>
    )
  }
  return Layer && <Layer {...props} />
}
