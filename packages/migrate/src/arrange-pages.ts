import { posix } from 'node:path'
import { compareBySortKey } from '@galley/core/compare-by-sort-key'
import { pathOf, sortKeyOf } from '@galley/core/content-path'
import { messageOf } from '@galley/core/message-of'
import { slug } from 'github-slugger'
import { parse } from 'yaml'
import type { FolderFacts, Note, PageFacts } from './dialect'
import type { OldSite } from './find-site'
import { type Child, type Group, isGroup, pagesOf } from './folder-tree'
import { idOf, isBelow, isIndex, isPart, nameOf, stemOf } from './page-names'
import { readTree } from './read-tree'

/** Where the pages go, and what the old sidebar says of them. Files are below the folder of the pages. */
export interface Arrangement {
  /** The new file of an old one. */
  targetOf: (file: string) => string
  /** Labels and badges of pages in the sidebar. */
  labels: ReadonlyMap<string, { label?: string; badge?: string }>
  /** Returns true for pages that the sidebar leaves out. */
  isUnlisted: (file: string) => boolean
  /** The fields of folders, by the new folder. */
  folders: ReadonlyMap<string, FolderFacts>
  /** The pages that Docusaurus makes for groups: their URLs, with the first page of the group. */
  generated: ReadonlyMap<string, string>
}

/** Returns true for the names that make a page that of its folder here. */
const isIndexHere = (name: string) => /^(index|readme)$/i.test(name)

/** The folder that holds all of these files. */
function commonFolder(files: readonly string[]): string {
  const [first = [], ...others] = files.map((file) => posix.dirname(file).split('/'))
  const end = first.findIndex((name, index) => others.some((names) => names[index] !== name))
  return first.slice(0, end === -1 ? undefined : end).join('/') || '.'
}

/** Finds the new names of all files: the groups of the old sidebar become folders, with numbers where it has an order. */
export function arrangePages(
  site: OldSite,
  pages: readonly PageFacts[],
  filesOfFolder: readonly string[],
  report: (note: Note) => void,
): Arrangement {
  const { dialect, folder, read } = site
  const factsOf = new Map<string, FolderFacts>()
  for (const file of filesOfFolder) {
    if (!dialect.folderFile?.test(posix.basename(file))) continue
    factsOf.set(posix.dirname(file), { file, ...dialect.readFolder!(readFields(posix.join(folder, file), read)) })
  }
  const fieldsOf = new Map(pages.map(({ file, fields }) => [file, fields]))
  const isIndexFile = (file: string) => isIndex(dialect, idOf(dialect, file))
  const titleOf = (file: string) => {
    const title = fieldsOf.get(file)?.['title']
    return typeof title === 'string' ? title : undefined
  }

  const { roots, generated, isListed } = readTree(site, pages, factsOf, report)
  const names = new Map<string, string>()
  const folderNames = new Map<string, string>()
  const folders = new Map<string, FolderFacts>()
  const taken = new Set<string>()
  const pagePaths = new Set<string>()
  if (factsOf.has('.')) folders.set('', factsOf.get('.')!)
  place(roots, '')
  placeRest()

  const labels = new Map<string, { label?: string; badge?: string }>()
  const collect = (children: readonly Child[]) => {
    for (const child of children) {
      const leaf = isGroup(child) ? child.page : child
      if (leaf && (leaf.label !== undefined || leaf.badge !== undefined))
        labels.set(leaf.file, {
          ...(leaf.label !== undefined && { label: leaf.label }),
          ...(leaf.badge !== undefined && { badge: leaf.badge }),
        })
      if (isGroup(child)) collect(child.children)
    }
  }
  collect(roots)
  return {
    targetOf: (file) => names.get(file) ?? posix.join(folderTarget(posix.dirname(file)), posix.basename(file)),
    labels,
    isUnlisted: (file) => !isListed(file),
    folders,
    generated,
  }

  /** Gives names to groups and pages below a new folder. */
  function place(children: readonly Child[], around: string, above?: Group) {
    const claims = new Map<Group, string>()
    for (const child of children) {
      if (!isGroup(child)) continue
      const own = child.folder ?? findFolder(child, above)
      if (own !== undefined && own !== '.') claims.set(child, own)
    }
    if (above?.page) {
      const at = posix.join(around, 'index.md')
      nameFile(above.page.file, at)
    }
    const numbers = needNumbers(children, claims)
    let number = 0
    for (const child of children) {
      const prefix = numbers.has(child) ? `${++number}.` : ''
      const base = takeName(around, candidatesOf(child, claims))
      const at = posix.join(around, prefix + base)
      if (!isGroup(child)) {
        nameFile(child.file, `${at}.md`)
        continue
      }
      const old = claims.get(child)
      const group: Group = { ...child, ...(old !== undefined && { folder: old }) }
      if (old !== undefined && !folderNames.has(old)) folderNames.set(old, at)
      place(child.children, at, group)
      const facts = child.facts ??
        (old === undefined ? undefined : factsOf.get(old)) ?? { file: old ?? '.', fields: {}, unknown: [] }
      const title = child.facts ? (facts.fields['title'] ?? child.label) : (child.label ?? facts.fields['title'])
      if (title !== undefined || Object.keys(facts.fields).length > 0 || facts.unknown.length > 0)
        folders.set(at, {
          ...facts,
          fields: { ...(title !== undefined && { title }), ...without(facts.fields, 'title') },
        })
    }
  }

  /** The old folder whose pages a group has, and nothing else. */
  function findFolder(group: Group, above: Group | undefined): string | undefined {
    const inside = pagesOf([group])
    const found = commonFolder(inside)
    if (found === '.' || found === above?.folder || [...folderNames.keys()].includes(found)) return undefined
    const others = pagesOf(roots).filter((file) => isBelow(file, found) && !inside.includes(file))
    return others.length === 0 ? found : undefined
  }

  /** The children that need numbers: all, where the names alone would give another order. */
  function needNumbers(children: readonly Child[], claims: ReadonlyMap<Group, string>): ReadonlySet<Child> {
    const numbered = children.filter(({ isNumbered }) => isNumbered)
    const keyOf = (child: Child) => {
      const [name = ''] = candidatesOf(child, claims)
      return { sortKey: sortKeyOf(isGroup(child) ? `${name}/a` : name), child }
    }
    const others = children.filter(({ isNumbered }) => !isNumbered)
    const sorted = others.map(keyOf).sort(compareBySortKey)
    const isInOrder = children.every(
      (child, index) => child === [...numbered, ...sorted.map((one) => one.child)][index],
    )
    return new Set(isInOrder ? numbered : children)
  }

  /** The names that a group or page may have, the best first. */
  function candidatesOf(child: Child, claims: ReadonlyMap<Group, string>): string[] {
    if (isGroup(child)) {
      const old = claims.get(child)
      const own = old === undefined ? '' : nameOf(dialect, posix.basename(old)).name
      // A folder of sources has a name for its tools, not for readers.
      const base = own === 'src' ? '' : own
      return [base, slug(child.label ?? '')].filter(Boolean).concat('group')
    }
    const name = nameOf(dialect, stemOf(posix.basename(child.file))).name
    const title = slug(child.label ?? titleOf(child.file) ?? '')
    const around = nameOf(dialect, posix.basename(posix.dirname(child.file))).name
    return isIndexFile(child.file) || isIndexHere(name)
      ? [title, around, 'overview'].filter((one) => one && one !== '.' && !isIndexHere(one))
      : [name, ...(around === '.' ? [] : [`${around}-${name}`]), title].filter(Boolean)
  }

  /** The first of some names that no page and no folder has yet. */
  function takeName(around: string, candidates: readonly string[]): string {
    const more = Array.from({ length: 99 }, (_, index) => `${candidates[0]}-${index + 2}`)
    const name = [...candidates, ...more].find((one) => !taken.has(pathOf(posix.join(around, one))))!
    taken.add(pathOf(posix.join(around, name)))
    return name
  }

  function nameFile(file: string, at: string) {
    names.set(file, at)
    taken.add(pathOf(stemOf(at)))
    pagePaths.add(pathOf(stemOf(at)))
  }

  /** The new folder of an old one. */
  function folderTarget(name: string): string {
    if (name === '.') return ''
    const known = folderNames.get(name)
    if (known !== undefined) return known
    return posix.join(folderTarget(posix.dirname(name)), nameOf(dialect, posix.basename(name)).name)
  }

  /** Gives names to the pages that the sidebar leaves out, beside the others. */
  function placeRest() {
    for (const { file } of pages) {
      if (names.has(file)) continue
      const around = folderTarget(posix.dirname(file))
      const isOwn = isIndexFile(file) && !isPart(file) && !pagePaths.has(pathOf(posix.join(around, 'index')))
      const name = nameOf(dialect, stemOf(posix.basename(file))).name
      const at = isOwn ? 'index' : takeName(around, isIndexFile(file) || isIndexHere(name) ? ['overview'] : [name])
      nameFile(file, `${posix.join(around, at)}.md`)
    }
  }
}

const without = (fields: Record<string, unknown>, name: string) =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name))

function readFields(file: string, read: OldSite['read']): Record<string, unknown> {
  try {
    return (parse(read(file)) ?? {}) as Record<string, unknown>
  } catch (error) {
    throw new Error(`${file} cannot be read: ${messageOf(error)} Correct it.`, { cause: error })
  }
}
