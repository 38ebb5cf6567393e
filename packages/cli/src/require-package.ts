import { readFileSync } from 'node:fs'
import manifest from '../package.json'
import { findPackage } from './run.mjs'

const VERSIONS: Record<string, string> = manifest.devDependencies

/** Throws if an optional package is not installed. The message has the command that installs the package. */
export function requirePackage(name: string, neededBy: string) {
  if (findPackage(name)) return
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    devDependencies?: Record<string, string>
  }
  const command = devDependencies?.[name] ? 'npm install --include=dev' : `npm install ${name}@${VERSIONS[name]}`
  throw new Error(`${neededBy} needs the package ${name}, which is not installed. Install it with: ${command}`)
}
