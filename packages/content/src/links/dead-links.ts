import { addBasePath, basePathOf } from '@galley/core/base-path'
import type { PlacedLink } from '@galley/core/content-compiler'
import { byPosition, type ContentProblem } from '@galley/core/content-source'
import { isDownload } from '@galley/core/download-url'
import { describeReservedHost } from '@galley/core/reserved-host'
import { resolveTarget } from '@galley/core/url-path'
import { type createTargetCheck, type LinkTarget, type PageIds, readTarget } from './target-check'

/** The links of one content file. */
export interface ContentLinks {
  /** Path of the file below the project, such as "content/docs/index.md". */
  file: string
  /** Path of its page; undefined for data, which other pages show. */
  path: string | undefined
  links: readonly PlacedLink[]
}

/** Types whose pages have no other ids than the ids in their text. */
const TEXT_TYPES = ['Doc', 'Post']

/** Returns the ids on an entry's page. Null if they are not known: the text cannot be read, or components may add ids, as in MDX. */
export const idsOf = (typeName: string, { extension, anchors }: Record<string, unknown>) =>
  extension === 'md' && TEXT_TYPES.includes(typeName) ? ((anchors ?? null) as PageIds) : null

/** Matches files that plugins write during a build, such as `/opensearch.xml`. They can be checked only after the build. */
const WRITTEN_BY_BUILD = /\.(md|txt|xml|json|webmanifest)(#.*)?$/

/**
 * Reports broken links in content, and links to hosts reserved for examples and tests as warnings, in the order of files and lines.
 * @param describe Returns the message for a broken link; see `createTargetCheck`.
 * @param site The site's own URL.
 */
export function findDeadContentLinks(
  contents: readonly ContentLinks[],
  describe: ReturnType<typeof createTargetCheck>,
  site: string,
): ContentProblem[] {
  const problems = contents.flatMap((content) =>
    resolveLinks(content, site).flatMap((checked): ContentProblem[] => {
      const { target, written, line, column, from } = checked.link
      const message =
        'warning' in checked ? checked.warning : describe(checked.resolved, { written, page: content.path })
      if (message === undefined) return []
      const file = from === undefined ? content.file : `content/${from}`
      return [{ file, line, column, message, ...('warning' in checked ? { isWarning: true } : { href: target }) }]
    }),
  )
  return problems.sort(byPosition)
}

type CheckedLink = { link: PlacedLink } & ({ resolved: LinkTarget } | { warning: string })

const checkedLinks = new WeakMap<readonly PlacedLink[], CheckedLink[]>()

// Results are cached by the list of links, because a preview checks after each save, and the links of most files stay the same.
function resolveLinks({ path, links }: ContentLinks, site: string) {
  const known = checkedLinks.get(links)
  if (known) return known
  const resolve = targetResolver(path, site)
  const checked = links.flatMap((link): CheckedLink[] => {
    if (link.file !== undefined && isDownload(link.target)) return []
    // Skips an anchor in data, because the pages that show the data are not known here.
    if (path === undefined && link.target.startsWith('#')) return []
    const target = resolve(link.target)
    if (target !== undefined) return WRITTEN_BY_BUILD.test(target) ? [] : [{ link, resolved: readTarget(target) }]
    const warning = describeReservedHost(link.target)
    return warning === undefined ? [] : [{ link, warning }]
  })
  checkedLinks.set(links, checked)
  return checked
}

/** Returns a function that resolves the links of a page, or of data if the path is undefined. */
export function targetResolver(path = '/', site: string) {
  const basePath = basePathOf(site)
  const page = new URL(basePath + path, site)
  return (link: string) => resolveTarget(addBasePath(link, basePath), page, basePath)
}

/** Returns the position of a link to this target in the file, such as "content/docs/index.md:3:5"; undefined if the link is not in the file. */
export function findPosition({ file, path, links }: ContentLinks, target: string, site: string): string | undefined {
  const resolve = targetResolver(path, site)
  const link = links.find((one) => resolve(one.target) === target)
  return link && `${link.from === undefined ? file : `content/${link.from}`}:${link.line}:${link.column}`
}
