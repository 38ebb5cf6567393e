import { posix } from 'node:path'
import { callWhole, Computed, withoutComputed } from './evaluate'
import { readModule, type ReadText } from './read-module'
import { MARK, runConfig } from './run-config'

/** The values of a configuration file. */
export interface SiteConfig {
  /** The file, from the root of the old site. */
  file: string
  /** Its source, with that of the modules of the site that it imports. */
  text: string
  /** The value of the first property of that name, wherever it is; undefined when it is computed. */
  find: (key: string) => unknown
  /** The default export; expressions that only a run would show are `Computed`. */
  main: unknown
  /** Why the file was read as text and not run; undefined for one that was run. */
  failure?: string
  /** The packages that it was run without. */
  missing?: readonly string[]
}

/** Other files, such as the "book.toml" and "SUMMARY.md" of mdBook, have no values to evaluate. */
const CODE = /\.(json|[cm]?[jt]sx?)$/

export const NO_CONFIG: SiteConfig = { file: '', text: '', find: () => undefined, main: undefined }

/** The first property of a name in a value, from the start. */
export function findKey(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  for (const [name, inner] of Object.entries(value)) {
    if (name === key && !Array.isArray(value)) return inner
    const found = findKey(inner, key)
    if (found !== undefined) return found
  }
  return undefined
}

export interface ConfigReader {
  /** The absolute path of the root of the old site, and the folders that a configuration may read. */
  root: string
  readable: readonly string[]
  readText: ReadText
}

/** Gives the values that a run has marked their place in the file. */
function placeComputed(value: unknown, file: string, lines: readonly string[]): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((one) => placeComputed(one, file, lines))
  const { [MARK]: text, ...others } = value as Record<string, unknown>
  if (typeof text !== 'string')
    return Object.fromEntries(Object.entries(others).map(([key, one]) => [key, placeComputed(one, file, lines)]))
  const name = /[\w$]+(?=\W*$)/.exec(text.replace(/\(.*$/, ''))?.[0] ?? text
  // The import names it as well.
  const at = lines.findLastIndex((line) => line.includes(name))
  return new Computed(file, Math.max(0, at) + 1, text)
}

/** Runs a configuration file; reads it as text where that fails. */
export function readConfig(file: string, { root, readable, readText }: ConfigReader): SiteConfig {
  if (!CODE.test(file)) return { ...NO_CONFIG, file, text: readText(file) ?? '' }
  const { value, texts } = readModule(file, readText)
  const run = file.endsWith('.json') ? { value } : runConfig(posix.join(root, file), readable)
  const found = 'value' in run ? placeComputed(run.value, file, (readText(file) ?? '').split('\n')) : undefined
  const failure = found instanceof Computed ? `${found.text} cannot be loaded` : run.failure
  const main = failure === undefined ? found : callWhole(value)
  const known = withoutComputed(main)
  return {
    file,
    text: texts.join('\n'),
    main,
    find: (key) => findKey(known, key),
    ...(failure !== undefined && { failure }),
    ...('missing' in run && run.missing && run.missing.length > 0 && { missing: run.missing }),
  }
}
