import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { isOff } from './switch'

export interface PatchFacts {
  name: string
  /** The versions of Gatsby it was tried with: "5.16" is every 5.16.x. */
  gatsby: string
  /** Files of Gatsby, and the text that the patch replaces, calls or relies on. */
  expects: Record<string, RegExp | RegExp[]>
  /** The consequence where the patch is left out: a sentence. */
  without: string
}

export interface Patch<Args extends unknown[], Result> extends PatchFacts {
  apply: (requireFromGatsby: NodeJS.Require, ...args: Args) => Result
}

export interface Warner {
  warn: (message: string) => void
}

/** Resolves packages as the Gatsby of the site does. */
const requireFromSiteGatsby = () =>
  createRequire(createRequire(join(process.cwd(), 'package.json')).resolve('gatsby/package.json'))

/** Applies a patch if the switch allows it and Gatsby has all that the patch expects. Otherwise Gatsby stays as it is, and a warning says why. */
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

/** @throws Error if Gatsby has another version, or lacks what the patch expects */
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
