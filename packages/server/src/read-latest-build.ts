import { join } from 'node:path'
import { LATEST_BUILD_FILE, type LatestBuild } from '@galley/core/build-manifest'
import { readJson } from './read-json'

/** Reads the id of the build in `public/`, which may be newer than the server's build. */
export const readLatestBuild = async (publicDir: string) =>
  (await readJson(join(publicDir, LATEST_BUILD_FILE), 'Run `npx galley build` again.')) as LatestBuild | undefined
