import * as React from 'react'
import { Badge } from '@galley/ui/badge'

/** Capitalises each word: "release notes" becomes "Release Notes". */
const titleCase = (category: string) => category.replace(/(^|[\s-])\S/g, (start) => start.toUpperCase())

/** The category of an article. */
export function CategoryBadge({ category }: { category: string }) {
  return <Badge color="primary">{titleCase(category)}</Badge>
}
