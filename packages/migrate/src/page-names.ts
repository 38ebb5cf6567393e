import { posix } from 'node:path'
import type { Dialect, PageFacts } from './dialect'
import { type OldSite, PAGE } from './find-site'
import { toKey } from './resolve-urls'

export const stemOf = (file: string) => file.replace(PAGE, '')
export const nameOf = (dialect: Dialect, name: string) => dialect.readName?.(name) ?? { name }
export const isBelow = (file: string, folder: string) => folder === '.' || file.startsWith(`${folder}/`)

/** Returns a path without file ending and order numbers, as sidebars and URLs contain it. */
export const idOf = (dialect: Dialect, file: string) =>
  file === '.'
    ? ''
    : stemOf(file)
        .split('/')
        .map((name) => nameOf(dialect, name).name)
        .join('/')

/** Returns true for the id of the page of a folder. */
export function isIndex(dialect: Dialect, id: string) {
  const [folder = '', name = ''] = ['', ...id.split('/')].slice(-2).map((one) => one.toLowerCase())
  return name === 'index' || (dialect.hasOtherIndexes === true && (name === 'readme' || name === folder))
}

/** Returns the path of a page in its URL. The page of a folder has the path of the folder. */
export function pathOfPage(dialect: Dialect, file: string): string {
  const id = idOf(dialect, file)
  return isIndex(dialect, id) ? posix.dirname(id).replace(/^\.$/, '') : id
}

/** Returns true for a file that only serves to be included. */
export const isPart = (file: string) => /(^|\/)_/.test(file)

/** Returns a function that finds a page by its id, slug or link in the sidebar. */
export function createPageFinder({ dialect, config, urlPrefix }: OldSite, pages: readonly PageFacts[]) {
  const byId = new Map<string, string>()
  const add = (id: string, file: string) => byId.has(id) || byId.set(id, file)
  for (const { file, fields } of pages)
    if (typeof fields['id'] === 'string') byId.set(posix.join(idOf(dialect, posix.dirname(file)), fields['id']), file)
  for (const { file } of pages) add(idOf(dialect, file), file)
  for (const { file } of pages) add(stemOf(file), file)
  for (const page of pages)
    for (const url of dialect.urls(page, posix.join(urlPrefix, pathOfPage(dialect, page.file)), config))
      add(toKey(url), page.file)
  for (const [id, file] of [...byId]) add(id.toLowerCase(), file)
  return (base: string | undefined, written: string) => {
    const link = written.replace(/[?#].*$/, '')
    // VitePress joins base and link as plain texts, so the base may end in the middle of a name.
    const whole = base === undefined ? link : base + link.replace(/^\//, base.endsWith('/') ? '' : '/')
    const id = whole.replace(/^\.?\/+|\/+$|\.(mdx?|html)$/g, '')
    const index = posix.join(id, 'index')
    const names = [
      id,
      index,
      id.toLowerCase(),
      index.toLowerCase(),
      toKey(whole),
      toKey(`/${posix.join(urlPrefix, id)}`),
    ]
    const [first] = names.flatMap((name) => byId.get(name) ?? [])
    return first
  }
}
