import { join } from 'node:path'
import { LATEST_BUILD_FILE, type LatestBuild } from '@galley/core/build-manifest'
import { readJson } from './read-json'

/** The build in `public/` now; newer than the server's own until the server is restarted. */
export const readLatestBuild = async (publicDir: string) =>
  (await readJson(join(publicDir, LATEST_BUILD_FILE), 'Run `npx galley build` again.')) as LatestBuild | undefined
