import { cpSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { htmlFileOf } from '@galley/core/server-manifest'
import { withoutSlash } from '@galley/core/url-path'
import type { Find } from '@galley/testing/judge-search.fixture'
import { runTool } from '../scripts/run.mjs'
import { splitSections, type PageSection } from './split-sections'

/** The exact versions of the other searches. */
export const SEARCH_PACKAGES = { minisearch: '7.2.0', pagefind: '1.6.0' }

/** Number of sections that the search of VitePress shows. */
const MAX_SECTIONS = 16
/** Number of pages that are judged. Pagefind loads a file for each. */
const MAX_PAGES = 10

/** The pages of a built site. */
interface SearchedPages {
  publicDir: string
  paths: readonly string[]
}

/** The parts of MiniSearch that VitePress uses. */
interface MiniSearch {
  addAll: (sections: readonly (PageSection & { id: string })[]) => void
  search: (text: string) => { id: string }[]
}

/**
 * Indexes and searches as VitePress does by default: https://github.com/vuejs/vitepress/blob/main/src/node/plugins/localSearchPlugin.ts.
 * @param folder the folder with the installed packages
 */
export function createMiniSearch({ publicDir, paths }: SearchedPages, folder: string): Find {
  const MiniSearch = createRequire(join(folder, 'package.json'))('minisearch') as new (options: object) => MiniSearch
  const index = new MiniSearch({
    fields: ['title', 'titles', 'text'],
    searchOptions: { fuzzy: 0.2, prefix: true, boost: { title: 4, text: 2, titles: 1 } },
  })
  for (const path of paths) {
    const sections = splitSections(readFileSync(join(publicDir, htmlFileOf(path)), 'utf8'))
    index.addAll(sections.map((section, number) => ({ ...section, id: `${path}#${number}` })))
  }
  return (text) => {
    const found = index.search(text).slice(0, MAX_SECTIONS)
    return Promise.resolve(found.map(({ id }) => id))
  }
}

/** The parts of Pagefind's browser module that its interface uses. */
interface Pagefind {
  options: (options: { baseUrl: string }) => Promise<void>
  search: (text: string) => Promise<{ results: { data: () => Promise<{ url: string }> }[] }>
}

/** Indexes copies of the pages with Pagefind's command, and searches with its browser module. */
export async function createPagefind({ publicDir, paths }: SearchedPages, folder: string): Promise<Find> {
  for (const file of paths.map(htmlFileOf)) cpSync(join(publicDir, file), join(folder, 'pages', file))
  await runTool('pagefind', 'pagefind', ['--site', 'pages', '--root-selector', 'main', '--silent'], { cwd: folder })
  // The module requests its files, and Node's `fetch` reads no files.
  globalThis.fetch = async (url) => new Response(await readFile(new URL(url as string)))
  const module = pathToFileURL(join(folder, 'pages/pagefind/pagefind.js')).href
  const { options, search } = (await import(module)) as Pagefind
  await options({ baseUrl: '/' })
  return async (text) => {
    const { results } = await search(text)
    const pages = await Promise.all(results.slice(0, MAX_PAGES).map(({ data }) => data()))
    return pages.map(({ url }) => withoutSlash(url))
  }
}
