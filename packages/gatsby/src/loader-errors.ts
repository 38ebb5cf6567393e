import { readFileSync, writeFileSync } from 'node:fs'
import type { Patch } from './patch'

/** A page, or its React Server Components, whose request failed with status 500. */
const ANSWER_500 =
  /if \(status === 500\) \{(?=\s+return this\.fetch\w+\(\s+Object\.assign\(loadObj, \{\s+pagePath: `\/500\.html`,)/g

/**
 * When the server answers 500, Gatsby's loader requests the page "/500.html" instead. When that fails too, it requests it again without end.
 * This ends after the usual three retries.
 * @param loader Gatsby's copy of its loader, in `.cache`
 */
export const loaderErrors: Patch<[loader: string], void> = {
  name: 'loader-errors',
  gatsby: '5.16',
  expects: { 'gatsby/cache-dir/loader.js': new RegExp(ANSWER_500.source) },
  without: 'A browser requests the page "/500.html" without end while the server answers 500.',
  apply(_requireFromGatsby, loader) {
    const code = readFileSync(loader, 'utf8')
    writeFileSync(loader, code.replaceAll(ANSWER_500, 'if (status === 500 && pagePath !== `/500.html`) {'))
  },
}
