import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { fieldName } from '@galley/core/fields'
import { positionOfText } from '@galley/core/position-of-text'
import { build } from 'esbuild'

/** A text in the settings of a site, with its position in the source. */
export interface SiteFact {
  value: string
  /** Path of the text in the settings, such as "header.menu[2].to". */
  name: string
  line: number
  column: number
}

/** Path of the file with the settings of a site. */
export const SITE_FILE = 'src/site.ts'

/**
 * Reads the settings of a site from the file, because they can change while `develop` runs. Returns empty settings if the code cannot run.
 * @throws Error if the file is missing
 */
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
    runInNewContext(outputFiles[0]!.text, { module, process, URL })
  } catch {
    // The file is half written. The bundler of the site reports the error.
  }
  return { facts: module.exports.site ?? {}, source }
}

/** Lists every text in fields of this name, such as `to`, and in lists of this name, at any depth of the settings. */
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
