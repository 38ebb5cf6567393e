import { posix } from 'node:path'
import { compareBySortKey } from '@galley/core/compare-by-sort-key'
import { pathOf, sortKeyOf } from '@galley/core/content-path'
import { messageOf } from '@galley/core/message-of'
import { slug } from 'github-slugger'
import { parse } from 'yaml'
import type { FolderFacts, PageFacts, Report } from './dialect'
import type { OldSite } from './find-site'
import { type Child, type Group, isGroup, type Leaf, pagesOf } from './folder-tree'
import { idOf, isBelow, isIndex, isPart, nameOf, stemOf } from './page-names'
import { readTree } from './read-tree'

/** The new names of all files, with their settings in the old sidebar. Files are relative to the folder of pages. */
export interface Arrangement {
  /** Returns the new file for an old file. */
  targetOf: (file: string) => string
  /** Labels and badges of pages in the sidebar. */
  labels: ReadonlyMap<string, Pick<Leaf, 'label' | 'badge'>>
  /** Returns true for pages that the sidebar leaves out. */
  isUnlisted: (file: string) => boolean
  /** The fields of folders, by the new folder. */
  folders: ReadonlyMap<string, FolderFacts>
  /** URLs of the pages that Docusaurus generates for groups, each with the first page of the group. */
  generated: ReadonlyMap<string, string>
}

/** Returns true for the names that Galley gives to the page of a folder. */
const isIndexHere = (name: string) => /^(index|readme)$/i.test(name)

/** Returns the deepest folder that contains all files. */
function commonFolder(files: readonly string[]): string {
  const [first = [], ...others] = files.map((file) => posix.dirname(file).split('/'))
  const end = first.findIndex((name, index) => others.some((names) => names[index] !== name))
  return first.slice(0, end === -1 ? undefined : end).join('/') || '.'
}

/** Finds the new names of all files. Groups of the old sidebar become folders, with numbers where the order needs them. */
export function arrangePages(
  site: OldSite,
  pages: readonly PageFacts[],
  filesOfFolder: readonly string[],
  report: Report,
): Arrangement {
  const factsOf = readFolders(site, filesOfFolder)
  const { roots, generated, isListed } = readTree(site, pages, factsOf, report)
  const namer = new PageNamer(site.dialect, pages, factsOf, roots)
  namer.placeListed()
  namer.placeRest()
  return {
    targetOf: (file) => namer.targetOf(file),
    labels: new Map(collectLabels(roots)),
    isUnlisted: (file) => !isListed(file),
    folders: namer.folders,
    generated,
  }
}

/** Reads the files that describe folders of the old site. */
export function readFolders({ dialect, folder, read }: OldSite, files: readonly string[]): Map<string, FolderFacts> {
  const described = files.filter((file) => dialect.folderFile?.test(posix.basename(file)))
  return new Map(
    described.map((file) => {
      const fields = readFields(posix.join(folder, file), read)
      return [posix.dirname(file), { file, ...dialect.readFolder!(fields) }]
    }),
  )
}

const collectLabels = (children: readonly Child[]): [string, Pick<Leaf, 'label' | 'badge'>][] =>
  children.flatMap((child): [string, Pick<Leaf, 'label' | 'badge'>][] => {
    const { file, label, badge } = (isGroup(child) ? child.page : child) ?? {}
    const inner = isGroup(child) ? collectLabels(child.children) : []
    return file === undefined ? inner : [[file, { label, badge }], ...inner]
  })

/** Gives each page and folder a unique name. */
class PageNamer {
  /** The fields of folders, by the new folder. */
  readonly folders = new Map<string, FolderFacts>()
  /** The new files of pages, by their old files. */
  private readonly names = new Map<string, string>()
  /** The new folders, by their old folders. */
  private readonly folderNames = new Map<string, string>()
  /** Paths of pages and folders. */
  private readonly taken = new Set<string>()
  private readonly pagePaths = new Set<string>()
  private readonly titles: ReadonlyMap<string, unknown>

  constructor(
    private readonly dialect: OldSite['dialect'],
    private readonly pages: readonly PageFacts[],
    private readonly factsOf: ReadonlyMap<string, FolderFacts>,
    private readonly roots: readonly Child[],
  ) {
    this.titles = new Map(pages.map(({ file, fields }) => [file, fields['title']]))
    const facts = factsOf.get('.')
    if (facts) this.folders.set('', facts)
  }

  targetOf(file: string): string {
    return this.names.get(file) ?? posix.join(this.folderTarget(posix.dirname(file)), posix.basename(file))
  }

  /** Names the groups and pages of the sidebar. */
  placeListed() {
    this.place(this.roots, '')
  }

  /** Names the pages that the sidebar leaves out. Each page goes into the new folder that replaces its old folder. */
  placeRest() {
    for (const { file } of this.pages) {
      if (this.names.has(file)) continue
      const around = this.folderTarget(posix.dirname(file))
      const isIndexFile = this.isIndexFile(file)
      const isOwn = isIndexFile && !isPart(file) && !this.pagePaths.has(pathOf(posix.join(around, 'index')))
      const name = nameOf(this.dialect, stemOf(posix.basename(file))).name
      const at = isOwn ? 'index' : this.takeName(around, isIndexFile || isIndexHere(name) ? ['overview'] : [name])
      this.nameFile(file, `${posix.join(around, at)}.md`)
    }
  }

  private isIndexFile(file: string) {
    return isIndex(this.dialect, idOf(this.dialect, file))
  }

  private place(children: readonly Child[], around: string, above?: Group) {
    const claims = this.claimFolders(children, above)
    if (above?.page) this.nameFile(above.page.file, posix.join(around, 'index.md'))
    const numbers = this.needNumbers(children, claims)
    let number = 0
    for (const child of children) {
      const prefix = numbers.has(child) ? `${++number}.` : ''
      const base = this.takeName(around, this.candidatesOf(child, claims))
      const at = posix.join(around, prefix + base)
      if (isGroup(child)) this.placeGroup(child, at, claims.get(child))
      else this.nameFile(child.file, `${at}.md`)
    }
  }

  private placeGroup(group: Group, at: string, folder: string | undefined) {
    if (folder !== undefined && !this.folderNames.has(folder)) this.folderNames.set(folder, at)
    this.place(group.children, at, { ...group, ...(folder !== undefined && { folder }) })
    const ofFolder = folder === undefined ? undefined : this.factsOf.get(folder)
    const facts = group.facts ?? ofFolder ?? { file: folder ?? '.', fields: {}, unknown: [] }
    const { title: own, ...fields } = facts.fields
    const title = group.facts ? (own ?? group.label) : (group.label ?? own)
    if (title !== undefined || Object.keys(facts.fields).length > 0 || facts.unknown.length > 0)
      this.folders.set(at, { ...facts, fields: { ...(title !== undefined && { title }), ...fields } })
  }

  /** Finds the old folders whose names the groups take. */
  private claimFolders(children: readonly Child[], above: Group | undefined): ReadonlyMap<Group, string> {
    const claims = new Map<Group, string>()
    for (const child of children) {
      if (!isGroup(child)) continue
      const folder = child.folder ?? this.findFolder(child, above)
      if (folder !== undefined && folder !== '.') claims.set(child, folder)
    }
    return claims
  }

  /** Returns the old folder whose pages in the sidebar are exactly the pages of a group. */
  private findFolder(group: Group, above: Group | undefined): string | undefined {
    const inside = pagesOf([group])
    const found = commonFolder(inside)
    if (found === '.' || found === above?.folder || this.folderNames.has(found)) return undefined
    const others = pagesOf(this.roots).filter((file) => isBelow(file, found) && !inside.includes(file))
    return others.length === 0 ? found : undefined
  }

  /** Returns the children that need a number: all children if their names alone would give another order. */
  private needNumbers(children: readonly Child[], claims: ReadonlyMap<Group, string>): ReadonlySet<Child> {
    const numbered = children.filter(({ isNumbered }) => isNumbered)
    const keyOf = (child: Child) => {
      const [name = ''] = this.candidatesOf(child, claims)
      return { sortKey: sortKeyOf(isGroup(child) ? `${name}/a` : name), child }
    }
    const others = children.filter(({ isNumbered }) => !isNumbered)
    const sorted = others.map(keyOf).sort(compareBySortKey)
    const isInOrder = children.every(
      (child, index) => child === [...numbered, ...sorted.map((one) => one.child)][index],
    )
    return new Set(isInOrder ? numbered : children)
  }

  /** Lists the names that a group or page may have, the best first. */
  private candidatesOf(child: Child, claims: ReadonlyMap<Group, string>): string[] {
    const { dialect } = this
    if (isGroup(child)) {
      const old = claims.get(child)
      const own = old === undefined ? '' : nameOf(dialect, posix.basename(old)).name
      // A folder "src" is named for tools, not for readers.
      const base = own === 'src' ? '' : own
      return [base, slug(child.label ?? '')].filter(Boolean).concat('group')
    }
    const name = nameOf(dialect, stemOf(posix.basename(child.file))).name
    const field = this.titles.get(child.file)
    const title = slug(child.label ?? (typeof field === 'string' ? field : ''))
    const around = nameOf(dialect, posix.basename(posix.dirname(child.file))).name
    return this.isIndexFile(child.file) || isIndexHere(name)
      ? [title, around, 'overview'].filter((one) => one && one !== '.' && !isIndexHere(one))
      : [name, ...(around === '.' ? [] : [`${around}-${name}`]), title].filter(Boolean)
  }

  /** Returns the first name that no page or folder has taken, and marks the name as taken. */
  private takeName(around: string, candidates: readonly string[]): string {
    const more = Array.from({ length: 99 }, (_, index) => `${candidates[0]}-${index + 2}`)
    const name = [...candidates, ...more].find((one) => !this.taken.has(pathOf(posix.join(around, one))))!
    this.taken.add(pathOf(posix.join(around, name)))
    return name
  }

  private nameFile(file: string, at: string) {
    this.names.set(file, at)
    this.taken.add(pathOf(stemOf(at)))
    this.pagePaths.add(pathOf(stemOf(at)))
  }

  private folderTarget(folder: string): string {
    if (folder === '.') return ''
    const known = this.folderNames.get(folder)
    if (known !== undefined) return known
    return posix.join(this.folderTarget(posix.dirname(folder)), nameOf(this.dialect, posix.basename(folder)).name)
  }
}

function readFields(file: string, read: OldSite['read']): Record<string, unknown> {
  try {
    return (parse(read(file)) ?? {}) as Record<string, unknown>
  } catch (error) {
    throw new Error(`${file} cannot be read: ${messageOf(error)} Correct the file.`, { cause: error })
  }
}
