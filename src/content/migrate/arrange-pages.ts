import { posix } from 'node:path'
import { parse } from 'yaml'
import { messageOf } from '../../lib/message-of'
import type { Dialect, FolderFacts, PageFacts } from './dialect'
import { type OldSite, PAGE } from './find-site'
import { NO_CONFIG, readConfig } from './read-config'
import { flatten, readSidebar } from './sidebar'

/** Where the pages go, and what the old sidebar says of them. Files are below the folder of the pages. */
export interface Arrangement {
  /** The new file of an old one, and the new folder of an old one. */
  targetOf: (file: string) => string
  /** What the sidebar calls a page. */
  labels: ReadonlyMap<string, string>
  /** Whether the sidebar leaves a page out. */
  isUnlisted: (file: string) => boolean
  /** What is said of folders, by the old folder. */
  folders: ReadonlyMap<string, FolderFacts>
}

const stemOf = (file: string) => file.replace(PAGE, '')
const nameOf = (dialect: Dialect, name: string) => dialect.readName?.(name) ?? { name }

/** The names of a file or a folder without their order numbers, as sidebars and URLs have them. */
const idOf = (dialect: Dialect, file: string) =>
  file === '.'
    ? ''
    : stemOf(file)
        .split('/')
        .map((name) => nameOf(dialect, name).name)
        .join('/')

/** Whether a page is that of its folder, by its id. */
function isIndex(dialect: Dialect, id: string) {
  const [folder = '', name = ''] = ['', ...id.split('/')].slice(-2).map((one) => one.toLowerCase())
  return name === 'index' || (dialect.hasOtherIndexes === true && (name === 'readme' || name === folder))
}

/** The path of a page in its URL, by its file; that of an index is its folder's. */
export function pathOfPage(dialect: Dialect, file: string): string {
  const id = idOf(dialect, file)
  return isIndex(dialect, id) ? posix.dirname(id).replace(/^\.$/, '') : id
}

/** Finds the new names of all files: with numbers where the old sidebar has an order. */
export function arrangePages(
  { dialect, config, folder, read, files }: OldSite,
  pages: readonly PageFacts[],
  filesOfFolder: readonly string[],
): Arrangement {
  const byId = new Map<string, string>()
  for (const { file } of pages) byId.set(idOf(dialect, file), file)
  for (const { file, fields } of pages)
    if (typeof fields['id'] === 'string') byId.set(posix.join(idOf(dialect, posix.dirname(file)), fields['id']), file)
  const findPage = (written: string) => {
    const id = written.replace(/^\/|\/$|\.(md|html)$/g, '')
    return byId.get(id) ?? byId.get(posix.join(id, 'index'))
  }

  const written = dialect.sidebar?.(config, (name) => {
    const file = ['', '.ts', '.js', '.mjs', '.cjs']
      .map((ending) => posix.join(name + ending))
      .find((one) => files.has(one))
    return file === undefined ? NO_CONFIG : readConfig(read(file))
  })
  const labels = new Map<string, string>()
  const listed = new Map<string, number>()
  const folders = new Map<string, FolderFacts>()
  flatten(readSidebar(written)).forEach(({ page, folder: generated, label, items }, index) => {
    const file = page === undefined ? undefined : findPage(page)
    if (file !== undefined && !listed.has(file)) {
      listed.set(file, index)
      if (label !== undefined && !items) labels.set(file, label)
    }
    if (generated !== undefined) listed.set(generated, index)
    // The title of a group is that of a folder where all of its pages are in one.
    const inside = flatten(items ?? []).flatMap(({ page: inner = '' }) => posix.dirname(findPage(inner) ?? '.'))
    const [only = '.', ...others] = new Set(generated === undefined ? inside : [generated])
    if (label !== undefined && only !== '.' && others.length === 0 && !folders.has(only))
      folders.set(only, { file: only, fields: { title: label }, unknown: [] })
  })
  for (const file of filesOfFolder) {
    if (!dialect.folderFile?.test(posix.basename(file))) continue
    folders.set(posix.dirname(file), { file, ...dialect.readFolder!(readFields(posix.join(folder, file), read)) })
  }

  const fieldsOf = new Map(pages.map(({ file, fields }) => [file, fields]))
  const children = new Map<string, Set<string>>()
  for (const { file } of pages)
    for (let name = file; name !== '.'; name = posix.dirname(name)) {
      const around = posix.dirname(name)
      children.set(around, (children.get(around) ?? new Set()).add(name))
    }
  const isIndexFile = (file: string) => fieldsOf.has(file) && isIndex(dialect, idOf(dialect, file))
  const rankOf = (name: string): number | undefined => {
    const own = listed.get(name)
    const { rank } = nameOf(dialect, stemOf(posix.basename(name)))
    const fields = fieldsOf.get(name)
    if (fields) {
      const position = own ?? dialect.rankOf?.(fields)
      return typeof position === 'number' ? position : rank
    }
    const inner = [...(children.get(name) ?? [])]
    const index = inner.find(isIndexFile)
    const given = own ?? folders.get(name)?.rank ?? (index === undefined ? undefined : rankOf(index)) ?? rank
    if (given !== undefined || !(dialect.hasFoldersByPage || listed.size > 0)) return given
    const ranks = inner.flatMap((one) => rankOf(one) ?? [])
    return ranks.length > 0 ? Math.min(...ranks) : undefined
  }

  const names = new Map<string, string>()
  for (const inner of children.values()) {
    const ranked = [...inner].filter((name) => !isIndexFile(name) && !posix.basename(name).startsWith('_'))
    const ordered = ranked
      .flatMap((name) => {
        const rank = rankOf(name)
        return rank === undefined ? [] : [{ name, rank }]
      })
      .sort((a, b) => a.rank - b.rank || a.name.localeCompare(b.name))
      .map(({ name }) => name)
    for (const name of inner) {
      const isPage = fieldsOf.has(name)
      const base = nameOf(dialect, isPage ? stemOf(posix.basename(name)) : posix.basename(name)).name
      const number = ordered.includes(name) ? `${ordered.indexOf(name) + 1}.` : ''
      names.set(name, (isIndexFile(name) ? 'index' : number + base) + (isPage ? '.md' : ''))
    }
  }
  const targetOf = (file: string): string =>
    file === '.' ? '' : posix.join(targetOf(posix.dirname(file)), names.get(file) ?? posix.basename(file))
  const isListed = (name: string): boolean => listed.has(name) || (name !== '.' && isListed(posix.dirname(name)))
  const isUnlisted = (file: string) => listed.size > 0 && !isListed(file) && !isIndexFile(file)
  return { targetOf, labels, isUnlisted, folders }
}

function readFields(file: string, read: OldSite['read']): Record<string, unknown> {
  try {
    return (parse(read(file)) ?? {}) as Record<string, unknown>
  } catch (error) {
    throw new Error(`${file} cannot be read: ${messageOf(error)} Correct it.`, { cause: error })
  }
}
