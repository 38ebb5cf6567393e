import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { projectFolder } from './run.mjs'

/** @typedef {{ name: string, version: string, filename: string, files: { path: string }[] }} Packed */

/** @param {string} folder @returns {{ private?: boolean, workspaces: string[] }} */
const readManifest = (folder) => JSON.parse(readFileSync(join(projectFolder, folder, 'package.json'), 'utf8'))

/** The folders of the workspaces that are published. */
export function listPublicPackages() {
  return readManifest('.')
    .workspaces.flatMap((pattern) =>
      pattern.endsWith('/*')
        ? readdirSync(join(projectFolder, dirname(pattern))).map((name) => `${dirname(pattern)}/${name}`)
        : [pattern],
    )
    .filter((folder) => !readManifest(folder).private)
}

/**
 * Packs the packages as they are published, each into a tarball of the folder.
 * @param {string} folder
 * @returns {Packed[]}
 */
export function packPackages(folder) {
  const packages = listPublicPackages()
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const name of packages) copyFileSync(join(projectFolder, 'LICENSE'), join(projectFolder, name, 'LICENSE'))
  const names = packages.flatMap((name) => ['-w', name])
  const options = /** @type {const} */ ({ cwd: projectFolder, encoding: 'utf8', maxBuffer: 2 ** 26 })
  return JSON.parse(
    execFileSync(
      'npm',
      ['pack', '--json', '--foreground-scripts=false', '--pack-destination', folder, ...names],
      options,
    ),
  )
}

if (process.argv[1] === import.meta.filename) {
  const folder = resolve(process.argv[2] ?? join(projectFolder, 'packed'))
  for (const { filename } of packPackages(folder)) console.log(join(folder, filename))
}
