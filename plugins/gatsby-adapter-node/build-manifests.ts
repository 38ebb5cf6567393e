import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { buildMetaFile, LATEST_BUILD_FILE, type BuildMeta, type LatestBuild } from '@galley/core/build-manifest'
import type { ServerManifest } from '@galley/core/server-manifest'
import { routeRules } from '@galley/site/route-rules'
import type { PublicFolder } from './public-files'

const ID_LENGTH = 20

/**
 * Writes the description of a build: `builds/meta/{id}.json`, then `builds/latest.json`. Writes nothing if the build changed nothing.
 * @param published Files that readers of this build can request.
 * @returns the id and time of the build
 */
export function writeBuildManifests(
  { publicDir, files }: PublicFolder,
  published: ReadonlyMap<string, { digest: string }>,
  manifest: ServerManifest,
): LatestBuild {
  const matcher: BuildMeta['matcher'] = {
    redirects: manifest.redirects,
    rules: routeRules.map(({ path, validate, middleware = [] }) => ({ path, validate: Boolean(validate), middleware })),
  }
  const hash = createHash('sha256').update(JSON.stringify(matcher))
  for (const [path, { digest }] of [...published].sort(([a], [b]) => (a < b ? -1 : 1)))
    hash.update(`${path} ${digest}\n`)
  const id = hash.digest('hex').slice(0, ID_LENGTH)

  const before = files.has(LATEST_BUILD_FILE)
    ? (JSON.parse(readFileSync(join(publicDir, LATEST_BUILD_FILE), 'utf8')) as LatestBuild)
    : undefined
  if (before?.id === id && files.has(buildMetaFile(id))) return before
  const latest: LatestBuild = { id, timestamp: Date.now() }
  const meta: BuildMeta = { ...latest, prerendered: manifest.pages, matcher }
  const write = (path: string, value: unknown) => {
    const file = join(publicDir, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(value))
    const { size, mtimeMs } = statSync(file)
    files.set(path, { size, mtimeMs })
  }
  write(buildMetaFile(id), meta)
  write(LATEST_BUILD_FILE, latest)
  return latest
}
