import * as React from 'react'
import { Badge } from '@galley/ui/badge'

/** Each word of a category starts with a capital: "release notes" becomes "Release Notes". */
const titleCase = (category: string) => category.replace(/(^|[\s-])\S/g, (start) => start.toUpperCase())

/** What kind of article this is. */
export function CategoryBadge({ category }: { category: string }) {
  return <Badge color="primary">{titleCase(category)}</Badge>
}
