import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { fieldName } from '@galley/core/fields'
import { positionOfText } from '@galley/core/position-of-text'
import { build } from 'esbuild'

/** A text among the facts of a site, with its position in the source of the facts. */
export interface SiteFact {
  value: string
  /** The way to it, as a person would write it: "header.menu[2].to". */
  name: string
  line: number
  column: number
}

/** Where the facts of a site are written. */
export const SITE_FILE = 'src/site.ts'

/** The facts of a site as they are saved now, with their source: `develop` runs on while they change. None when the file cannot be read. */
export async function readSite(projectDir: string): Promise<{ facts: object; source: string }> {
  const source = await readFile(join(projectDir, SITE_FILE), 'utf8')
  const module = { exports: {} as { site?: object } }
  try {
    const { outputFiles } = await build({
      absWorkingDir: projectDir,
      entryPoints: [SITE_FILE],
      bundle: true,
      write: false,
      platform: 'node',
      format: 'cjs',
      logLevel: 'silent',
    })
    runInNewContext(outputFiles[0]!.text, { module, process })
  } catch {
    // Half written: whoever bundles the site says what is wrong.
  }
  return { facts: module.exports.site ?? {}, source }
}

/** Every text that is in a field of this name, such as `to`, or in a list of this name, wherever the facts have one. */
export function findFacts(facts: object, field: string, source: string): SiteFact[] {
  const find = (value: unknown, path: PropertyKey[]): SiteFact[] => {
    if (typeof value === 'string' && path.findLast((key) => typeof key === 'string') === field)
      return [{ value, name: fieldName(path), ...positionOfText(value, source) }]
    if (typeof value !== 'object' || value === null) return []
    const isList = Array.isArray(value)
    return Object.entries(value).flatMap(([key, inner]) => find(inner, [...path, isList ? Number(key) : key]))
  }
  return find(facts, [])
}
