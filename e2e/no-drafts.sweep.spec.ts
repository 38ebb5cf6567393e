import { buildWithDrafts } from './build-with-drafts'
import { expect, test } from './test'

/** Time for a production build on a busy machine. `npm test` has made the build before. */
const BUILD_TIMEOUT_MS = 300_000

test('a production build contains no text and no file of a draft', async () => {
  test.setTimeout(BUILD_TIMEOUT_MS)
  const { published, drafts } = await buildWithDrafts()
  // The same search finds published words in page, data, navigation, search index and database.
  for (const output of ['index.html', 'page-data.json', '_payload.json', 'api/search', 'api/content', 'api/baseline']) {
    expect(published.filter((file) => file.includes(output)).length, output).toBeGreaterThan(0)
  }
  expect(drafts).toEqual([])
})
