import type { ComponentType } from 'react'
import type { PublishedPage } from '@galley/theme/hooks/draft-store'

export interface EditorLayerProps {
  /** The current page as it was published. */
  page: PublishedPage
}

/** The layer of editors above every page. `@galley/gatsby-plugin-preview` sets it before the first page renders; for visitors it stays empty. */
export const editorLayer: {
  load?: () => Promise<ComponentType<EditorLayerProps>>
  /** True if the URL of the first page had a token beside its heading. */
  hasToken?: boolean
} = {}
