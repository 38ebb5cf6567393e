import { useMemo } from 'react'
import { useRules } from '~/hooks/use-rules'
import type { ContentTree } from '~/lib/content-tree'
import type { DraftChange } from '~/lib/preview'
import { buildHeadingMarks, buildLinkMarks } from './build-marks'
import { findChangedHeadings } from './changed-headings'

interface DraftMarksProps {
  changes: readonly DraftChange[]
  /** The current page's text as it was published; undefined for a new page. */
  published: ContentTree | undefined
  /** The same with drafts. */
  draft: ContentTree | undefined
}

/** Marks every link to a page that differs from the build, and to this page's headings whose section does. */
export function DraftMarks({ changes, published, draft }: DraftMarksProps) {
  const links = useMemo(() => buildLinkMarks(changes), [changes])
  const headings = useMemo(
    () => (published && draft ? buildHeadingMarks(findChangedHeadings(published, draft)) : ''),
    [published, draft],
  )
  useRules(links + headings)
  return null
}
