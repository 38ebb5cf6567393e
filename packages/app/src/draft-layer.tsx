import * as React from 'react'
import { useState } from 'react'
import { Button } from '@galley/ui/button'
import { useLoaded } from '@galley/ui/hooks/use-loaded'
import * as S from './draft-layer.styles'
import { editorLayer, type EditorLayerProps } from './editor-layer'

export const NOT_LOADED = 'The preview could not be loaded. Check the connection and try again.'

/** True for editors, and in `develop`, where the layer shows the problems of the page's file. */
const hasLayer = () => editorLayer.load !== undefined || process.env.NODE_ENV === 'development'

async function loadLayer() {
  if (editorLayer.load) return editorLayer.load()
  if (process.env.NODE_ENV === 'development') return (await import('./develop/problem-layer')).ProblemLayer
  return undefined
}

/** Renders the preview for editors, or the problems of the page's file in `develop`. The code loads after mount, and visitors never load it. */
export function DraftLayer(props: EditorLayerProps) {
  const [hasFailed, setFailed] = useState(false)
  const { Part: Layer } = useLoaded(hasLayer() && !hasFailed ? loadLayer : undefined, () => setFailed(true))

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
