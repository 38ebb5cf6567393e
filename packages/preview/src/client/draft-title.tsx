import * as React from 'react'
import { BrowserHead } from '@galley/theme/shell/browser-head'
import { fillTitle } from '@galley/theme/shell/page-head'

interface DraftTitleProps {
  path: string
  /** Marks the title. */
  isDraft: boolean
  title: string
  description: string
}

/** The head of a document whose page is not the published one. */
export function DraftTitle({ path, isDraft, title, description }: DraftTitleProps) {
  // The home page has the title of the site.
  const full = path === '/' ? title : fillTitle(title)
  return <BrowserHead title={isDraft ? `✎ Draft: ${full}` : full} description={description} />
}
