import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { COPIES } from '../packages/create-galley/src/files.mjs'
import { isTest, listOriginals } from '../packages/create-galley/src/make-site.mjs'
import { AREAS } from '../packages/create-galley/src/templates.mjs'
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
 * Packs the packages as they are published, each into a tarball of the folder. Adds the licence, and adds to create-galley the files
 * that sites copy from this repository. Works in a copy of the packages, because a build can read the repository at the same time.
 * @param {string} folder
 * @returns {Packed[]}
 */
export function packPackages(folder) {
  const packages = listPublicPackages()
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const copy = mkdtempSync(join(tmpdir(), 'galley-pack-'))
  const options = /** @type {const} */ ({ cwd: projectFolder, encoding: 'utf8', maxBuffer: 2 ** 26 })
  try {
    for (const name of ['package.json', ...packages])
      cpSync(join(projectFolder, name), join(copy, name), {
        recursive: true,
        filter: (path) => basename(path) !== 'node_modules',
      })
    for (const name of packages) cpSync(join(projectFolder, 'LICENSE'), join(copy, name, 'LICENSE'))
    for (const file of listOriginals(Object.keys(AREAS)))
      cpSync(join(projectFolder, file), join(copy, 'packages/create-galley', COPIES, file), {
        recursive: true,
        filter: (path) => !isTest(path),
      })
    const names = packages.flatMap((name) => ['-w', name])
    return JSON.parse(
      execFileSync('npm', ['pack', '--json', '--pack-destination', folder, ...names], { ...options, cwd: copy }),
    )
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

if (process.argv[1] === import.meta.filename) {
  const folder = resolve(process.argv[2] ?? join(projectFolder, 'packed'))
  for (const { filename } of packPackages(folder)) console.log(join(folder, filename))
}
