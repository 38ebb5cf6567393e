import { useMemo } from 'react'
import type { ContentTree } from '@galley/core/content-tree'
import type { DraftChange } from '@galley/core/preview'
import { useRules } from '@galley/ui/hooks/use-rules'
import { buildHeadingMarks, buildLinkMarks } from './build-marks'
import { findChangedHeadings } from './changed-headings'

interface DraftMarksProps {
  changes: readonly DraftChange[]
  /** The published text of the current page; undefined for a new page. */
  published: ContentTree | undefined
  draft: ContentTree | undefined
}

/** Marks the links to pages that differ from the build, and to headings of this page whose section differs. */
export function DraftMarks({ changes, published, draft }: DraftMarksProps) {
  const links = useMemo(() => buildLinkMarks(changes), [changes])
  const headings = useMemo(
    () => (published && draft ? buildHeadingMarks(findChangedHeadings(published, draft)) : ''),
    [published, draft],
  )
  useRules(links + headings)
  return null
}
