import type { PlacedLink } from '../../src/lib/content-compiler'
import { byPosition, type ContentProblem } from '../../src/lib/content-source'
import { describeReservedHost } from '../../src/lib/reserved-host'
import { resolveTarget } from '../../src/lib/url-path'
import { createTargetCheck, type KnownTargets } from './target-check'

/** The links that are written in one content file. */
export interface ContentLinks {
  /** File as a person would open it, such as "content/docs/index.md". */
  file: string
  /** Path of the page made from it; undefined for data, which other pages show. */
  path: string | undefined
  links: readonly PlacedLink[]
}

/** Texts that plugins write when the site is built, such as `/opensearch.xml`. Whether they are there can only be seen afterwards. */
const WRITTEN_BY_BUILD = /\.(md|txt|xml|json|webmanifest)(#.*)?$/

/** Every link of the content that does not arrive, and as warnings those to hosts that cannot exist, in the order of files and lines. `site` is the site's own URL. */
export function findDeadContentLinks(
  contents: readonly ContentLinks[],
  known: KnownTargets,
  site: string,
): ContentProblem[] {
  const describe = createTargetCheck(known)
  const problems = contents.flatMap(({ file, path, links }) => {
    const page = new URL(path ?? '/', site)
    return links.flatMap(({ target, line, column }): ContentProblem[] => {
      if (leadsWithinData(target, path)) return []
      const resolved = resolveTarget(target, page)
      if (resolved === undefined) {
        const message = describeReservedHost(target)
        return message === undefined ? [] : [{ file, line, column, message, isWarning: true }]
      }
      const message = WRITTEN_BY_BUILD.test(resolved) ? undefined : describe(resolved)
      return message === undefined ? [] : [{ file, line, column, message }]
    })
  })
  return problems.sort(byPosition)
}

/** An anchor in a data file: on which page it is shown, and what that has, is not known here. */
const leadsWithinData = (target: string, path: string | undefined) => path === undefined && target.startsWith('#')

/** Where in its content file a page's link to a target is written; undefined when it comes from elsewhere. */
export function findPosition({ file, path, links }: ContentLinks, target: string, site: string): string | undefined {
  const page = new URL(path ?? '/', site)
  const link = links.find((one) => resolveTarget(one.target, page) === target)
  return link && `${file}:${link.line}:${link.column}`
}
