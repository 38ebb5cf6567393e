import { posix } from 'node:path'
import { slug } from 'github-slugger'
import { parse } from 'yaml'
import { compareBySortKey } from '../../lib/compare-by-sort-key'
import { pathOf, sortKeyOf, titleFromSegment } from '../../lib/content-path'
import { messageOf } from '../../lib/message-of'
import type { Dialect, FolderFacts, Note, PageFacts } from './dialect'
import { type OldSite, PAGE } from './find-site'
import { toKey } from './resolve-urls'
import { flatten, readSidebars, type Sidebar, type SidebarLine } from './sidebar'

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

/** A page of the new sidebar. */
interface Leaf {
  file: string
  label?: string
  badge?: string
  /** The order in its group, where it has one. */
  isNumbered: boolean
}

/** A group of the new sidebar, which becomes a folder. */
interface Group {
  label?: string
  /** The page of the group itself. */
  page?: Leaf
  /** The old folder that the group stands for. */
  folder?: string
  facts?: FolderFacts
  children: (Leaf | Group)[]
  isNumbered: boolean
}

type Child = Leaf | Group

const isGroup = (child: Child): child is Group => 'children' in child
const stemOf = (file: string) => file.replace(PAGE, '')
const nameOf = (dialect: Dialect, name: string) => dialect.readName?.(name) ?? { name }
const isBelow = (file: string, folder: string) => folder === '.' || file.startsWith(`${folder}/`)

/** The names of a file or a folder without their order numbers, as sidebars and URLs have them. */
const idOf = (dialect: Dialect, file: string) =>
  file === '.'
    ? ''
    : stemOf(file)
        .split('/')
        .map((name) => nameOf(dialect, name).name)
        .join('/')

/** Returns true for the page of a folder, by its id. */
function isIndex(dialect: Dialect, id: string) {
  const [folder = '', name = ''] = ['', ...id.split('/')].slice(-2).map((one) => one.toLowerCase())
  return name === 'index' || (dialect.hasOtherIndexes === true && (name === 'readme' || name === folder))
}

/** The path of a page in its URL, by its file; that of an index is its folder's. */
export function pathOfPage(dialect: Dialect, file: string): string {
  const id = idOf(dialect, file)
  return isIndex(dialect, id) ? posix.dirname(id).replace(/^\.$/, '') : id
}

/** Every page of some children, in their order. */
const pagesOf = (children: readonly Child[]): string[] =>
  children.flatMap((child) =>
    isGroup(child) ? [...(child.page ? [child.page.file] : []), ...pagesOf(child.children)] : [child.file],
  )

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
  const { dialect, config, folder, read } = site
  const factsOf = new Map<string, FolderFacts>()
  for (const file of filesOfFolder) {
    if (!dialect.folderFile?.test(posix.basename(file))) continue
    factsOf.set(posix.dirname(file), { file, ...dialect.readFolder!(readFields(posix.join(folder, file), read)) })
  }
  const fieldsOf = new Map(pages.map(({ file, fields }) => [file, fields]))
  const isIndexFile = (file: string) => isIndex(dialect, idOf(dialect, file))
  const isPart = (file: string) => /(^|\/)_/.test(file)
  const titleOf = (file: string) => {
    const title = fieldsOf.get(file)?.['title']
    return typeof title === 'string' ? title : undefined
  }

  const { roots, generatedPages, isListed } = readRoots()
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
    generated: generatedPages,
  }

  /** The old sidebar as a tree; that of the files where there is none. */
  function readRoots() {
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
    const isEmpty = sidebars.every(({ lines }) => lines.every(({ computed }) => computed))
    if (found && (found.isExpected || sidebars.length > 0) && isEmpty && at !== '') {
      const why =
        found.config.failure === undefined ? '' : ` It was read as text, because of this: ${found.config.failure}.`
      note(
        `No sidebar was found.${why} Pages are in the order of their files. Number them, or install the packages of the old site and convert again.`,
      )
    }
    if (isEmpty) return { roots: generate('.').children, generatedPages, isListed: () => true }

    const find = createFinder()
    let current: Sidebar | undefined
    const readLine = (line: SidebarLine): Child[] => {
      const { label, badge, page, base, folder: generated, items, computed, isHtml } = line
      const said = label ?? page ?? ''
      if (computed) {
        const what = line.page === undefined ? 'A part' : 'A label'
        report({
          file: posix.join(site.home, computed.file),
          line: computed.line,
          message: `${what} of the sidebar is computed: "${computed.text}". Install the packages of the old site and convert again, or correct the sidebar here.`,
        })
        if (page === undefined) return []
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
    return { roots: numbered, generatedPages, isListed: (file: string) => listed.has(file) || file === rootIndex() }
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

  /** Finds pages by their ids, slugs and links. */
  function createFinder() {
    const byId = new Map<string, string>()
    const add = (id: string, file: string) => byId.has(id) || byId.set(id, file)
    for (const { file, fields } of pages)
      if (typeof fields['id'] === 'string') byId.set(posix.join(idOf(dialect, posix.dirname(file)), fields['id']), file)
    for (const { file } of pages) add(idOf(dialect, file), file)
    for (const { file } of pages) add(stemOf(file), file)
    for (const page of pages)
      for (const url of dialect.urls(page, posix.join(site.urlPrefix, pathOfPage(dialect, page.file)), config))
        add(toKey(url), page.file)
    for (const [id, file] of [...byId]) add(id.toLowerCase(), file)
    return (base: string | undefined, written: string) => {
      const link = written.replace(/[?#].*$/, '')
      // As VitePress joins them: a base may end within a name.
      const whole = base === undefined ? link : base + link.replace(/^\//, base.endsWith('/') ? '' : '/')
      const id = whole.replace(/^\.?\/+|\/+$|\.(mdx?|html)$/g, '')
      const index = posix.join(id, 'index')
      const names = [
        id,
        index,
        id.toLowerCase(),
        index.toLowerCase(),
        toKey(whole),
        toKey(`/${posix.join(site.urlPrefix, id)}`),
      ]
      const [first] = names.flatMap((name) => byId.get(name) ?? [])
      return first
    }
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
      const base = old === undefined ? slug(child.label ?? '') : nameOf(dialect, posix.basename(old)).name
      return [base, slug(child.label ?? '')].filter(Boolean).concat('group')
    }
    const name = nameOf(dialect, stemOf(posix.basename(child.file))).name
    const title = slug(child.label ?? titleOf(child.file) ?? '')
    const around = nameOf(dialect, posix.basename(posix.dirname(child.file))).name
    return isIndexFile(child.file)
      ? [title, around, 'overview'].filter((one) => one && one !== '.' && one !== 'index')
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
      const at = isOwn ? 'index' : takeName(around, isIndexFile(file) ? ['overview'] : [name])
      nameFile(file, `${posix.join(around, at)}.md`)
    }
  }
}

const without = (fields: Record<string, unknown>, name: string) =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name))

const compareNames = (a: string, b: string) => {
  const [one, other] = [sortKeyOf(stemOf(posix.basename(a))), sortKeyOf(stemOf(posix.basename(b)))]
  return one.localeCompare(other) || (a < b ? -1 : 1)
}

function readFields(file: string, read: OldSite['read']): Record<string, unknown> {
  try {
    return (parse(read(file)) ?? {}) as Record<string, unknown>
  } catch (error) {
    throw new Error(`${file} cannot be read: ${messageOf(error)} Correct it.`, { cause: error })
  }
}
