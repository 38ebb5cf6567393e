import { useMemo } from 'react'
import type { ContentTree } from '@galley/core/content-tree'
import type { DraftChange } from '@galley/core/preview'
import { useRules } from '@galley/ui/hooks/use-rules'
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
