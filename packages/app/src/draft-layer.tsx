import * as React from 'react'
import { loadPart } from '@galley/core/load-part'
import { useLoaded } from '@galley/ui/hooks/use-loaded'
import { editorLayer, type EditorLayerProps } from './editor-layer'

/** True for editors, and in `develop`, where the layer shows the problems of the page's file. */
const hasLayer = () => editorLayer.load !== undefined || process.env.NODE_ENV === 'development'

async function importLayer() {
  if (editorLayer.load) return editorLayer.load()
  if (process.env.NODE_ENV === 'development') return (await import('./develop/problem-layer')).ProblemLayer
  return undefined
}

const loadLayer = () => loadPart(importLayer, 'The preview')

/** Renders the preview for editors, or the problems of the page's file in `develop`. The code loads after mount, and only for editors. */
export function DraftLayer(props: EditorLayerProps) {
  const { Part: Layer } = useLoaded(hasLayer() ? loadLayer : undefined)
  return Layer && <Layer {...props} />
}
