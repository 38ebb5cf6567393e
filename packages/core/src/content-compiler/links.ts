import type { Point } from 'unist'
import { draftOf, isDraftFile, pathOf, publishedOf } from '../content-path'
import { sizeOfUrl } from '../image-url'
import { findNearestFile, question } from '../nearest'
import { fileLanguage, inFirstLanguage, inLanguage, pathLanguage, translationNames } from '../translations'
import { decodeText, isBelow, relativeUrl } from '../url-path'
import { DOCS_PATH, folderVersion, pathInVersion } from '../versions'
import type { ContentEnvironment, ContentLink, DocumentContext } from './document-context'

const SCHEME = /^[a-z][a-z0-9+.-]*:/i
/** Characters that browsers ignore at the start or end of a URL, or anywhere. Without removing them, "java\nscript:" would pass as safe. */
// oxlint-disable-next-line no-control-regex -- exactly those characters are meant
const IGNORED = /^[\u0000-\u0020]+|[\u0000-\u0020]+$|[\t\n\r]+/g
const IMAGE = /\.(png|jpe?g|webp|avif|gif|svg)$/i
/** Sources of pages and settings, which are never published as files. */
const SOURCE = /\.(mdx?|ya?ml)$/i
/** Matches a path with a file extension. The name after an order number, as in "2.install", is not an extension. */
const HAS_EXTENSION = /(?:^|\/)(?!\d+\.[^./]*$)[^/]+\.\w+$/
const SAFE_SCHEMES = ['https:', 'http:', 'mailto:', 'tel:']

const schemeOf = (url: string) => SCHEME.exec(url.replace(IGNORED, ''))?.[0].toLowerCase()

/** Splits a URL such as "page.md#part" before its query or hash. */
const split = (url: string) => {
  const end = url.search(/[?#]/)
  return end < 0 ? [url, ''] : [url.slice(0, end), url.slice(end)]
}

/** Resolves a relative URL to a file below `content/`. As in a browser, ".." cannot leave the root. */
const toFile = (url: string, file: string) => {
  const base = `https://content/${file.split('/').map(encodeURIComponent).join('/')}`
  // The URL parser would read two slashes, or backslashes, at the start as a host name.
  const relative = url.replace(IGNORED, '').replaceAll('\\', '%5C').replace(/^\/+/, '/')
  return new URL(relative, base).pathname.slice(1).split('/').map(decode).join('/')
}

/** Decodes a segment of a URL. An encoded slash stays encoded, because a decoded slash could lead out of the folder. */
const decode = (segment: string) => {
  try {
    const name = decodeURIComponent(segment)
    return name.includes('/') ? segment : name
  } catch {
    return segment
  }
}

/** Matches percent-encoded letters, including combining accents. */
const ENCODED = /[a-z]?(?:%[c-f][\da-f](?:%[89ab][\da-f])+)+/gi

/** Normalizes the accents of a URL to the Unicode form of paths and ids. */
const compose = (url: string) =>
  url.normalize('NFC').replace(ENCODED, (letters) => {
    const decoded = decode(letters)
    const composed = decoded.normalize('NFC')
    return composed === decoded ? letters : encodeURIComponent(composed)
  })

/**
 * Returns the existing file with a name, or else its original: a folder of translations need not have every image and page. Treats both Unicode forms
 * of accents as the same name, because file systems differ.
 */
function findSameName(file: string, context: DocumentContext): string | undefined {
  const original = inFirstLanguage(file)
  return findExact(file, context) ?? (original === file ? undefined : findExact(original, context))
}

function findExact(file: string, context: DocumentContext): string | undefined {
  if (context.hasFile(file)) return file
  const name = file.normalize('NFC')
  return /[^\0-\x7F]/.test(file) ? context.listFiles?.().find((other) => other.normalize('NFC') === name) : undefined
}

const INDEX = /^(?:\d+\.)?(?:index|readme)\.mdx?$/i

/** Returns the index file of a folder. */
function findIndex(folder: string, context: DocumentContext): string | undefined {
  const prefix = folder.normalize('NFC').replace(/(?<=.)\/*$/, '/')
  return context.listFiles?.().find((name) => {
    const file = name.normalize('NFC')
    return file.startsWith(prefix) && INDEX.test(file.slice(prefix.length))
  })
}

/** Returns ` Did you mean "./page.md"?` with the relative URL of the most similar file; "" if no file is similar. */
function suggestFile(from: string, wanted: string, files: readonly string[]): string {
  const nearest = findNearestFile(wanted, files)
  return question(nearest && relativeUrl(from, nearest))
}

/** Returns a hint about the redirect of a deleted file's page; "" without a redirect. */
function suggestMoved(gone: string, from: string, pages: readonly string[], context: DocumentContext) {
  const path = pathOf(gone.replace(/\.mdx?$/, ''))
  const target = context.findRedirect?.(path)
  if (target === undefined) return ''
  const [moved, rest = ''] = split(target)
  const page = pages.find((name) => context.pathOfFile(name) === moved)
  const url = page === undefined ? target : relativeUrl(from, page) + rest
  return ` "${path}" is redirected to "${target}".${question(page === context.file ? undefined : url)}`
}

/**
 * Resolves the URL of a link, and records the link in the context. A relative `.md` or `.mdx` file becomes the path of its page, other files
 * become the path of their published copy, and a trailing slash is removed. Reports an invalid link and returns "#".
 */
export function resolveLink(url: string, start: Point | undefined, context: DocumentContext): string {
  const link = inOwnLanguage(findTarget(url, start, context), url, context)
  if (link) context.addLink(link, start)
  return link?.target ?? '#'
}

function findTarget(url: string, start: Point | undefined, context: DocumentContext): ContentLink | undefined {
  const scheme = schemeOf(url)
  if (scheme) {
    if (SAFE_SCHEMES.includes(scheme)) return { target: url }
    context.report(
      start,
      `The link "${url}" starts with "${scheme}", which is not allowed. Use https:, http:, mailto: or tel:.`,
    )
    return undefined
  }
  if (url === '' || url.startsWith('#')) return { target: compose(url) || '#' }
  if (url.startsWith('//')) return { target: `https:${url}` }
  const [target = '', rest = ''] = split(url)
  if (target.startsWith('/')) {
    const path = compose(target.length > 1 ? target.replace(/\/+$/, '') : target)
    const found = findInVersion(path, url, compose(rest), context) ?? findOriginal(path, url, compose(rest), context)
    return found ?? { target: path + compose(rest) }
  }
  const from = context.fileAt(start)
  const file = toFile(target, from)
  const page = /\.mdx?$/.test(file) ? findSameName(file, context) : findIndex(file, context)
  const path = page === undefined ? undefined : context.pathOfFile(page)
  if (path !== undefined) return { target: path + compose(rest), file: page!, written: url }
  if (!/\.mdx?$/.test(file)) {
    const found = findSameName(file, context)
    const reason = found === undefined ? undefined : whyNotPublished(found, context)
    if (reason !== undefined) {
      context.report(start, `The link "${url}" leads to ${reason}`)
      return undefined
    }
    if (found !== undefined && context.publishFile)
      return { target: context.publishFile(found) + compose(rest), file: found, written: url }
    if (HAS_EXTENSION.test(file) && !SOURCE.test(file)) return reportMissing(url, file, start, context)
  }
  const remedy = /\.mdx?$/.test(target)
    ? 'Correct the file name.'
    : 'Link a content file by its relative name ("./page.md"), a page by its path ("/docs"), or a download by its relative name ("./report.pdf").'
  // Suggests no file of another version, because links stay in their version.
  const isNear = (name: string) => [undefined, folderVersion(from)].includes(folderVersion(name))
  const pages = context.listFiles?.().filter((name) => /\.mdx?$/.test(name) && isNear(name)) ?? []
  const draft = draftOf(file)
  // Suggests neither this page nor files without a page.
  const others = pages.filter((name) => ![from, context.file].includes(name) && context.pathOfFile(name) !== undefined)
  const hint = suggestMoved(file, from, pages, context) || suggestFile(from, file, others)
  const folder = file.replace(/(?<=.)\/*$/, '/')
  const inFolder = pages.find((name) => name.startsWith(folder))
  const problem =
    inFolder !== undefined && !/\.mdx?$/.test(file)
      ? `leads to a folder without a page of its own. Link one of its pages, such as "${relativeUrl(from, inFolder)}", or add an index.md to it.`
      : context.hasFile(draft)
        ? `leads to a draft: content/${draft} is not published. Publish it, or remove the link.`
        : `leads to no content file.${hint} ${remedy}`
  context.report(start, `The link "${url}" ${problem}`)
  // Records the missing file, so that the document is compiled again when the file appears.
  return { target: '#', file, written: url }
}

/**
 * Resolves a path of the documentation to the page of the version that contains the document: in "docs@1", "/docs/a" leads to "/docs/1/a" if this page
 * exists.
 */
function findInVersion(path: string, written: string, rest: string, context: DocumentContext) {
  const version = folderVersion(context.file)
  if (version === undefined || !isBelow(path, DOCS_PATH)) return undefined
  const target = pathInVersion(path, version)
  const page = context.findPage?.(`docs@${version}`, decodeText(target))
  return page === undefined ? undefined : { target: target + rest, file: page, written }
}

/** Finds the file of a page to which a translation links by its path, because the translation of this file may have a slug. */
function findOriginal(path: string, written: string, rest: string, context: DocumentContext) {
  if (fileLanguage(context.file) === undefined || pathLanguage(path) !== undefined) return undefined
  const page = context.findPage?.('', decodeText(path))
  return page === undefined ? undefined : { target: path + rest, file: page, written }
}

/** Leads a link in a translation to the page in the same language. Every page has a path in every language. Files have one path. */
function inOwnLanguage(
  link: ContentLink | undefined,
  written: string,
  context: DocumentContext,
): ContentLink | undefined {
  const language = fileLanguage(context.file)
  if (!link || language === undefined) return link
  const target = inLanguage(link.target, language)
  const translation = link.file && translationNames(link.file, language).find((name) => context.hasFile(name))
  const own = translation && context.pathOfFile(translation)
  if (own !== undefined) return { ...link, target: own + split(target)[1]!, file: translation! }
  return target === link.target ? link : { written, ...link, target }
}

/** Returns the reason why an existing file is not published for links; undefined for a file that can be published. */
function whyNotPublished(file: string, context: DocumentContext) {
  const shown = `content/${file}`
  if (file.split('/').some((name) => name.startsWith('.')))
    return `a hidden file: ${shown} is not published. Rename the file or folder so that its name does not start with a dot.`
  if (isDraftFile(file))
    return `a draft: ${shown} is not published. Rename it to "${publishedOf(file).split('/').at(-1)!}", or remove the link.`
  if (SOURCE.test(file))
    return `a source of the site: ${shown} is not published. Link a page, or a copy of the file with another extension, such as ".txt".`
  const path = context.pathOfFile(file)
  return path === undefined
    ? undefined
    : `an entry of a collection: ${shown} is not published as a file. Link a copy whose name matches no collection.`
}

/** Reports a link to a missing file. The document is compiled again when the file appears. */
function reportMissing(url: string, file: string, start: Point | undefined, context: DocumentContext) {
  const files = context.listFiles?.().filter((name) => !/\.ya?ml$/.test(name)) ?? []
  const draft = draftOf(file)
  const problem = context.hasFile(draft)
    ? `a draft: content/${draft} is not published. Rename it, or remove the link.`
    : `a file that does not exist: "content/${file}".${suggestFile(context.fileAt(start), file, files)} Correct the name, or save the file there.`
  context.report(start, `The link "${url}" leads to ${problem}`)
  context.publishFile?.(file)
  return { target: '#', file, written: url }
}

/** Returns the message about a missing image. */
const missingImage = (url: string, file: string, from: string, environment: ContentEnvironment) => {
  const hint = suggestFile(from, file, environment.listFiles?.().filter((name) => IMAGE.test(name)) ?? [])
  const places =
    url.startsWith('/') && environment.hasStatic ? `"static/${file}" or "content/${file}"` : `"content/${file}"`
  return `The image "${url}" does not exist at ${places}.${hint} Correct the name, or save the image there.`
}

/** Returns the message about an image on another site; undefined for an image of this site. */
export const remoteImage = (url: string) =>
  schemeOf(url) || url.startsWith('//')
    ? `The image "${url}" is on another site. Save it beside the page, so that it is sized and served with the site.`
    : undefined

/**
 * Resolves the URL of an image, and records the image in the context. Returns a file below `content/`, the path of a file in `static/`, or a URL on a
 * host that the site allows. Reports any other image and returns undefined.
 */
export function resolveImage(url: string, start: Point | undefined, context: DocumentContext): string | undefined {
  const remote = remoteImage(url)
  if (remote !== undefined) return resolveRemoteImage(url, remote, start, context)
  const from = context.fileAt(start)
  const file = toFile(url, from)
  if (!IMAGE.test(file)) {
    context.report(start, `The image "${url}" is not an image file. Use PNG, JPEG, WebP, AVIF, GIF or SVG.`)
    return undefined
  }
  const image = findSameName(file, context)
  if (image === undefined) {
    const path = `/${file.split('/').map(encodeURIComponent).join('/')}`
    if (url.startsWith('/') && context.hasStatic?.(file) !== false) {
      context.images.add(path)
      return path
    }
    context.report(start, missingImage(url, file, from, context))
    return undefined
  }
  context.images.add(image)
  return image
}

function resolveRemoteImage(url: string, problem: string, start: Point | undefined, context: DocumentContext) {
  const target = url.replace(IGNORED, '').replace(/^\/\//, 'https://')
  const { protocol, host, href } = URL.canParse(target) ? new URL(target) : {}
  if (protocol !== 'https:' || !host || !href) {
    context.report(start, problem)
    return undefined
  }
  if (context.imageHosts && !context.imageHosts.includes(host)) {
    context.report(start, `${problem} Or add "${host}" to "images.hosts" in "src/site.ts".`)
    return undefined
  }
  if (!sizeOfUrl(href))
    context.report(
      start,
      `The size of the image "${url}" is unknown, so the page shifts when the image loads. Add the size in pixels to the URL, as in "${href.replace(/#.*$/, '')}#640x480".`,
      true,
    )
  return href
}
