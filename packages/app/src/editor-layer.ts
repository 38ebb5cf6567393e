import type { ComponentType } from 'react'
import type { PublishedPage } from '@galley/theme/hooks/draft-store'

export interface EditorLayerProps {
  /** The published version of the current page. */
  page: PublishedPage
}

/** The layer of editors above every page. `@galley/gatsby-plugin-preview` sets `load` before the first page renders, for editors only. */
export const editorLayer: {
  load?: () => Promise<ComponentType<EditorLayerProps>>
  /** True if the hash of the first URL contained a token and a heading. */
  hasToken?: boolean
} = {}
