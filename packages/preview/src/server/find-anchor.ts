import { readHeadingId } from '@galley/core/content-compiler'
import GithubSlugger from 'github-slugger'

const FENCE = /^ {0,3}(```|~~~)/
const HEADING = /^ {0,3}(#{1,6})\s+(.+?)\s*#*$/
const MARKUP = /\[\^[^\]]+\]|[*_`]|!?\[([^\]]*)\]\([^)]*\)|:\w+(?:\[([^\]]*)\])?(?:\{[^}]*\})?/g

/**
 * Returns the id of the heading above a line of a Markdown file.
 * @param anchors Heading ids of the visible page, which may be older than the text. Other headings are skipped.
 */
export function findAnchor(text: string, line: number, anchors: readonly string[]): string | undefined {
  const slugger = new GithubSlugger()
  let isCode = false
  let anchor: string | undefined
  for (const written of text.split('\n').slice(0, line)) {
    if (FENCE.test(written)) isCode = !isCode
    const [, , heading] = isCode ? [] : (HEADING.exec(written) ?? [])
    if (heading === undefined) continue
    const { id = slugger.slug(heading.replace(MARKUP, '$1$2')) } = readHeadingId(heading)
    if (anchors.includes(id)) anchor = id
  }
  return anchor
}
