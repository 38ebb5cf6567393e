import { useEffect } from 'react'
import { fillTitle } from '~/components/shell/page-head'
import { type DraftHead, markTitle, showDraftHead } from './draft-head'

interface DraftTitleProps extends DraftHead {
  path: string
}

/** The head of a document whose page is a draft. */
export function DraftTitle({ path, title, description }: DraftTitleProps) {
  useEffect(
    // The home page has the title of the site.
    () => showDraftHead(document, { title: markTitle(path === '/' ? title : fillTitle(title)), description }),
    [path, title, description],
  )
  return null
}
