import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SERVER_MANIFEST_FILE, type ServerManifest } from '../lib/server-manifest'

/** Reads what the last build left for the server. */
export async function readManifest(projectDir: string): Promise<ServerManifest> {
  try {
    await access(join(projectDir, 'public'))
    return JSON.parse(await readFile(join(projectDir, SERVER_MANIFEST_FILE), 'utf8')) as ServerManifest
  } catch (cause) {
    throw new Error('There is no build in public/. Run `npm run build` first.', { cause })
  }
}
