import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { testTable } from '@galley/testing/test-table.fixture'
import { isOwnId } from './own-ids'

/** Ids that code writes out or looks up: `id="…"`, `id: '…'`, `getElementById('…')`, `querySelector('#…')`. */
const WRITTEN_IDS = [
  /\bid=["']([\w:.-]+)["']/g,
  /\bid: '([^']+)', (?:role|type|innerHTML|textContent|className)\b/g,
  /getElementById\(\s*['"`]([^'"`$]+)['"`]/g,
  /(?:querySelector(?:All)?|closest|matches)(?:<[^>]+>)?\(\s*['"`]#([\w-]+)/g,
  /\b[A-Z_]*ID = '([^']+)'/g,
]

/** Code whose ids are never on a page with content. */
const APART = [
  // Pages of the preview server without content.
  /^packages\/preview\/src\/server\/builds\//,
  // Ids of tokens and builds, which are not elements.
  /^packages\/preview\/src\/server\/(tokens|branches)\//,
  // Conversions of old content.
  /^packages\/migrate\//,
  // The authors of this site write both the examples and the pages that show them.
  /^src\/examples\//,
  /\.(test|fixture)\.tsx?$/,
]

const files = ['packages', 'plugins', 'src'].flatMap((folder) =>
  readdirSync(resolve(folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => /\.tsx?$/.test(file) && !APART.some((part) => part.test(file))),
)

test('reserves every literal id in the code', () => {
  const wrong = files.flatMap((file) => {
    const text = readFileSync(resolve(file), 'utf8').replace(/^\s*(?:\/\/|\/?\*).*$/gm, '')
    return WRITTEN_IDS.flatMap((pattern) => Array.from(text.matchAll(pattern), ([, id]) => `${file}: ${id}`)).filter(
      (found) => !isOwnId(found.split(': ')[1]!),
    )
  })
  expect(wrong).toEqual([])
})

testTable(isOwnId)('reserves %s: %s', {
  page: false,
  '_galley-page': false,
  '_Galley-page': true,
  'radix-_GalleyR_1_-trigger-0': true,
  ownBuild: true,
  'gatsby-focus-wrapper': true,
})
