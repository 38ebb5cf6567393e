import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { ignoreMissing } from '@galley/core/ignore-missing'
import { SERVER_MANIFEST_FILE, type ServerManifest } from '@galley/core/server-manifest'
import { readJson } from './read-json'

const BUILD_AGAIN = 'Run `npx galley build` again.'

/** Reads the manifest of the last build. Errors of an unreadable manifest end with `remedy`. */
export async function readManifest(projectDir: string, remedy = BUILD_AGAIN): Promise<ServerManifest> {
  const isPublic = await access(join(projectDir, 'public')).then(() => true, ignoreMissing)
  const file = join(projectDir, SERVER_MANIFEST_FILE)
  const manifest = isPublic && (await readJson(file, remedy))
  if (manifest === undefined) throw new Error('There is no build in public/. Run `npx galley build` first.')
  if (!isManifest(manifest)) throw new Error(`${file} is not a manifest of this version. ${remedy}`)
  return manifest
}

/** Returns false for a manifest of an earlier version, which may lack a list. */
function isManifest(value: unknown): value is ServerManifest {
  const { pages, redirects, headers, inlineHashes } = (value ?? {}) as Partial<ServerManifest>
  return [pages, redirects, headers].every(Array.isArray) && typeof inlineHashes === 'object'
}
