import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { buildWithDrafts, CANARY, COPY, PUBLISHED } from './build-with-drafts'

/** A whole production build, on a machine that may be busy. `npm test` has made it before. */
const BUILD_TIMEOUT_MS = 300_000

/** Files of the build that hold a word, or are called so; those that are compressed are copies of others. */
function findFiles(word: string) {
  const places = ['public', '.cache/server-manifest.json', '.cache/preview']
  const files = places.flatMap((place) =>
    place.endsWith('.json')
      ? [place]
      : readdirSync(join(COPY, place), { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile() && !/\.(gz|br)$/.test(entry.name))
          .map((entry) => join(entry.parentPath, entry.name).slice(COPY.length + 1)),
  )
  const needle = Buffer.from(word)
  return files.filter((file) => file.includes(word) || readFileSync(join(COPY, file)).includes(needle))
}

test('a production build holds no byte of a draft', async () => {
  test.setTimeout(BUILD_TIMEOUT_MS)
  await buildWithDrafts()
  // The same search finds what is published: page, data, navigation, search index and database.
  const published = findFiles(PUBLISHED)
  for (const place of ['index.html', 'page-data.json', 'api/search', 'api/content', 'api/baseline']) {
    expect(published.filter((file) => file.includes(place)).length, place).toBeGreaterThan(0)
  }
  expect(findFiles(CANARY)).toEqual([])
})
