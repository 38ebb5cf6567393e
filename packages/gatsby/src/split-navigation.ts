import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteNavigation } from '@galley/core/navigation'
import { pathLanguage } from '@galley/core/translations'
import type { NodePluginArgs } from 'gatsby'
import type { IGatsbyState } from 'gatsby/dist/redux/types'
import type { Patch } from './patch'
import { findQueryHash } from './shown-navigation/mark-pages'

/** The name of the file that Gatsby's loader requests for the result of a static query. */
const REQUESTED =
  /(?<=this\.memoizedGet\(\s+`\$\{__PATH_PREFIX__\}\/page-data\/sq\/d\/)\$\{staticQueryHash\}(?=\.json`\s+\))/

interface Options extends Pick<NodePluginArgs, 'store'> {
  /** Path of Gatsby's copy of its loader in `.cache`. */
  loader: string
  /** Codes of the site's languages, the first language first. */
  languages: readonly string[]
}

/**
 * Makes browsers load the file of `writeNavigations` for the language of the URL. Returns the hash of the navigation's query, by which the page's
 * preload finds the same file.
 */
export const splitNavigation: Patch<[Options], string | undefined> = {
  name: 'split-navigation',
  gatsby: '5.16',
  expects: { 'gatsby/cache-dir/loader.js': REQUESTED },
  without: 'Every page loads the navigation of all languages.',
  apply(_requireFromGatsby, { store, loader, languages: [first, ...others] }) {
    const hash = findQueryHash((store.getState as () => IGatsbyState)())
    // Not the language of the HTML: many hosts have one 404 page for the URLs of all languages.
    const isLanguage = 'code => `${location.pathname}/`.startsWith(`${__PATH_PREFIX__}/${code}/`)'
    const suffix = `"." + (${JSON.stringify(others)}.find(${isLanguage}) ?? "${first}")`
    const file = `\${staticQueryHash}\${staticQueryHash === "${hash}" ? ${suffix} : ""}`
    writeFileSync(
      loader,
      readFileSync(loader, 'utf8').replace(REQUESTED, () => file),
    )
    return hash
  },
}

/**
 * Writes the navigation of each language beside the file of all languages, which the next build reads.
 * @param folder The folder with the results of static queries.
 */
export function writeNavigations(folder: string, hash: string, languages: readonly string[]) {
  const { data } = JSON.parse(readFileSync(join(folder, `${hash}.json`), 'utf8')) as { data: SiteNavigation }
  for (const language of languages) {
    const contentNavigation = data.contentNavigation.filter(
      ({ path }) => (pathLanguage(path) ?? languages[0]) === language,
    )
    writeFileSync(join(folder, `${hash}.${language}.json`), JSON.stringify({ data: { ...data, contentNavigation } }))
  }
}
