import { posix } from 'node:path'
import { sortKeyOf } from '@galley/core/content-path'
import type { Dialect, FolderFacts, PageFacts } from './dialect'
import { idOf, isBelow, isIndex, isPart, nameOf, stemOf } from './page-names'

/** A page of the new sidebar. */
export interface Leaf {
  file: string
  label?: string | undefined
  badge?: string | undefined
  /** True if the page has a position in its group. */
  isNumbered: boolean
}

/** A group of the new sidebar, which becomes a folder. */
export interface Group {
  label?: string | undefined
  /** The page of the group itself. */
  page?: Leaf
  /** The old folder that the group replaces. */
  folder?: string
  facts?: FolderFacts
  children: Child[]
  isNumbered: boolean
}

export type Child = Leaf | Group

export const isGroup = (child: Child): child is Group => 'children' in child

/** Lists the pages of all children in sidebar order. */
export const pagesOf = (children: readonly Child[]): string[] =>
  children.flatMap((child) =>
    isGroup(child) ? [...(child.page ? [child.page.file] : []), ...pagesOf(child.children)] : [child.file],
  )

/** Groups pages by their folders, in the order of the old system. */
export class FolderTree {
  private readonly fieldsOf: ReadonlyMap<string, PageFacts['fields']>

  constructor(
    private readonly dialect: Dialect,
    private readonly pages: readonly PageFacts[],
    private readonly factsOf: ReadonlyMap<string, FolderFacts>,
  ) {
    this.fieldsOf = new Map(pages.map(({ file, fields }) => [file, fields]))
  }

  isIndexFile = (file: string) => isIndex(this.dialect, idOf(this.dialect, file))

  /** Returns the index page of the root folder. */
  rootIndex() {
    return this.pages.find(({ file }) => !file.includes('/') && this.isIndexFile(file))?.file
  }

  /** Returns the pages of an old folder as a group. */
  groupOf(folder: string): Group {
    const { dialect, fieldsOf } = this
    const entries = this.entriesOf(folder)
    const index = entries.find((file) => fieldsOf.has(file) && this.isIndexFile(file))
    const isLeaf = index !== undefined && dialect.hasIndexLines === true && folder !== '.'
    const rankOf = (entry: string) => this.rankOf(entry) ?? (isLeaf && entry === index ? -1 : undefined)
    const children = entries
      .filter((entry) => entry !== index || isLeaf)
      .map((entry) => ({ entry, rank: rankOf(entry) }))
      .sort((a, b) => (a.rank ?? Infinity) - (b.rank ?? Infinity) || compareNames(a.entry, b.entry))
      .map(({ entry, rank }): Child => {
        const isNumbered = rank !== undefined
        return fieldsOf.has(entry) ? { file: entry, isNumbered } : { ...this.groupOf(entry), isNumbered }
      })
    const facts = this.factsOf.get(folder)
    const page = index === undefined || isLeaf ? {} : { page: { file: index, isNumbered: false } }
    const hasLabel = dialect.hasRawFolderNames && index === undefined
    const label = hasLabel ? nameOf(dialect, posix.basename(folder)).name : undefined
    return { label, ...page, folder, ...(facts && { facts }), children, isNumbered: false }
  }

  /** Lists the pages and folders directly in a folder. Files that other pages include do not count. */
  private entriesOf(folder: string): string[] {
    const entries = new Set<string>()
    for (const { file } of this.pages) {
      if (!isBelow(file, folder) || isPart(file)) continue
      const [first = ''] = posix.relative(folder, file).split('/')
      entries.add(posix.join(folder, first))
    }
    return [...entries]
  }

  /** Returns the position of a page or folder in the old sidebar. */
  private rankOf(entry: string): number | undefined {
    const { rank } = nameOf(this.dialect, stemOf(posix.basename(entry)))
    const fields = this.fieldsOf.get(entry)
    if (fields) {
      const position = this.dialect.rankOf?.(fields)
      return typeof position === 'number' ? position : rank
    }
    const inside = this.pages.map(({ file }) => file).filter((file) => isBelow(file, entry) && !isPart(file))
    const index = inside.find((file) => posix.dirname(file) === entry && this.isIndexFile(file))
    const given = this.factsOf.get(entry)?.rank ?? (index === undefined ? undefined : this.rankOf(index)) ?? rank
    if (given !== undefined || !this.dialect.hasFoldersByPage) return given
    const ranks = inside.flatMap((one) => this.rankOf(one) ?? [])
    return ranks.length > 0 ? Math.min(...ranks) : undefined
  }
}

const compareNames = (a: string, b: string) => {
  const [one, other] = [sortKeyOf(stemOf(posix.basename(a))), sortKeyOf(stemOf(posix.basename(b)))]
  return one.localeCompare(other) || (a < b ? -1 : 1)
}
