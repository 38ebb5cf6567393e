import GithubSlugger from 'github-slugger'

const FENCE = /^ {0,3}(```|~~~)/
const HEADING = /^ {0,3}(#{1,6})\s+(.+?)\s*#*$/
const MARKUP = /[*_`]|!?\[([^\]]*)\]\([^)]*\)|:\w+(?:\[([^\]]*)\])?(?:\{[^}]*\})?/g

/**
 * The heading below which a line of a Markdown file is.
 * @param anchors Heading ids of the page in sight, which may be older than the text.
 */
export function findAnchor(text: string, line: number, anchors: readonly string[]): string | undefined {
  const slugger = new GithubSlugger()
  let isCode = false
  let anchor: string | undefined
  for (const written of text.split('\n').slice(0, line)) {
    if (FENCE.test(written)) isCode = !isCode
    const [, , heading] = isCode ? [] : (HEADING.exec(written) ?? [])
    if (heading === undefined) continue
    const id = slugger.slug(heading.replace(MARKUP, '$1$2'))
    if (anchors.includes(id)) anchor = id
  }
  return anchor
}
