import { posix } from 'node:path'
import { titleFromSegment } from '@galley/core/content-path'
import { slug } from 'github-slugger'
import type { FolderFacts, PageFacts, Report, SidebarSource } from './dialect'
import type { OldSite } from './find-site'
import { type Child, FolderTree, type Group, isGroup, type Leaf, pagesOf } from './folder-tree'
import { createPageFinder, pathOfPage } from './page-names'
import { describeRun } from './read-config'
import { flatten, readSidebars, type Sidebar, type SidebarLine } from './sidebar'

/** The old sidebar, converted to the tree of the new sidebar. */
export interface OldTree {
  roots: Child[]
  /** Slugs of the pages that Docusaurus generates for groups, with the first page of each group. */
  generated: ReadonlyMap<string, string>
  isListed: (file: string) => boolean
}

/** Reads the old sidebar. A site without a sidebar gets the order of its files. */
export function readTree(
  site: OldSite,
  pages: readonly PageFacts[],
  factsOf: ReadonlyMap<string, FolderFacts>,
  report: Report,
): OldTree {
  const { dialect } = site
  const source = dialect.sidebar?.(site.config, (name) => site.readConfig(name))
  const file = source?.config.file || site.configFile
  const sidebars = source?.written === undefined ? [] : readSidebars(source.written)
  const folders = new FolderTree(dialect, pages, factsOf)
  const isEmpty = sidebars.every(({ lines }) =>
    lines.every(({ computed, page, items }) => computed && page === undefined && !items),
  )
  if (isEmpty) {
    if (source && (source.isExpected || sidebars.length > 0) && file !== '') {
      const remedy = 'Number the files, or install the packages of the old site and convert again.'
      const message = `No sidebar was found.${describeRun(source.config)} Pages have the order of their files. ${remedy}`
      report(file, 1, message)
    }
    return { roots: folders.groupOf('.').children, generated: new Map(), isListed: () => true }
  }
  return new SidebarReader(site, pages, folders, source!, report).read(sidebars)
}

/** A line of a sidebar with the page that the line links to. */
interface ResolvedLine {
  line: SidebarLine
  /** The page; undefined if the line links to no page of the folder. */
  file: string | undefined
  /** True if the page already has a position or belongs to another sidebar. */
  isTwice: boolean
  look: Pick<Leaf, 'label' | 'badge' | 'isNumbered'>
  /** The name of the line in messages. */
  shown: string
}

/** Turns the lines of one or more sidebars into groups and pages. Each page gets one position. */
class SidebarReader {
  /** Pages that have a position in the tree. */
  private readonly listed = new Set<string>()
  private readonly generated = new Map<string, string>()
  /** For each page, the sidebar with the longest path that is a prefix of the path of the page. */
  private homes: ReadonlyMap<string, Sidebar> = new Map()
  private current: Sidebar | undefined
  private readonly find: ReturnType<typeof createPageFinder>

  constructor(
    private readonly site: OldSite,
    pages: readonly PageFacts[],
    private readonly folders: FolderTree,
    private readonly source: SidebarSource,
    private readonly report: Report,
  ) {
    this.find = createPageFinder(site, pages)
  }

  read(written: readonly Sidebar[]): OldTree {
    const sidebars = withoutRepeated(written)
    this.homes = this.findHomes(sidebars)
    const roots = sidebars.flatMap((sidebar, index) => {
      this.current = sidebar
      const children = sidebar.lines.flatMap((line) => this.readLine(line))
      return index === 0 ? children : this.groupLoose(sidebar, children)
    })
    const isFolders =
      sidebars.length === 1 &&
      sidebars[0]!.lines.every(({ folder, label }) => folder !== undefined && label === undefined)
    return {
      roots: isFolders ? roots : roots.map(toNumbered),
      generated: this.generated,
      isListed: (file) => this.listed.has(file) || file === this.folders.rootIndex(),
    }
  }

  private fileOf({ base, page }: SidebarLine): string | undefined {
    return page === undefined ? undefined : (this.find(base, page) ?? this.find(undefined, page))
  }

  /** Finds the sidebar for each page. If several sidebars list a page, the page belongs to the sidebar for its path. */
  private findHomes(sidebars: readonly Sidebar[]): Map<string, Sidebar> {
    const homes = new Map<string, Sidebar>()
    for (const sidebar of [...sidebars].sort((a, b) => (b.key ?? '').length - (a.key ?? '').length))
      for (const line of flatten(sidebar.lines)) {
        const file = this.fileOf(line)
        if (file === undefined || homes.has(file)) continue
        const path = posix.join('/', pathOfPage(this.site.dialect, file), '/')
        if (path.startsWith(sidebar.key ?? ' ')) homes.set(file, sidebar)
      }
    return homes
  }

  /** Puts the loose pages of a later sidebar into a group, because these pages had a separate sidebar. */
  private groupLoose({ key }: Sidebar, children: Child[]): Child[] {
    const isLoose = children.some((child) => !isGroup(child))
    if (key === undefined || !isLoose || children.length === 0) return children
    const name = key.split('/').findLast(Boolean) ?? key
    const label = this.source.titleOf?.(key) ?? titleFromSegment(name)
    return [{ label, children: children.map(toNumbered), isNumbered: true }]
  }

  private readLine(line: SidebarLine): Child[] {
    const { label, badge, page, folder, items, computed } = line
    if (computed) this.noteComputed(line, computed)
    if (computed && page === undefined && !items) return []
    if (line.isHtml) {
      this.note('HTML in the sidebar is left out: the new sidebar contains only pages.')
      return []
    }
    const file = this.readLink(line)
    const resolved: ResolvedLine = {
      line,
      file,
      isTwice: file !== undefined && (this.listed.has(file) || (this.homes.get(file) ?? this.current) !== this.current),
      look: { label, badge, isNumbered: true },
      shown: label ?? page ?? '',
    }
    if (folder !== undefined && label === undefined) return this.readFolder(folder)
    return items || folder !== undefined ? this.readGroup(resolved) : this.readPage(resolved)
  }

  /** Returns the page that a line links to, and reports links that lead to no page of the folder. */
  private readLink(line: SidebarLine): string | undefined {
    const { page } = line
    if (page === undefined) return undefined
    if (/^([a-z]+:)?\/\//i.test(page)) {
      this.note(
        `The sidebar links to "${page}", which is not a page of this site. Add the link to a page, or to a menu in src/site.ts.`,
        page,
      )
      return undefined
    }
    const file = this.fileOf(line)
    if (file === undefined)
      this.note(
        `The sidebar lists "${page}", but the folder has no such page. Add the page if the site needs it.`,
        page,
      )
    return file
  }

  private readPage({ line, file, isTwice, look, shown }: ResolvedLine): Child[] {
    if (file === undefined) return []
    if (isTwice) {
      this.noteTwice(shown, line)
      return []
    }
    this.listed.add(file)
    return [{ file, ...look }]
  }

  private readGroup({ line, file, isTwice, look, shown }: ResolvedLine): Child[] {
    const { items, folder } = line
    // The page of a group may also be a line of the group. The line wins because it has a label.
    const isLine = file !== undefined && (items ?? []).some((one) => this.fileOf(one) === file)
    const page = file === undefined || isTwice || isLine ? undefined : { file, isNumbered: false }
    if (page) this.listed.add(page.file)
    else if (isTwice && !isLine) this.noteTwice(shown, line)
    const children = items ? items.flatMap((one) => this.readLine(one)).map(toNumbered) : this.readFolder(folder!)
    if (children.length === 0 && !page) {
      this.note(`The group "${shown}" of the sidebar is left out because it has no pages.`, shown)
      return []
    }
    const group: Group = {
      ...look,
      ...(page && { page }),
      ...(folder !== undefined && { folder: posix.normalize(folder) }),
      children,
    }
    if (line.generatedPage !== undefined)
      this.generated.set(line.generatedPage || `category/${slug(line.label ?? '')}`, pagesOf([group])[0]!)
    return [group]
  }

  /** Returns the pages of a folder that are not in the tree yet. */
  private readFolder(name: string): Child[] {
    const { children } = this.folders.groupOf(posix.normalize(name))
    const kept = this.withoutListed(children)
    if (children.length === 0) this.note(`The sidebar lists the folder "${name}", which has no pages.`, name)
    for (const file of pagesOf(kept)) this.listed.add(file)
    return kept
  }

  private withoutListed(children: readonly Child[]): Child[] {
    return children.flatMap((child): Child[] => {
      if (!isGroup(child)) return this.listed.has(child.file) ? [] : [child]
      const { page, ...others } = child
      const inner = this.withoutListed(child.children)
      const own = page && !this.listed.has(page.file) ? { page } : {}
      return inner.length > 0 || own.page ? [{ ...others, ...own, children: inner }] : []
    })
  }

  /** Reports a message at the first line of the configuration that contains `words`. */
  private note(message: string, words?: string) {
    const { file, text } = this.source.config
    const index = words === undefined ? 0 : text.split('\n').findIndex((one) => one.includes(words))
    this.report(file || this.site.configFile, Math.max(0, index) + 1, message)
  }

  private noteTwice(shown: string, { page }: SidebarLine) {
    this.note(`The sidebar lists "${shown}" twice. The new sidebar lists the page once.`, page)
  }

  private noteComputed({ page, items }: SidebarLine, { file, line, text }: NonNullable<SidebarLine['computed']>) {
    const subject = page === undefined && !items ? 'A part' : 'A label'
    this.report(
      posix.join(this.site.home, file),
      line,
      `${subject} of the sidebar is computed: "${text}". Install the packages of the old site and convert again, or correct the new sidebar.`,
    )
  }
}

const toNumbered = (child: Child): Child => ({ ...child, isNumbered: true })

/** Removes sidebars with the same lines, which a site may show for several paths. */
function withoutRepeated(sidebars: readonly Sidebar[]): Sidebar[] {
  const seen = new Set<string>()
  return sidebars.filter(({ lines }) => {
    const text = JSON.stringify(lines)
    return !seen.has(text) && seen.add(text)
  })
}
