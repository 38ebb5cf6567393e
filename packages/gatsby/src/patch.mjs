import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { isOff } from './switch.mjs'

/**
 * @typedef {object} PatchFacts
 * @property {string} name
 * @property {string} gatsby the versions of Gatsby it was tried with: "5.16" is every 5.16.x
 * @property {Record<string, RegExp | RegExp[]>} expects files of Gatsby, and the text that the patch replaces, calls or relies on
 * @property {string} without the consequence where the patch is left out: a sentence
 */

/**
 * @template {unknown[]} Args
 * @template Result
 * @typedef {PatchFacts & { apply: (requireFromGatsby: NodeJS.Require, ...args: Args) => Result }} Patch
 */

/** @typedef {{ warn: (message: string) => void }} Warner */

/** Resolves packages as the Gatsby of the site does. */
const requireFromSiteGatsby = () =>
  createRequire(createRequire(join(process.cwd(), 'package.json')).resolve('gatsby/package.json'))

/**
 * Applies a patch if the switch allows it and Gatsby has all that the patch expects. Otherwise Gatsby stays as it is, and a warning says why.
 * @template {unknown[]} Args
 * @template Result
 * @param {Patch<Args, Result>} patch
 * @param {Warner} reporter
 * @param {Args} args
 * @returns {Result | undefined}
 */
export function applyPatch(patch, reporter, ...args) {
  if (isOff(patch.name)) return undefined
  let version = ''
  try {
    const requireFromGatsby = requireFromSiteGatsby()
    version = readVersion(requireFromGatsby)
    checkPatch(patch, requireFromGatsby)
    return patch.apply(requireFromGatsby, ...args)
  } catch (error) {
    const { message } = /** @type {Error} */ (error)
    reporter.warn(
      `The patch "${patch.name}" does not fit Gatsby ${version}, so Gatsby runs without it: ${message}\n${patch.without}`,
    )
    return undefined
  }
}

/**
 * @param {PatchFacts} patch
 * @param {NodeJS.Require} requireFromGatsby
 * @throws Error if Gatsby has another version, or lacks what the patch expects
 */
export function checkPatch({ gatsby, expects }, requireFromGatsby) {
  if (!`${readVersion(requireFromGatsby)}.`.startsWith(`${gatsby}.`))
    throw new Error(`The patch is for Gatsby ${gatsby}.x.`)
  for (const [file, patterns] of Object.entries(expects)) {
    const text = readFileSync(requireFromGatsby.resolve(file), 'utf8')
    const missing = [patterns].flat().find((pattern) => !pattern.test(text))
    if (missing) throw new Error(`${file} has no text like ${String(missing)}.`)
  }
}

/** @param {NodeJS.Require} requireFromGatsby */
const readVersion = (requireFromGatsby) =>
  /** @type {{ version: string }} */ (requireFromGatsby('gatsby/package.json')).version
