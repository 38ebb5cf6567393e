import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { addBasePath } from '@galley/core/base-path'
import { escapeHtml } from '@galley/core/escape-html'
import { isWildcard, listForHosts } from '@galley/core/redirect-match'
import type { ManifestRedirect } from '@galley/core/server-manifest'
import type { Language } from '@galley/core/texts'
import { type PublicFolder, RECORDS } from './public-files'

/** List of the files that the last build wrote. */
const RECORD = `${RECORDS}/redirect-pages.json`

/** Keeps the query and the hash, as a server does. The script is the same on every page, so the content security policy allows it with one hash. */
const SCRIPT =
  'const to=new URL(document.links[0].href);to.search+=(to.search?"&":"")+location.search.slice(1);to.hash||=location.hash;location.replace(to)'

/** The CSP hash of the script on all redirect pages. */
export const REDIRECT_SCRIPT_HASH = `sha256-${createHash('sha256').update(SCRIPT).digest('base64')}`

interface RedirectPageSite {
  url: string
  language: Pick<Language, 'code'>
  basePath: string
}

/** Renders a page that redirects. Without scripts, browsers follow the `refresh`. With both at once, the `refresh` would lose query and hash. */
function renderRedirectPage(to: string, { url, language, basePath }: RedirectPageSite) {
  const target = addBasePath(to, basePath)
  const { href } = new URL(target, url)
  const link = escapeHtml(target)
  return `<!doctype html>
<html lang="${escapeHtml(language.code)}">
<meta charset="utf-8">
<title>${link}</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${escapeHtml(href.replace(/#.*/, ''))}">
<noscript><meta http-equiv="refresh" content="0; url=${link}"></noscript>
<a href="${link}">${link}</a>
<script>${SCRIPT}</script>
`
}

/**
 * Writes a page for each redirect of an exact path, for hosts without redirects. Skips paths that have a page or file. Must run after all files are
 * digested, because the id of a build includes its redirects already.
 * @returns the redirects of wildcards, which no page can replace
 */
export function writeRedirectPages(
  { projectDir, publicDir, files }: PublicFolder,
  redirects: readonly ManifestRedirect[],
  site: RedirectPageSite,
): ManifestRedirect[] {
  const written: string[] = []
  const listed = listForHosts(redirects)
  for (const { from, to } of listed) {
    const file = `${from === '/' ? '' : from}/index.html`
    const isTaken =
      files.has(file) || from.split('/').some((_, end, parts) => files.has(parts.slice(0, end + 1).join('/')))
    if (isWildcard(from) || isTaken) continue
    mkdirSync(dirname(join(publicDir, file)), { recursive: true })
    writeFileSync(join(publicDir, file), renderRedirectPage(to, site))
    written.push(file)
  }
  writeFileSync(join(projectDir, RECORD), JSON.stringify(written))
  return listed.filter(({ from }) => isWildcard(from))
}

/** Removes the redirect pages of the last build, before this build lists the files of `public/`. */
export function removeRedirectPages(projectDir: string) {
  const record = join(projectDir, RECORD)
  if (!existsSync(record)) return
  for (const file of JSON.parse(readFileSync(record, 'utf8')) as string[])
    rmSync(join(projectDir, 'public', file), { force: true })
  rmSync(record)
}
