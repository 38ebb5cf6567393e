import { posix } from 'node:path'
import { callWhole, readModule, type ReadText, withoutComputed } from './evaluate'
import { runConfig } from './run-config'

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

/** Runs a configuration file where its packages are installed; reads it as text where that fails. */
export function readConfig(file: string, { root, readable, readText }: ConfigReader): SiteConfig {
  if (!CODE.test(file)) return { ...NO_CONFIG, file, text: readText(file) ?? '' }
  const { value, texts } = readModule(file, readText)
  const run = file.endsWith('.json') ? { value } : runConfig(posix.join(root, file), readable)
  const main = run.failure === undefined ? run.value : callWhole(value)
  const known = withoutComputed(main)
  return {
    file,
    text: texts.join('\n'),
    main,
    find: (key) => findKey(known, key),
    ...(run.failure !== undefined && { failure: run.failure }),
  }
}
