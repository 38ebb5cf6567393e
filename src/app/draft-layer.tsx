import * as React from 'react'
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

/** What an editor has above the page; its code comes after mount, and never to visitors. */
export function DraftLayer(props: DraftLayerProps) {
  const [Layer, setLayer] = useState<ComponentType<DraftLayerProps>>()
  const [hasFailed, setFailed] = useState(false)

  useEffect(() => {
    if (previewStart.search === undefined || hasFailed) return
    import('./preview-layer').then(
      (module) => setLayer(() => module.PreviewLayer),
      () => setFailed(true),
    )
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
