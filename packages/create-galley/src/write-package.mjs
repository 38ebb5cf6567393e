import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { packageFolder } from './files.mjs'
import { fill } from './templates.mjs'

/** @typedef {Record<string, string>} Versions versions of packages by their names */

const { version } = /** @type {{ version: string }} */ (
  JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'))
)
/** The `package.json` of a site. All packages of Galley have the version of this package. `make-site.test.ts` checks the other versions. */
const TEMPLATE = readFileSync(join(packageFolder, 'src/site-package.json'), 'utf8')

/**
 * Returns the text of `package.json`.
 * @param {{ package: string, description: string }} facts
 * @param {string} [packages] a folder with tarballs of the packages of Galley, to install in place of published packages
 */
export function writePackage({ package: name, description }, packages) {
  const site = /** @type {{ dependencies: Versions, devDependencies: Versions }} */ (
    JSON.parse(fill(TEMPLATE, { version }))
  )
  const { dependencies, devDependencies } = site
  const tarballs = packages === undefined ? {} : listTarballs(packages)
  // Tarballs of indirect dependencies, which npm would otherwise take from the registry.
  const remaining = Object.entries(tarballs).filter(([name]) => !(name in dependencies))
  const written = {
    name,
    description,
    ...site,
    dependencies: { ...dependencies, ...pick(tarballs, Object.keys(dependencies)) },
    devDependencies: { ...devDependencies, ...Object.fromEntries(remaining) },
  }
  return `${JSON.stringify(written, null, 2)}\n`
}

/** @param {Versions} versions @param {string[]} names @returns {Versions} */
const pick = (versions, names) => Object.fromEntries(Object.entries(versions).filter(([name]) => names.includes(name)))

/** Finds the tarballs of `npm pack` in a folder. @param {string} folder @returns {Versions} */
function listTarballs(folder) {
  const entries = readdirSync(folder).flatMap((file) => {
    const [, name] = /^galley-(.+)-\d+\.\d+\.\d+.*\.tgz$/.exec(file) ?? []
    return name === undefined ? [] : [[`@galley/${name}`, `file:${resolve(folder, file)}`]]
  })
  if (entries.length === 0)
    throw new Error(`--packages: The folder "${folder}" has no tarballs such as galley-core-${version}.tgz.`)
  return /** @type {Versions} */ (Object.fromEntries(entries))
}
