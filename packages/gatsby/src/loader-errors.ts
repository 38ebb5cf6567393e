import { readFileSync, writeFileSync } from 'node:fs'
import type { Patch } from './patch'

/** The conditions in Gatsby's loader for a page, or its partially hydrated version, whose request fails with status 500. */
const ANSWER_500 =
  /if \(status === 500\) \{(?=\s+return this\.fetch\w+\(\s+Object\.assign\(loadObj, \{\s+pagePath: `\/500\.html`,)/g

/**
 * If the server responds with status 500, Gatsby's loader requests the page "/500.html" instead. If this fails too, the loader requests the
 * page again without end. With this patch, the loader stops after the usual three retries.
 * @param loader Path of Gatsby's copy of its loader in `.cache`.
 */
export const loaderErrors: Patch<[loader: string], void> = {
  name: 'loader-errors',
  gatsby: '5.16',
  expects: { 'gatsby/cache-dir/loader.js': new RegExp(ANSWER_500.source) },
  without: 'A browser requests the page "/500.html" without end while the server responds with status 500.',
  apply(_requireFromGatsby, loader) {
    const code = readFileSync(loader, 'utf8')
    writeFileSync(loader, code.replaceAll(ANSWER_500, 'if (status === 500 && pagePath !== `/500.html`) {'))
  },
}
