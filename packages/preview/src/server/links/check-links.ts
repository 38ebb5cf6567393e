import { join } from 'node:path'
import {
  type CheckedFile,
  type ContentStore,
  createTargetCheck,
  findDeadContentLinks,
  type PageIds,
} from '@galley/content'
import { withUntranslated } from '@galley/core/collections'
import { listServedPaths } from '@galley/node/list-files'
import { site } from '@galley/site'
import { collections } from '@galley/site/collections'
import { createRedirectReader, type DraftRedirects } from './check-redirects'

/** GraphQL type of pages in folders that redirect to the first page of the folder. */
const TYPE_WITH_FOLDERS = 'Doc'

/**
 * Finds the dead links and redirects of drafts that the next build would report.
 * @param contentDir Absolute path of `content/`.
 */
export function createLinkCheck(contentDir: string, getStore: () => ContentStore) {
  const staticDir = join(contentDir, '../static')
  let otherPages: readonly string[] | undefined
  let pages = new Map<string, PageIds>()
  let files: ReadonlySet<string> | undefined
  let known: DraftRedirects | undefined
  let describe: ReturnType<typeof createTargetCheck> | undefined
  const readRedirects = createRedirectReader(contentDir, getStore)
  const listed = () => (files ??= listServedPaths(staticDir))
  const served = { has: (path: string) => listed().has(path), keys: () => listed().keys() }

  const describeAmong = (found: Map<string, PageIds>, draft: DraftRedirects) => {
    files = undefined
    const isKnown = found.size === pages.size && [...found.keys()].every((path) => pages.has(path))
    if (describe && isKnown && draft === known) {
      for (const [path, ids] of found) pages.set(path, ids)
      return describe
    }
    pages = found
    known = draft
    return (describe = createTargetCheck({ pages, files: served, redirects: draft.redirects }))
  }

  return {
    /** Sets the paths of a build's pages without a content file. Without a build, no link counts as dead. */
    useBuild: (paths: readonly string[] | undefined) => {
      otherPages = paths
      describe = undefined
      known = undefined
    },
    /** Returns the dead links in `sources`. The files in `all` are the possible targets. */
    find: (sources: readonly CheckedFile[], all: readonly CheckedFile[]) => {
      if (!otherPages) return []
      const contents = sources
        .filter(isPresent)
        .map(({ file, path, links }) => ({ file: `content/${file}`, path, links }))
      const targets = describeAmong(listPages(all, otherPages), readRedirects(otherPages))
      const problems = findDeadContentLinks(contents, targets, site.url)
      return problems.filter(({ isWarning }) => !isWarning)
    },
    /** Returns the problems of the redirects that the last `find` read. */
    redirectProblems: () => known?.problems ?? [],
  }
}

const isPresent = ({ state }: Pick<CheckedFile, 'state'>) => state !== 'draft'

function listPages(all: readonly CheckedFile[], otherPages: readonly string[]) {
  const found = new Map<string, PageIds>(otherPages.map((path) => [path, null]))
  const own = new Map<string, PageIds>()
  const present = all.flatMap(({ path, ...one }) => (path !== undefined && isPresent(one) ? [{ ...one, path }] : []))
  for (const { path, collection, ids } of withUntranslated(present)) {
    if (collections[collection].typeName === TYPE_WITH_FOLDERS)
      for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1))
        found.set(path.slice(0, end), null)
    const others = own.get(path)
    // Two files with one path are reported elsewhere. Links to the headings of either file are valid.
    own.set(path, others && ids ? [...others, ...ids] : ids)
  }
  for (const [path, ids] of own) found.set(path, ids)
  return found
}
