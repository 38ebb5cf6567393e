import type { PlacedLink } from '@galley/core/content-compiler'
import { byPosition, type ContentProblem } from '@galley/core/content-source'
import { isDownload } from '@galley/core/download-url'
import { describeReservedHost } from '@galley/core/reserved-host'
import { resolveTarget } from '@galley/core/url-path'
import { type createTargetCheck, type LinkTarget, type PageIds, readTarget } from './target-check'

/** The links that are written in one content file. */
export interface ContentLinks {
  /** File as a person would open it, such as "content/docs/index.md". */
  file: string
  /** Path of the page made from it; undefined for data, which other pages show. */
  path: string | undefined
  links: readonly PlacedLink[]
}

/** Types whose templates render no ids beside those of the text. */
const TEXT_TYPES = ['Doc', 'Post']

/** The ids on the page of an entry, unless its text cannot be read: known where no component renders some of its own, as those of an MDX page may. */
export const idsOf = (typeName: string, { extension, anchors }: Record<string, unknown>) =>
  extension === 'md' && TEXT_TYPES.includes(typeName) ? ((anchors ?? null) as PageIds) : null

/** Texts that plugins write when the site is built, such as `/opensearch.xml`. Whether they are there can only be seen afterwards. */
const WRITTEN_BY_BUILD = /\.(md|txt|xml|json|webmanifest)(#.*)?$/

/** Every link of the content that does not arrive, and as warnings those to hosts that cannot exist, in the order of files and lines. `site` is the site's own URL. */
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

/** The links to check. A preview asks after each save, and the links of most files stay the same. */
function resolveLinks({ path, links }: ContentLinks, site: string) {
  const known = checkedLinks.get(links)
  if (known) return known
  const page = new URL(path ?? '/', site)
  const checked = links.flatMap((link): CheckedLink[] => {
    // An anchor in a data file: on which page it is shown, and what that has, is not known here.
    if (link.file !== undefined && isDownload(link.target)) return []
    if (path === undefined && link.target.startsWith('#')) return []
    const target = resolveTarget(link.target, page)
    if (target !== undefined) return WRITTEN_BY_BUILD.test(target) ? [] : [{ link, resolved: readTarget(target) }]
    const warning = describeReservedHost(link.target)
    return warning === undefined ? [] : [{ link, warning }]
  })
  checkedLinks.set(links, checked)
  return checked
}

/** Where in its content file a page's link to a target is written; undefined when it comes from elsewhere. */
export function findPosition({ file, path, links }: ContentLinks, target: string, site: string): string | undefined {
  const page = new URL(path ?? '/', site)
  const link = links.find((one) => resolveTarget(one.target, page) === target)
  return link && `${link.from === undefined ? file : `content/${link.from}`}:${link.line}:${link.column}`
}
