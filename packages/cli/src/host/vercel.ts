import { htmlFileOf, isNotFoundPage, listNotFoundPages } from '@galley/core/server-manifest'
import { REVALIDATE } from '@galley/core/site-headers'
import { escapeRegex, type HostFiles, type HostRules } from './host-rules'

/** Writes the configuration of Vercel's Build Output API, version 3. The files of the site must be in `static`, below the base path. */
export function translateForVercel(rules: HostRules): HostFiles {
  const { basePath: base, pages, common, headers, redirects, wildcards } = rules
  const pattern = escapeRegex(base)
  const inOutput = (path: string) => (base + path).slice(1)
  const config = {
    version: 3,
    routes: [
      { src: `^${pattern}(?:/.*)?$`, headers: { 'Cache-Control': REVALIDATE, ...common }, continue: true },
      ...redirects.map(({ from, to, status }) => ({
        src: `^${pattern}${escapeRegex(from)}/?$`,
        status,
        headers: { Location: to },
      })),
      ...listNotFoundPages().map(({ folder, page }) => ({
        src: `^${pattern}${folder}/404(?:\\.html)?$`,
        status: 404,
        dest: base + page,
      })),
      { src: `^${pattern}/(?:(.+)/)?index(?:\\.html)?$`, status: 301, headers: { Location: `${base}/$1` } },
      { src: `^${pattern}/(.+)/$`, status: 301, headers: { Location: `${base}/$1` } },
      { handle: 'filesystem' },
      ...wildcards.map(({ prefix, toPrefix, to, status }) => ({
        src: `^${pattern}${escapeRegex(prefix)}(.*?)/?$`,
        status,
        headers: { Location: toPrefix === undefined ? to : `${toPrefix}$1` },
      })),
      ...listNotFoundPages().map(({ folder, page }) => ({
        src: `^${pattern}${folder}(?:/.*)?$`,
        status: 404,
        dest: base + page,
      })),
      // Headers of existing files only, so that browsers do not keep the 404 response of a missing file.
      { handle: 'hit' },
      ...headers.map((rule) => ({
        src: `^${pattern}${rule.pattern.slice(1)}`,
        headers: { [rule.name]: rule.value },
        continue: true,
      })),
    ],
    overrides: Object.fromEntries(
      pages
        .filter((page) => page !== '/' && !isNotFoundPage(page))
        .map((page) => [inOutput(`/${htmlFileOf(page)}`), { path: inOutput(page) }]),
    ),
  }
  return {
    files: { 'config.json': `${JSON.stringify(config, null, 2)}\n` },
    notes: ['Publish the folder with: npx vercel deploy --prebuilt'],
  }
}
