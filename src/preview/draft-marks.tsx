import * as React from 'react'
import { useMemo } from 'react'
import type { DraftChange } from '~/lib/preview'
import { buildHeadingMarks, buildLinkMarks } from './build-marks'
import { findBody, findChangedHeadings } from './changed-headings'

interface DraftMarksProps {
  changes: readonly DraftChange[]
  /** The data of the current page as it was published; undefined for a new page. */
  published: unknown
  /** The same with drafts. */
  draft: unknown
}

/** Marks every link to a page that differs from the build, and to this page's headings whose section does. */
export function DraftMarks({ changes, published, draft }: DraftMarksProps) {
  const links = useMemo(() => buildLinkMarks(changes), [changes])
  const headings = useMemo(() => {
    const [before, after] = [findBody(published), findBody(draft)]
    return before && after ? buildHeadingMarks(findChangedHeadings(before, after)) : ''
  }, [published, draft])
  return <style>{links + headings}</style>
}
