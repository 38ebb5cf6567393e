import { join } from 'node:path'
import { LATEST_BUILD_FILE, type LatestBuild } from '../lib/build-manifest'
import { readJson } from './read-json'

/** The build that is in `public/` now. It is a later one than the server's own when nobody has restarted the server since. */
export const readLatestBuild = async (publicDir: string) =>
  (await readJson(join(publicDir, LATEST_BUILD_FILE), 'Run `npm run build` again.')) as LatestBuild | undefined
