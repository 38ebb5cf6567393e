import { posix } from 'node:path'
import { sortKeyOf, titleFromSegment } from '@galley/core/content-path'
import { slug } from 'github-slugger'
import type { FolderFacts, Note, PageFacts } from './dialect'
import type { OldSite } from './find-site'
import { createPageFinder, idOf, isBelow, isIndex, isPart, nameOf, pathOfPage, stemOf } from './page-names'
import { flatten, readSidebars, type Sidebar, type SidebarLine } from './sidebar'

/** A page of the new sidebar. */
export interface Leaf {
  file: string
  label?: string
  badge?: string
  /** The order in its group, where it has one. */
  isNumbered: boolean
}

/** A group of the new sidebar, which becomes a folder. */
export interface Group {
  label?: string
  /** The page of the group itself. */
  page?: Leaf
  /** The old folder that the group stands for. */
  folder?: string
  facts?: FolderFacts
  children: (Leaf | Group)[]
  isNumbered: boolean
}

export type Child = Leaf | Group

export const isGroup = (child: Child): child is Group => 'children' in child

/** Every page of some children, in their order. */
export const pagesOf = (children: readonly Child[]): string[] =>
  children.flatMap((child) =>
    isGroup(child) ? [...(child.page ? [child.page.file] : []), ...pagesOf(child.children)] : [child.file],
  )

/** The old sidebar as the tree of the new one. */
export interface OldTree {
  roots: Child[]
  /** The pages that Docusaurus makes for groups: their slugs, with the first page of the group. */
  generated: ReadonlyMap<string, string>
  isListed: (file: string) => boolean
}

/** Reads the old sidebar; the order of the files where there is none. */
export function readTree(
  site: OldSite,
  pages: readonly PageFacts[],
  factsOf: ReadonlyMap<string, FolderFacts>,
  report: (note: Note) => void,
): OldTree {
  const { dialect, config } = site
  const fieldsOf = new Map(pages.map(({ file, fields }) => [file, fields]))
  const isIndexFile = (file: string) => isIndex(dialect, idOf(dialect, file))
  return readRoots()

  /** The old sidebar as a tree; that of the files where there is none. */
  function readRoots(): OldTree {
    const listed = new Set<string>()
    const generatedPages = new Map<string, string>()
    const found = dialect.sidebar?.(config, (name) => site.readConfig(name))
    const at = found?.config.file || site.configFile
    const lineOf = (words: string) =>
      Math.max(
        0,
        (found?.config.text ?? '').split('\n').findIndex((one) => one.includes(words)),
      ) + 1
    const note = (message: string, line = 1) => report({ file: at, line, message })
    const sidebars = found?.written === undefined ? [] : readSidebars(found.written)
    const isEmpty = sidebars.every(({ lines }) =>
      lines.every(({ computed, page, items }) => computed && page === undefined && !items),
    )
    if (found && (found.isExpected || sidebars.length > 0) && isEmpty && at !== '') {
      const { failure, missing } = found.config
      const why =
        failure === undefined
          ? missing
            ? ` The configuration was run without packages that cannot be loaded: ${missing.join(', ')}.`
            : ''
          : ` It was read as text, because of this: ${failure}.`
      note(
        `No sidebar was found.${why} Pages are in the order of their files. Number them, or install the packages of the old site and convert again.`,
      )
    }
    if (isEmpty) return { roots: generate('.').children, generated: generatedPages, isListed: () => true }

    const find = createPageFinder(site, pages)
    let current: Sidebar | undefined
    const readLine = (line: SidebarLine): Child[] => {
      const { label, badge, page, base, folder: generated, items, computed, isHtml } = line
      const said = label ?? page ?? ''
      if (computed) {
        const what = page === undefined && !items ? 'A part' : 'A label'
        report({
          file: posix.join(site.home, computed.file),
          line: computed.line,
          message: `${what} of the sidebar is computed: "${computed.text}". Install the packages of the old site and convert again, or correct the sidebar here.`,
        })
        if (page === undefined && !items) return []
      }
      if (isHtml) {
        note('HTML in the sidebar is left out: a sidebar here has pages only.')
        return []
      }
      const isElsewhere = page !== undefined && /^([a-z]+:)?\/\//i.test(page)
      const file = page === undefined || isElsewhere ? undefined : (find(base, page) ?? find(undefined, page))
      const isTwice = file !== undefined && (listed.has(file) || (homes.get(file) ?? current) !== current)
      const look = { ...(label !== undefined && { label }), ...(badge !== undefined && { badge }), isNumbered: true }
      if (isElsewhere)
        note(
          `The sidebar links to "${page}", which is no page here. Link to it from a page, or from a menu in src/site.ts.`,
          lineOf(page),
        )
      else if (page !== undefined && file === undefined)
        note(`The sidebar has "${page}", which is no page of the folder. Add the page, or leave it out.`, lineOf(page))
      if (generated !== undefined && label === undefined) return generateListed(generated)
      if (items || generated !== undefined) {
        // A page that is the group's own and one of its lines stays the line, which has a label.
        const names = (items ?? []).flatMap((one) =>
          one.page === undefined ? [] : [find(one.base, one.page) ?? find(undefined, one.page)],
        )
        const isOwn = file !== undefined && !isTwice && !names.includes(file)
        if (isOwn) listed.add(file)
        else if (isTwice && !names.includes(file))
          note(`The sidebar has "${said}" at two places. Here the page is at one of them.`, lineOf(page!))
        const children = items ? items.flatMap(readLine) : generateListed(generated!)
        const numbered = items ? children.map((one) => ({ ...one, isNumbered: true })) : children
        const group: Group = {
          ...look,
          ...(isOwn && { page: { file, isNumbered: false } }),
          ...(generated !== undefined && { folder: posix.normalize(generated) }),
          children: numbered,
        }
        if (children.length === 0 && !isOwn) {
          note(`The group "${said}" of the sidebar has no page. It is left out.`, lineOf(said))
          return []
        }
        if (line.generatedPage !== undefined)
          generatedPages.set(line.generatedPage || `category/${slug(label ?? '')}`, pagesOf([group])[0]!)
        return [group]
      }
      if (file === undefined) return []
      if (isTwice) {
        note(`The sidebar has "${said}" at two places. Here the page is at one of them.`, lineOf(page!))
        return []
      }
      listed.add(file)
      return [{ file, ...look }]
    }
    const generateListed = (name: string) => {
      const { children } = generate(posix.normalize(name))
      const kept = withoutListed(children)
      if (children.length === 0) note(`The sidebar lists the folder "${name}", which has no pages.`, lineOf(name))
      for (const file of pagesOf(kept)) listed.add(file)
      return kept
    }
    const withoutListed = (children: readonly Child[]): Child[] =>
      children.flatMap((child): Child[] => {
        if (!isGroup(child)) return listed.has(child.file) ? [] : [child]
        const { page, ...others } = child
        const inner = withoutListed(child.children)
        const own = page && !listed.has(page.file) ? { page } : {}
        return inner.length > 0 || own.page ? [{ ...others, ...own, children: inner }] : []
      })
    // The same sidebar may be shown for several paths.
    const seen = new Set<string>()
    const lists = sidebars.filter(({ lines }) => {
      const text = JSON.stringify(lines)
      return !seen.has(text) && seen.add(text)
    })
    // A page that several sidebars have stays in that of its own path.
    const homes = new Map<string, Sidebar>()
    for (const one of [...lists].sort((a, b) => (b.key ?? '').length - (a.key ?? '').length))
      for (const { base, page } of flatten(one.lines)) {
        const file = page === undefined ? undefined : (find(base, page) ?? find(undefined, page))
        if (file === undefined || homes.has(file)) continue
        if (posix.join('/', pathOfPage(dialect, file), '/').startsWith(one.key ?? ' ')) homes.set(file, one)
      }
    const roots = lists.flatMap((one, index) => {
      current = one
      return joinSidebar(one, one.lines.flatMap(readLine), index, found!.titleOf)
    })
    const isFiles =
      lists.length === 1 && lists[0]!.lines.every(({ folder, label }) => folder !== undefined && label === undefined)
    const numbered = isFiles ? roots : roots.map((one) => ({ ...one, isNumbered: true }))
    return {
      roots: numbered,
      generated: generatedPages,
      isListed: (file: string) => listed.has(file) || file === rootIndex(),
    }
  }

  function rootIndex() {
    return pages.find(({ file }) => !file.includes('/') && isIndexFile(file))?.file
  }

  /** Groups of several sidebars follow each other. Pages of a later one that are in no group get one, as they had a sidebar of their own. */
  function joinSidebar(
    { key }: Sidebar,
    children: Child[],
    index: number,
    titleOf: ((key: string) => string | undefined) | undefined,
  ): Child[] {
    const isLoose = children.some((child) => !isGroup(child))
    if (key === undefined || index === 0 || !isLoose || children.length === 0) return children
    const name = key.split('/').findLast(Boolean) ?? key
    return [
      {
        label: titleOf?.(key) ?? titleFromSegment(name),
        children: children.map((one) => ({ ...one, isNumbered: true })),
        isNumbered: true,
      },
    ]
  }

  /** The pages of an old folder as a group, in the order that the old system gives them. */
  function generate(name: string): Group {
    const inner = new Set<string>()
    for (const { file } of pages) {
      if (!isBelow(file, name) || isPart(file)) continue
      const [first = ''] = posix.relative(name, file).split('/')
      inner.add(posix.join(name, first))
    }
    const facts = factsOf.get(name)
    const index = [...inner].find((file) => fieldsOf.has(file) && isIndexFile(file))
    const isLeaf = index !== undefined && dialect.hasIndexLines === true && name !== '.'
    const ranked = [...inner].map((one) => ({ one, rank: isLeaf && one === index ? (rankOf(one) ?? -1) : rankOf(one) }))
    const children = ranked
      .filter(({ one }) => one !== index || isLeaf)
      .sort((a, b) => (a.rank ?? Infinity) - (b.rank ?? Infinity) || compareNames(a.one, b.one))
      .map(({ one, rank }): Child => {
        const isNumbered = rank !== undefined
        return fieldsOf.has(one) ? { file: one, isNumbered } : { ...generate(one), isNumbered }
      })
    const page = index === undefined || isLeaf ? {} : { page: { file: index, isNumbered: false } }
    const label =
      dialect.hasRawFolderNames && index === undefined ? { label: nameOf(dialect, posix.basename(name)).name } : {}
    return { ...label, ...page, folder: name, ...(facts && { facts }), children, isNumbered: false }
  }

  /** The position of a page or a folder, as the old system counts it. */
  function rankOf(name: string): number | undefined {
    const { rank } = nameOf(dialect, stemOf(posix.basename(name)))
    const fields = fieldsOf.get(name)
    if (fields) {
      const position = dialect.rankOf?.(fields)
      return typeof position === 'number' ? position : rank
    }
    const inside = pages.map(({ file }) => file).filter((file) => isBelow(file, name) && !isPart(file))
    const index = inside.find((file) => posix.dirname(file) === name && isIndexFile(file))
    const given = factsOf.get(name)?.rank ?? (index === undefined ? undefined : rankOf(index)) ?? rank
    if (given !== undefined || !dialect.hasFoldersByPage) return given
    const ranks = inside.flatMap((one) => rankOf(one) ?? [])
    return ranks.length > 0 ? Math.min(...ranks) : undefined
  }
}

const compareNames = (a: string, b: string) => {
  const [one, other] = [sortKeyOf(stemOf(posix.basename(a))), sortKeyOf(stemOf(posix.basename(b)))]
  return one.localeCompare(other) || (a < b ? -1 : 1)
}
