import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { projectFolder, run } from './run.mjs'

/** The folder with one folder for each demo. */
export const DEMOS_FOLDER = join(projectFolder, 'demos')

/** @param {string} folder @param {string} command @param {string[]} words */
async function runIn(folder, command, ...words) {
  const code = await run(command, words, { cwd: folder })
  if (code !== 0) throw new Error(`In ${folder}, "${command} ${words.join(' ')}" stopped with exit code ${code}.`)
}

/** Runs `npm install` in a folder. @param {string} folder @param {string[]} specs */
export const npmInstall = (folder, ...specs) =>
  runIn(
    folder,
    'npm',
    ...['install', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    ...specs,
  )

/**
 * Makes a site with a packed create-galley, and installs its packages. Replaces a site in the folder.
 * @param {string} folder
 * @param {string} packages a folder with the tarballs of `packPackages`
 * @param {string[]} options options for create-galley
 */
export async function makeNewSite(folder, packages, options) {
  const tool = `${folder}-tool`
  const kept = `${folder}-packages`
  const installed = join(folder, 'node_modules')
  // Most packages stay installed to save time. Packages of Galley are reinstalled, because they can differ within one version.
  if (existsSync(installed)) renameSync(installed, kept)
  for (const name of ['@galley', '.package-lock.json']) rmSync(join(kept, name), { recursive: true, force: true })
  for (const old of [folder, tool]) rmSync(old, { recursive: true, force: true })

  mkdirSync(tool, { recursive: true })
  const tarball = readdirSync(packages).find((file) => file.startsWith('create-galley-'))
  await npmInstall(tool, join(packages, String(tarball)))
  const command = join(tool, 'node_modules/create-galley/src/main.mjs')
  const given = ['--yes', '--no-install', '--no-git', '--packages', packages]
  await runIn(dirname(folder), process.execPath, command, folder, ...given, ...options)
  if (existsSync(kept)) renameSync(kept, installed)
  await npmInstall(folder)
  rmSync(tool, { recursive: true })
}
