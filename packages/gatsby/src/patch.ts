import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** The environment variable with the names of patches to leave out, separated by commas, or "all". */
export const SWITCH = 'GALLEY_PATCHES_OFF'

export const listOff = (): string[] => (process.env[SWITCH] ?? '').split(',').flatMap((one) => one.trim() || [])

const isOff = (name: string) => listOff().some((one) => one === 'all' || one === name)

export interface PatchFacts {
  name: string
  /** Supported versions of Gatsby: "5.16" means 5.16.x. */
  gatsby: string
  /** Gatsby's files with the text that the patch replaces, calls or relies on. */
  expects: Record<string, RegExp | RegExp[]>
  /** A sentence with the consequence of leaving out the patch. */
  without: string
}

export interface Patch<Args extends unknown[], Result> extends PatchFacts {
  apply: (requireFromGatsby: NodeJS.Require, ...args: Args) => Result
}

export interface Warner {
  warn: (message: string) => void
}

/** Returns a `require` that resolves packages as the site's Gatsby does. */
const requireFromSiteGatsby = () =>
  createRequire(createRequire(join(process.cwd(), 'package.json')).resolve('gatsby/package.json'))

/**
 * Applies a patch and returns its result. Returns undefined, and does not change Gatsby, if the environment turns the patch off. Also warns
 * and returns undefined if Gatsby lacks the text that the patch expects.
 */
export function applyPatch<Args extends unknown[], Result>(
  patch: Patch<Args, Result>,
  reporter: Warner,
  ...args: Args
): Result | undefined {
  if (isOff(patch.name)) return undefined
  let version = ''
  try {
    const requireFromGatsby = requireFromSiteGatsby()
    version = readVersion(requireFromGatsby)
    checkPatch(patch, requireFromGatsby)
    return patch.apply(requireFromGatsby, ...args)
  } catch (error) {
    const { message } = error as Error
    reporter.warn(
      `The patch "${patch.name}" does not fit Gatsby ${version}, so Gatsby runs without it: ${message}\n${patch.without}`,
    )
    return undefined
  }
}

/** @throws Error if Gatsby has another version or lacks the text that the patch expects */
export function checkPatch({ gatsby, expects }: PatchFacts, requireFromGatsby: NodeJS.Require) {
  if (!`${readVersion(requireFromGatsby)}.`.startsWith(`${gatsby}.`))
    throw new Error(`The patch is for Gatsby ${gatsby}.x.`)
  for (const [file, patterns] of Object.entries(expects)) {
    const text = readFileSync(requireFromGatsby.resolve(file), 'utf8')
    const missing = [patterns].flat().find((pattern) => !pattern.test(text))
    if (missing) throw new Error(`${file} has no text like ${String(missing)}.`)
  }
}

const readVersion = (requireFromGatsby: NodeJS.Require) =>
  (requireFromGatsby('gatsby/package.json') as { version: string }).version
