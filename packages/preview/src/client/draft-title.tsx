import { useEffect } from 'react'
import { fillTitle } from '@galley/theme/shell/page-head'
import { type DraftHead, markTitle, showDraftHead } from './draft-head'

interface DraftTitleProps extends DraftHead {
  path: string
  /** Marks the title. */
  isDraft: boolean
}

/** The head of a document whose page is not the published one. */
export function DraftTitle({ path, isDraft, title, description }: DraftTitleProps) {
  // The home page has the title of the site.
  const full = path === '/' ? title : fillTitle(title)
  const shown = isDraft ? markTitle(full) : full
  useEffect(() => showDraftHead(document, { title: shown, description }), [path, shown, description])
  return null
}
