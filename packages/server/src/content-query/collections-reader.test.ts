import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MANIFEST_PATH } from '@galley/query/dump'
import { createCollectionsReader } from './collections-reader'
import { createContentSite } from './content-site.fixture'

test('reports a damaged list of collections with its file, and reads the repaired file', async () => {
  const site = await createContentSite()
  const file = join(site.publicDir, MANIFEST_PATH)
  const readCollections = createCollectionsReader(site.publicDir)
  const whole = await readCollections()
  await writeFile(file, '{"notes":')
  await expect(readCollections()).rejects.toThrow(`${file} cannot be read: Unexpected end of JSON input.`)
  await site.writeManifest(whole)
  expect(await readCollections()).toEqual(whole)
  await site.remove()
})
