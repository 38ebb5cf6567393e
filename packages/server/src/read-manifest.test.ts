import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SERVER_MANIFEST_FILE } from '@galley/core/server-manifest'
import { createBuiltSite } from '@galley/testing/built-site.fixture'
import { readManifest } from './read-manifest'

let site: Awaited<ReturnType<typeof createBuiltSite>>
let file: string
beforeEach(async () => {
  site = await createBuiltSite()
  file = join(site.projectDir, SERVER_MANIFEST_FILE)
})
afterEach(() => site.remove())

test('reads the manifest of a build', async () => {
  expect(await readManifest(site.projectDir)).toEqual(site.options.manifest)
})

test('reports a missing build', async () => {
  await rm(file)
  await expect(readManifest(site.projectDir)).rejects.toThrow(
    'There is no build in public/. Run `npx galley build` first.',
  )
})

test('reports a damaged manifest with the reason and the remedy', async () => {
  await writeFile(file, '{"pages":')
  await expect(readManifest(site.projectDir)).rejects.toThrow(
    `${file} cannot be read: Unexpected end of JSON input. Run \`npx galley build\` again.`,
  )
})

test.each(['null', '[]', '{"pages":["/"],"redirects":[]}'])('refuses %s', async (text) => {
  await writeFile(file, text)
  await expect(readManifest(site.projectDir, 'Remove it.')).rejects.toThrow(
    `${file} is not a manifest of this version. Remove it.`,
  )
})
