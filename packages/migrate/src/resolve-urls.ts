import { posix } from 'node:path'
import { relativeUrl } from '@galley/core/url-path'
import { slug } from 'github-slugger'
import { writeAttribute } from './containers'
import type { PageTools } from './dialect'
import { type OldSite, PAGE } from './find-site'
import type { OldRedirect } from './old-redirects'
import { selectPart } from './select-part'

/** A page of the old site, with where it goes. */
export interface OldPage {
  /** The file below the folder of the site. */
  shown: string
  /** The file below `content/`, and the path of its page. */
  target: string
  path: string
  /** The old URLs, the first as links have it. */
  urls: string[]
  /** The ids of its headings, each with what it is here; that of the title is empty. */
  ids: ReadonlyMap<string, string>
  /** True for one that becomes blocks: links name its path, for it has no Markdown. */
  isLanding: boolean
}

interface UrlOptions {
  site: OldSite
  pages: readonly OldPage[]
  oldRedirects: readonly OldRedirect[]
  /** The folder below `content/` that the pages go into. */
  target: string
  /** The new file of a file that is beside pages, below that folder. */
  targetOf: (file: string) => string
  /** Gets the files to copy: the new file, from the root of the project, and the old one. */
  copies: Map<string, string>
  /** Converts a page outside of the folder that one of it includes, or a part of a page. Gives its new file below `content/`. */
  takePart: (file: string, around: OldPage, target: string, text?: string) => string
}

const IMAGE = /\.(png|jpe?g|webp|avif|gif|svg)$/i

export const decode = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Returns true for a URL that links may not have here, such as "vscode:extension/a.b". */
export const isRefused = (url: string) =>
  /^[a-z][a-z\d+.-]*:(?!\/\/\/)/i.test(url) && !/^(?:https?|mailto|tel):/i.test(url)

/** A URL as pages are looked up by it. */
export const toKey = (url: string) =>
  url
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '')
    .replace(/(\/index)?(\.html)?$/, '')
    .toLowerCase() || '/'

/** Finds what the URLs of pages mean, and where that is in the new site. */
export function createUrlResolver({ site, oldRedirects, pages, target, targetOf, copies, takePart }: UrlOptions) {
  const { dialect, folder, served, files, base } = site
  const byFile = new Map(pages.map((page) => [page.shown, page]))
  const byUrl = new Map(pages.flatMap((page) => page.urls.map((url) => [toKey(url), page] as const)))
  const isIn = (file: string, around: string) => around !== '' && file.startsWith(`${around}/`)

  /** The files that a URL of a page may mean. */
  function candidates(page: OldPage, url: string): string[] {
    const path = decode(url)
    const alias = Object.entries(site.aliases).find(([start]) => path.startsWith(start))
    if (alias)
      return [posix.join(alias[1], path.slice(alias[0].length)), posix.join(folder, path.slice(alias[0].length))]
    if (path.startsWith('/')) return [folder, served, '.'].map((around) => posix.join(around, path))
    const beside = posix.join(posix.dirname(page.shown), path)
    // Docusaurus reads a file such as "api/store.md" also from the root of its pages, and from that of the site.
    const isFile = !path.startsWith('.') && posix.extname(path) !== ''
    return [beside, ...(isFile ? [folder, served, '.'].map((around) => posix.join(around, path)) : [])]
  }
  const findFile = (page: OldPage, url: string) => candidates(page, url).find((file) => files.has(file))

  function findPage(page: OldPage, url: string): OldPage | undefined {
    const named = candidates(page, url)
      .flatMap((file) => ['', '.md', '.mdx', '/index.md', '/index.mdx'].map((ending) => posix.join(file + ending)))
      .find((file) => byFile.has(file))
    if (named !== undefined) return byFile.get(named)
    const here = `https://site${page.urls[0]!}${dialect.hasSlashes && page.urls[0] !== '/' ? '/' : ''}`
    if (!URL.canParse(url, here)) return undefined
    const path = decode(new URL(url, here).pathname)
    const below = base !== undefined && base !== '/' && path.startsWith(base) ? `/${path.slice(base.length)}` : path
    // A page that has no translation is that of the first language.
    return byUrl.get(toKey(below)) ?? byUrl.get(toKey(below.replace(/^\/[a-z]{2}(?:-[a-z]{2,4})?(?=\/)/i, '')))
  }

  /** The page that a redirect of the old site leads to, or a URL of another site. */
  function findRedirected(page: OldPage, url: string): OldPage | string | undefined {
    const to = redirects.get(toKey(decode(url)))
    return to === undefined || /^https?:/i.test(to) ? to : findPage(page, to.replace(/[?#].*$/, ''))
  }

  /** Where a link leads that has no page here: into the repository when it is above the pages, or to the old site. */
  function findElsewhere(page: OldPage, url: string): string | undefined {
    const above = /^(?:\.\.\/)+(.+)$/.exec(url)?.[1]
    const repository = dialect.repository?.(site.config)
    if (above !== undefined && repository !== undefined) return `${repository}/blob/HEAD/${above}`
    const origin = dialect.origin?.(site.config)
    const isPage = above === undefined && !PAGE.test(url.replace(/[?#].*$/, ''))
    if (!isPage || typeof origin !== 'string' || !URL.canParse(origin)) return undefined
    const { pathname, search, hash } = new URL(url, `https://x${page.urls[0]!}`)
    const path = base === undefined || pathname.startsWith(base) ? pathname : posix.join(base, pathname)
    return new URL(path + search + hash, origin).href
  }

  /** The place of a file in the folder of the pages: where it was among them, or else in a folder of its own. */
  function placeBeside(file: string, own?: string) {
    const isBesidePage = own === undefined && !isIn(file, served) && (folder === '' || isIn(file, folder))
    const below = [served, folder].find((around) => isIn(file, around))
    const name = below === undefined ? file : posix.relative(below, file)
    const short = name.replace(/^(?:src\/)?(?:assets|images|img|_?snippets)\//, '')
    return posix.join(
      target,
      isBesidePage ? targetOf(posix.relative(folder, file)) : posix.join(own ?? 'images', short),
    )
  }

  function copyBeside(file: string, own?: string) {
    const copy = placeBeside(file, own)
    copies.set(posix.join('content', copy), file)
    return copy
  }

  const withHash = (page: OldPage, rest: string) =>
    rest.replace(/#(.+)$/, (whole, id: string) => {
      const written = decode(id)
      const now = page.ids.get(written) ?? page.ids.get((dialect.headingId ?? slug)(written))
      return now === undefined || now === written ? whole : now && `#${now}`
    })

  /** The redirects of the old site, which links may go through. */
  const redirects = new Map(oldRedirects.map(({ from, to }) => [toKey(from), to]))

  return {
    /** The new path of an old URL of the site, with its anchor where the page has that. */
    pathOf(url: string): string | undefined {
      const [, written = '', , id] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/.exec(url) ?? []
      const page = findPage(pages[0]!, written)
      const anchor = id === undefined ? undefined : page?.ids.get(decode(id))
      return page && page.path + (anchor ? `#${anchor}` : '')
    },
    /** @param isPath True where a link names a path and not a file. */
    link(page: OldPage, url: string, note: PageTools['note'], isPath = false): string {
      if (/^(?:[a-z][a-z\d+.-]*:(?!\/\/\/)|\/\/)/i.test(url)) {
        if (isRefused(url))
          note(
            `The link "${url}" starts with what is not allowed here. Its URL is shown as code; use https:, http:, mailto: or tel:.`,
          )
        // Browsers read one slash as two.
        return url.replace(/^(https?:)\/(?=[^/])/i, '$1//')
      }
      const [, written = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url)!
      if (written === '')
        return withHash(page, rest) || (isPath || page.isLanding ? page.path : relativeUrl(page.target, page.target))
      const found = findPage(page, written) ?? findRedirected(page, written)
      if (typeof found === 'string') return found.includes('#') ? found : found + rest
      if (found) {
        const to = isPath || found.isLanding ? found.path : relativeUrl(page.target, found.target)
        return to + withHash(found, rest)
      }
      const file = findFile(page, written)
      if (file === undefined) {
        const elsewhere = findElsewhere(page, url)
        note(
          elsewhere === undefined
            ? `The link "${url}" leads to no page of the folder. Correct it where the build reports it.`
            : `The link "${url}" leads to no page of the folder. It leads to "${elsewhere}" now; see that this is there, and stays.`,
        )
        return elsewhere ?? url
      }
      const name = [served, folder].reduce(
        (path, around) => (isIn(path, around) ? posix.relative(around, path) : path),
        file,
      )
      copies.set(posix.join('static', name), file)
      return `/${name}`
    },

    image(page: OldPage, url: string, note: PageTools['note']): string {
      const file = /^[a-z]+:(?!\/\/\/)|^\/\//i.test(url) ? undefined : findFile(page, url.replace(/[?#].*$/, ''))
      if (file !== undefined && IMAGE.test(file)) return relativeUrl(page.target, copyBeside(file))
      note(
        file === undefined
          ? `There is no image "${url.slice(0, 80)}" in the folder. Save it beside the page, or take it out.`
          : `The image "${url}" is no PNG, JPEG, WebP, AVIF, GIF or SVG. Convert it.`,
      )
      return url
    },

    include(page: OldPage, url: string, attributes: Record<string, unknown> = {}): string | undefined {
      const file = findFile(page, url)
      const found = findPage(page, url)?.target
      if (found === undefined && file === undefined) return undefined
      const isText = file !== undefined && PAGE.test(file)
      const [lines, region] = [attributes['lines'], attributes['region']].map((one) =>
        typeof one === 'string' ? one : undefined,
      )
      const part =
        isText && (lines ?? region) !== undefined
          ? selectPart(site.read(file).replace(/\r\n?/g, '\n'), { lines, region, slugOf: dialect.headingId ?? slug })
          : undefined
      if (part !== undefined) {
        const name = [file!.replace(PAGE, ''), region, lines].filter((one) => one !== undefined).join('-')
        const own = takePart(file!, page, placeBeside(`${name}.md`, '_snippets'), part)
        return `::include{${writeAttribute('file', relativeUrl(page.target, own))}}`
      }
      const copy =
        found ?? (isText ? takePart(file, page, placeBeside(file, '_snippets')) : copyBeside(file!, '_snippets'))
      const written = Object.entries({ file: relativeUrl(page.target, copy), ...attributes })
      return `::include{${written.map(([name, value]) => writeAttribute(name, value)).join(' ')}}`
    },
  }
}
