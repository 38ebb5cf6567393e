import { type CheckedFile, createTargetCheck, findDeadContentLinks, type PageIds } from '../../../content'
import { collections } from '../../../content.config'
import type { ManifestRedirect } from '../../../lib/server-manifest'
import { listServedPaths } from '../../../node/list-files'
import { site } from '../../../site'

/** What links may lead to besides the content. */
export interface BuiltTargets {
  /** Paths of the pages that no content file makes. */
  pages: readonly string[]
  redirects: ManifestRedirect[]
}

/** The type whose folders without a page lead to their first one. */
const TYPE_WITH_FOLDERS = 'Doc'

/**
 * Finds the links of drafts that do not arrive, as the build will find them.
 * @param staticDir Absolute path of the files that are served as they are.
 */
export function createLinkCheck(staticDir: string) {
  let built: BuiltTargets | undefined
  let pages = new Map<string, PageIds>()
  let files: ReadonlySet<string> | undefined
  let describe: ReturnType<typeof createTargetCheck> | undefined
  const listed = () => (files ??= listServedPaths(staticDir))
  const served = { has: (path: string) => listed().has(path), keys: () => listed().keys() }

  const describeAmong = (found: Map<string, PageIds>, redirects: ManifestRedirect[]) => {
    files = undefined
    const isKnown = found.size === pages.size && [...found.keys()].every((path) => pages.has(path))
    if (describe && isKnown) {
      for (const [path, ids] of found) pages.set(path, ids)
      return describe
    }
    pages = found
    return (describe = createTargetCheck({ pages, files: served, redirects }))
  }

  return {
    /** Takes what a build has besides the content; without one nothing is known to be missing. */
    useBuild: (targets: BuiltTargets | undefined) => {
      built = targets
      describe = undefined
    },
    /** The dead links of some files among all. */
    find: (sources: readonly CheckedFile[], all: readonly CheckedFile[]) => {
      if (!built) return []
      const contents = sources
        .filter(isPresent)
        .map(({ file, path, links }) => ({ file: `content/${file}`, path, links }))
      const problems = findDeadContentLinks(contents, describeAmong(listPages(all, built), built.redirects), site.url)
      return problems.filter(({ isWarning }) => !isWarning)
    },
  }
}

const isPresent = ({ state }: CheckedFile) => state !== 'draft'

function listPages(all: readonly CheckedFile[], built: BuiltTargets) {
  const found = new Map<string, PageIds>(built.pages.map((path) => [path, null]))
  const own = new Map<string, PageIds>()
  for (const one of all) {
    const { path, collection, ids } = one
    if (path === undefined || !isPresent(one)) continue
    if (collections[collection].typeName === TYPE_WITH_FOLDERS)
      for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1))
        found.set(path.slice(0, end), null)
    const others = own.get(path)
    // Two files with one path are a problem of their own, and links to either arrive.
    own.set(path, others && ids ? [...others, ...ids] : ids)
  }
  for (const [path, ids] of own) found.set(path, ids)
  return found
}
