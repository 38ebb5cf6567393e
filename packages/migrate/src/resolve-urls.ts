import { posix } from 'node:path'
import { decodeText, relativeUrl } from '@galley/core/url-path'
import { slug } from 'github-slugger'
import { writeAttribute } from './containers'
import type { PageTools } from './dialect'
import { type OldSite, PAGE } from './find-site'
import type { OldRedirect } from './old-redirects'
import { selectPart } from './select-part'

/** A page of the old site, with its new file and path. */
export interface OldPage {
  /** The old file, relative to the root of the old site. */
  shown: string
  /** The new file, below `content/`. */
  target: string
  /** The path of the new page. */
  path: string
  /** The old URLs. Relative links resolve against the first URL. */
  urls: string[]
  /** The new id of each old heading id. The new id of the title is empty. */
  ids: ReadonlyMap<string, string>
  /** True for a landing page. It has no Markdown file, so links use its path. */
  isLanding: boolean
}

interface UrlOptions {
  site: OldSite
  pages: readonly OldPage[]
  oldRedirects: readonly OldRedirect[]
  /** The folder below `content/` for the pages. */
  target: string
  /** Returns the new name of a file in the folder of pages, relative to `target`. */
  targetOf: (file: string) => string
  /** The site, the folder and the names of the originals of translated pages. */
  originals?: Pick<UrlOptions, 'site' | 'target' | 'targetOf'> | undefined
  /** The old file of each copy, by the path of the copy relative to the project. The resolver adds entries. */
  copies: Map<string, string>
  /** Converts an included file outside the folder of pages, or a part of another page. Returns the new file, below `content/`. */
  takePart: (file: string, around: OldPage, target: string, text?: string) => string
}

const IMAGE = /\.(png|jpe?g|webp|avif|gif|svg)$/i

/** Returns true for URLs with a scheme that Galley does not allow, such as "vscode:extension/a.b". */
export const isRefused = (url: string) =>
  /^[a-z][a-z\d+.-]*:(?!\/\/\/)/i.test(url) && !/^(?:https?|mailto|tel):/i.test(url)

/** Returns a URL in lower case and without file endings, as a key for looking up pages. */
export const toKey = (url: string) =>
  url
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '')
    .replace(/(\/index)?(\.html)?$/, '')
    .toLowerCase() || '/'

const INCLUDE_FOLDER = '_snippets'

const isIn = (file: string, folder: string) => folder !== '' && file.startsWith(`${folder}/`)

/** Finds the page or file of an old URL, and returns its new URL. */
export class UrlResolver {
  private readonly byFile: ReadonlyMap<string, OldPage>
  private readonly byUrl: ReadonlyMap<string, OldPage>
  /** The target of each redirect of the old site. */
  private readonly redirects: ReadonlyMap<string, string>

  constructor(private readonly options: UrlOptions) {
    const { pages, oldRedirects } = options
    this.byFile = new Map(pages.map((page) => [page.shown, page]))
    this.byUrl = new Map(pages.flatMap((page) => page.urls.map((url) => [toKey(url), page] as const)))
    this.redirects = new Map(oldRedirects.map(({ from, to }) => [toKey(from), to]))
  }

  /** Returns the new path of an old URL, with the anchor if the page contains the anchor; undefined if no page has the URL. */
  pathOf(url: string): string | undefined {
    const [, written = '', , id] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/.exec(url) ?? []
    const page = this.findPage(this.options.pages[0]!, written)
    const anchor = id === undefined ? undefined : page?.ids.get(decodeText(id))
    return page && page.path + (anchor ? `#${anchor}` : '')
  }

  /**
   * Returns the new URL of a link.
   * @param isPath True returns the path of a page instead of its file.
   */
  link(page: OldPage, url: string, note: PageTools['note'], isPath = false): string {
    if (/^(?:[a-z][a-z\d+.-]*:(?!\/\/\/)|\/\/)/i.test(url)) return this.linkOutside(url, note)
    const [, written = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url)!
    if (written === '') {
      const own = isPath || page.isLanding ? page.path : relativeUrl(page.target, page.target)
      return this.withHash(page, rest) || own
    }
    const found = this.findPage(page, written) ?? this.findRedirected(page, written)
    if (typeof found === 'string') return found.includes('#') ? found : found + rest
    if (found) {
      const to = isPath || found.isLanding ? found.path : relativeUrl(page.target, found.target)
      return to + this.withHash(found, rest)
    }
    const file = this.findFile(page, written)
    return file === undefined ? this.linkElsewhere(page, url, note) : this.linkFile(file)
  }

  /** Copies an image beside the new page, and returns the relative URL of the copy. Returns the old URL if the image cannot be copied. */
  image(page: OldPage, url: string, note: PageTools['note']): string {
    const file = /^[a-z]+:(?!\/\/\/)|^\/\//i.test(url) ? undefined : this.findFile(page, url.replace(/[?#].*$/, ''))
    if (file !== undefined && IMAGE.test(file)) return relativeUrl(page.target, this.copyBeside(file))
    note(
      file === undefined
        ? `The image "${url.slice(0, 80)}" does not exist. Save the file beside the page, or remove the image.`
        : `The image "${url}" is not a PNG, JPEG, WebP, AVIF, GIF or SVG file. Convert the file.`,
    )
    return url
  }

  /** Returns the directive that includes a file or a part of the file; undefined if the file does not exist. */
  include(page: OldPage, url: string, attributes: Record<string, unknown> = {}): string | undefined {
    const file = this.findFile(page, url)
    const found = this.findPage(page, url)?.target
    if (found === undefined && file === undefined) return undefined
    const part = file === undefined ? undefined : this.includePart(page, file, attributes)
    if (part !== undefined) return part
    const copy = found ?? this.copyIncluded(page, file!)
    const written = Object.entries({ file: relativeUrl(page.target, copy), ...attributes })
    return `::include{${written.map(([name, value]) => writeAttribute(name, value)).join(' ')}}`
  }

  /**
   * Writes the included lines or region to a new file, and returns the directive that includes this file. Returns undefined for code and for whole
   * files.
   */
  private includePart(page: OldPage, file: string, attributes: Record<string, unknown>): string | undefined {
    const { site, takePart } = this.options
    const [lines, region] = [attributes['lines'], attributes['region']].map((one) =>
      typeof one === 'string' ? one : undefined,
    )
    if (!PAGE.test(file) || (lines ?? region) === undefined) return undefined
    const slugOf = site.dialect.headingId ?? slug
    const text = selectPart(site.read(file).replace(/\r\n?/g, '\n'), { lines, region, slugOf })
    if (text === undefined) return undefined
    const name = [file.replace(PAGE, ''), region, lines].filter((one) => one !== undefined).join('-')
    const own = takePart(file, page, this.placeBeside(`${name}.md`, INCLUDE_FOLDER), text)
    return `::include{${writeAttribute('file', relativeUrl(page.target, own))}}`
  }

  private copyIncluded(page: OldPage, file: string): string {
    return PAGE.test(file)
      ? this.options.takePart(file, page, this.placeBeside(file, INCLUDE_FOLDER))
      : this.copyBeside(file, INCLUDE_FOLDER)
  }

  private linkOutside(url: string, note: PageTools['note']): string {
    if (isRefused(url))
      note(
        `The link "${url}" has an unsupported scheme, so its URL is shown as code. Use https:, http:, mailto: or tel:.`,
      )
    // Browsers treat "https:/" as "https://".
    return url.replace(/^(https?:)\/(?=[^/])/i, '$1//')
  }

  private linkFile(file: string): string {
    const { served, folder } = this.options.site
    const name = [served, folder].reduce(
      (path, around) => (isIn(path, around) ? posix.relative(around, path) : path),
      file,
    )
    this.options.copies.set(posix.join('static', name), file)
    return `/${name}`
  }

  private linkElsewhere(page: OldPage, url: string, note: PageTools['note']): string {
    const elsewhere = this.findElsewhere(page, url)
    note(
      elsewhere === undefined
        ? `The link "${url}" leads to a page that does not exist. Correct the link when the build reports it.`
        : `The link "${url}" leads outside the converted pages and became "${elsewhere}". Check that this URL works.`,
    )
    return elsewhere ?? url
  }

  /** Lists the files that a URL on `page` may mean, the most likely file first. */
  private candidates(page: OldPage, url: string): string[] {
    const inLanguage = (file: string) =>
      this.options.site.suffixes.map((locale) => file.replace(/\.\w+$/, (ending) => `.${locale}${ending}`))
    return this.candidatesInAll(page, url).flatMap((file) => [...inLanguage(file), file])
  }

  private candidatesInAll(page: OldPage, url: string): string[] {
    const { folder, served, aliases } = this.options.site
    const path = decodeText(url)
    const alias = Object.entries(aliases).find(([start]) => path.startsWith(start))
    if (alias) return [alias[1], folder].map((around) => posix.join(around, path.slice(alias[0].length)))
    const fromRoots = [folder, served, '.'].map((around) => posix.join(around, path))
    if (path.startsWith('/')) return fromRoots
    const beside = posix.join(posix.dirname(page.shown), path)
    // Docusaurus resolves a file such as "api/store.md" also from the folder of pages and from the root of the site.
    const isFile = !path.startsWith('.') && posix.extname(path) !== ''
    const { originals } = this.options
    // A page without a translation, and an image that all languages share, are beside the original.
    const around =
      originals && isIn(beside, folder) ? [posix.join(originals.site.folder, posix.relative(folder, beside))] : []
    return isFile ? [beside, ...around, ...fromRoots] : [beside, ...around]
  }

  private findFile(page: OldPage, url: string): string | undefined {
    return this.candidates(page, url).find((file) => this.options.site.files.has(file))
  }

  private findPage(page: OldPage, url: string): OldPage | undefined {
    // A path without a file ending is a URL, even if the folder of a version has a file with this path.
    return url.startsWith('/') && !PAGE.test(url)
      ? (this.findByUrl(page, url) ?? this.findByFile(page, url))
      : (this.findByFile(page, url) ?? this.findByUrl(page, url))
  }

  private findByFile(page: OldPage, url: string): OldPage | undefined {
    const named = this.candidates(page, url)
      .flatMap((file) => ['', '.md', '.mdx', '/index.md', '/index.mdx'].map((ending) => posix.join(file + ending)))
      .find((file) => this.byFile.has(file))
    return named === undefined ? undefined : this.byFile.get(named)
  }

  private findByUrl(page: OldPage, url: string): OldPage | undefined {
    const { dialect, base, config, translated } = this.options.site
    const here = `https://site${page.urls[0]!}${dialect.hasSlashes && page.urls[0] !== '/' ? '/' : ''}`
    if (!URL.canParse(url, here)) return undefined
    const path = decodeText(new URL(url, here).pathname)
    const below = base !== undefined && base !== '/' && path.startsWith(base) ? `/${path.slice(base.length)}` : path
    // A link with a language prefix may lead to a page without a translation. The URL of this page has no prefix.
    const withoutLocale = below.replace(/^\/[a-z]{2}(?:-[a-z]{2,4})?(?=\/)/i, '')
    const local =
      translated && dialect.locales?.(config).hasLocalPaths ? [posix.join('/', translated.locale, below)] : []
    return [...local, below, withoutLocale].flatMap((one) => this.byUrl.get(toKey(one)) ?? [])[0]
  }

  /** Returns the target of a redirect of the old site: a page, or a URL of another site. */
  private findRedirected(page: OldPage, url: string): OldPage | string | undefined {
    const to = this.redirects.get(toKey(decodeText(url)))
    return to === undefined || /^https?:/i.test(to) ? to : this.findPage(page, to.replace(/[?#].*$/, ''))
  }

  /** Returns a URL for a link to a page that is not converted: in the repository if the link starts with `../`, otherwise on the old site. */
  private findElsewhere(page: OldPage, url: string): string | undefined {
    const { dialect, config, base } = this.options.site
    const above = /^(?:\.\.\/)+(.+)$/.exec(url)?.[1]
    const repository = dialect.repository?.(config)
    if (above !== undefined && repository !== undefined) return `${repository}/blob/HEAD/${above}`
    const origin = dialect.origin?.(config)
    const isPage = above === undefined && !PAGE.test(url.replace(/[?#].*$/, ''))
    if (!isPage || typeof origin !== 'string' || !URL.canParse(origin)) return undefined
    const { pathname, search, hash } = new URL(url, `https://x${page.urls[0]!}`)
    const path = base === undefined || pathname.startsWith(base) ? pathname : posix.join(base, pathname)
    return new URL(path + search + hash, origin).href
  }

  /** Returns the new path of a file: a file in the folder of pages stays there; other files get the folder `own`. */
  private placeBeside(file: string, own?: string): string {
    const { originals, site: ownSite } = this.options
    // All languages share the files outside the folder of a translation.
    const isShared = own === undefined && !isIn(file, ownSite.folder)
    const { site, target, targetOf } = (isShared && originals) || this.options
    const { folder, served } = site
    if (own === undefined && !isIn(file, served) && (folder === '' || isIn(file, folder)))
      return posix.join(target, targetOf(posix.relative(folder, file)))
    const around = [served, folder].find((one) => isIn(file, one))
    const name = around === undefined ? file : posix.relative(around, file)
    const short = name.replace(/^(?:src\/)?(?:assets|images|img|_?snippets)\//, '')
    return posix.join(target, own ?? 'images', short)
  }

  private copyBeside(file: string, own?: string): string {
    const copy = this.placeBeside(file, own)
    this.options.copies.set(posix.join('content', copy), file)
    return copy
  }

  /** Replaces the anchor by the new id of the heading. `rest` is the part of a URL from its query or hash on. */
  private withHash(page: OldPage, rest: string): string {
    const slugOf = this.options.site.dialect.headingId ?? slug
    return rest.replace(/#(.+)$/, (whole, id: string) => {
      const written = decodeText(id)
      const now = page.ids.get(written) ?? page.ids.get(slugOf(written))
      return now === undefined || now === written ? whole : now && `#${now}`
    })
  }
}
