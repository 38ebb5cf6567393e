import { join } from 'node:path'
import { markdownPath, pageOfMarkdown } from '@galley/core/markdown-page'
import { createRedirectMatcher, type RedirectMatch } from '@galley/core/redirect-match'
import { htmlFileOf, isNotFoundPage, type ServerManifest } from '@galley/core/server-manifest'
import { pathInFirstLanguage } from '@galley/core/translations'
import { encodePath } from '@galley/core/url-path'
import { isFile } from './is-file'
import type { RequestTarget } from './request-target'

/** The result for a URL: a file to send, which may be a page, or a redirect. */
export type SiteEntry =
  | ({ kind: 'file'; file: string; isPage: boolean } & Pick<RequestTarget, 'path'>)
  | ({ kind: 'redirect' } & RedirectMatch)

/** Returns a function that finds the page, else the file, else the redirect of a URL. */
export function createEntryFinder(publicDir: string, { pages, redirects }: ServerManifest) {
  const pagePaths = new Set(pages.filter((path) => !isNotFoundPage(path)))
  const findRedirect = createRedirectMatcher(redirects)

  return async ({ path, search }: RequestTarget): Promise<SiteEntry | undefined> => {
    if (pagePaths.has(path)) return { kind: 'file', path, file: htmlFileOf(path), isPage: true }
    const page = path.replace(/\/(index\.html)?$/, '') || '/'
    if (pagePaths.has(page)) return { kind: 'redirect', location: encodePath(page) + search, status: 301 }
    if (await isPublicFile(publicDir, path)) return { kind: 'file', path, file: path.slice(1), isPage: false }
    const markdown = pagePaths.has(pageOfMarkdown(path))
      ? await findMarkdown(publicDir, pageOfMarkdown(path))
      : undefined
    if (markdown !== undefined) return { kind: 'redirect', location: encodePath(markdown) + search, status: 302 }
    const redirect = findRedirect(path, search)
    return redirect && { kind: 'redirect', ...redirect }
  }
}

/** Returns the path of a page's Markdown, if there is any. The Markdown of a page without a translation is that of its original. */
export async function findMarkdown(publicDir: string, page: string): Promise<string | undefined> {
  const original = pathInFirstLanguage(page)
  const own = markdownPath(page)
  if (await isFile(join(publicDir, own))) return own
  return original === page ? undefined : findMarkdown(publicDir, original)
}

/** Matches files that are not served: configuration of static hosts, hidden files, and the file of a 404 page. */
const PRIVATE_FILE = /^\/_(headers|redirects)$|^\/404(\/index)?\.html$|\/\.(?!well-known\/)/

async function isPublicFile(publicDir: string, path: string) {
  if (PRIVATE_FILE.test(pathInFirstLanguage(path)) || path.endsWith('/')) return false
  const source = path.replace(/\.(br|gz)$/, '')
  const isCompressedCopy = source !== path && (await isFile(join(publicDir, source)))
  return !isCompressedCopy && (await isFile(join(publicDir, path)))
}
