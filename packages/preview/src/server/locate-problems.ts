import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ContentFile, type ContentStore, pagePathOf } from '@galley/content'
import { readHeadingId } from '@galley/core/content-compiler'
import { publishedOf } from '@galley/core/content-path'
import type { ContentProblem } from '@galley/core/content-source'
import type { DraftProblem } from '@galley/core/preview'
import { createTurns } from '@galley/core/turns'
import GithubSlugger from 'github-slugger'

/** Maximum number of files read at the same time. A deleted page may cause thousands of problems. */
const MAX_READS = 16

const FENCE = /^ {0,3}(```|~~~)/
const HEADING = /^ {0,3}(#{1,6})\s+(.+?)\s*#*$/
const MARKUP = /\[\^[^\]]+\]|[*_`]|!?\[([^\]]*)\]\([^)]*\)|:\w+(?:\[([^\]]*)\])?(?:\{[^}]*\})?/g

/** Returns a function that adds the page and the heading to a problem. */
export function createProblemLocator(contentDir: string, store: ContentStore) {
  const reads = createTurns(MAX_READS)

  return async (problem: ContentProblem): Promise<DraftProblem> => {
    const { line } = problem
    const name = problem.file.replace(/^content\//, '')
    const shown = store.find(name)
    const { anchors = [] } = (shown?.kind === 'page' && shown.entry) || {}
    const path = pagePathOf(shown)
    // Without a readable file, the problem has no anchor. Another problem reports the file.
    const read = () => reads.run(() => readFile(join(contentDir, name), 'utf8'))
    const text = anchors.length > 0 ? await read().catch(() => '') : ''
    const anchor = findAnchor(text, line, anchors)
    return {
      ...describeProblem(name, problem, isShownAsText(shown, store)),
      ...(path !== undefined && { path }),
      ...(anchor !== undefined && { anchor }),
    }
  }
}

/** Returns true if the page of a file shows its text. For an unreadable draft of a published page, the published page is shown instead. */
export function isShownAsText(file: ContentFile | undefined, store: ContentStore) {
  if (!file?.outline) return false
  const published = store.find(publishedOf(file.file))
  return !published?.entry || pagePathOf(published) !== pagePathOf(file)
}

/** Describes a problem with its position in the page. On a `PROBLEM_PAGE`, which shows the text of the file, the position is the line. */
export function describeProblem(
  file: string,
  { line, column, message, mark, href, isShared }: ContentProblem,
  isText: boolean,
): DraftProblem {
  const own = isText ? `line ${line}` : mark
  return {
    file,
    line,
    column,
    message,
    ...(own !== undefined && { mark: own }),
    ...(href !== undefined && { href }),
    ...(isShared && { isShared }),
  }
}

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
