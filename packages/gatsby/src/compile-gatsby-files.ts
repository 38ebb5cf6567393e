import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Patch } from './patch'

const COMPILED_CACHE_DIR = '.cache/compiled'
const NAMES = ['gatsby-config', 'gatsby-node']

/** Writes modules that load the sources instead of compiled files, because `require` already supports TypeScript. */
async function writeModules(siteRoot: string) {
  const plugins = existsSync(join(siteRoot, 'plugins')) ? readdirSync(join(siteRoot, 'plugins')) : []
  const files = ['', ...plugins.map((name) => join('plugins', name))].flatMap((folder) =>
    NAMES.map((name) => join(folder, name)),
  )
  rmSync(join(siteRoot, COMPILED_CACHE_DIR), { recursive: true, force: true })
  for (const file of files) {
    const source = join(siteRoot, `${file}.ts`)
    const target = join(siteRoot, COMPILED_CACHE_DIR, `${file}.js`)
    if (!existsSync(source)) continue
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, `module.exports = require(${JSON.stringify(source)})\n`)
  }
}

const MODULE = 'gatsby/dist/utils/parcel/compile-gatsby-files'

/** Loads the site's gatsby-config.ts and gatsby-node.ts, and those of plugins in its folder `plugins`, without Parcel. */
export const compileFiles: Patch<[], void> = {
  name: 'compile-files',
  gatsby: '5.16',
  expects: {
    [MODULE]: [
      /exports\.compileGatsbyFiles = compileGatsbyFiles/,
      /COMPILED_CACHE_DIR = `\.cache\/compiled`/,
      /COMPILED_CACHE_DIR\}\/plugins\/\$\{pluginName\}`/,
    ],
    'gatsby/dist/services/initialize': /compileGatsbyFiles\)\(siteDirectory\)/,
  },
  without: 'Parcel compiles gatsby-config.ts and gatsby-node.ts, which takes seconds longer.',
  apply(requireFromGatsby) {
    Object.assign(requireFromGatsby(MODULE) as object, { compileGatsbyFiles: writeModules })
  },
}
