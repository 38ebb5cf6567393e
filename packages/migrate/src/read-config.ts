import { posix } from 'node:path'
import { callWhole, Computed, withoutComputed } from './evaluate'
import { readModule, type ReadText } from './read-module'
import { MARK, runConfig } from './run-config'

/** A configuration file with its values. */
export interface SiteConfig {
  /** The file, relative to the root of the old site; empty if there is none. */
  file: string
  /** The source of the file and of the modules of the site that the file imports. */
  text: string
  /** Returns the value of the first property with a name, at any depth; undefined for a computed value. */
  find: (key: string) => unknown
  /** The default export, with a `Computed` for each expression whose value is unknown. */
  main: unknown
  /** The reason why the file was read as text; undefined if the file was run. */
  failure?: string
  /** The packages that could not be loaded. */
  missing?: readonly string[]
}

/** Matches code, but not files such as "book.toml" and "SUMMARY.md" of mdBook. */
const CODE = /\.(json|[cm]?[jt]sx?)$/

export const NO_CONFIG: SiteConfig = { file: '', text: '', find: () => undefined, main: undefined }

/** Explains how a configuration was read, as a sentence after a space. Returns an empty text after a complete run. */
export function describeRun({ file, failure, missing }: SiteConfig): string {
  if (failure !== undefined) return ` ${file} was read as text because the run failed: ${failure.replace(/\.$/, '')}.`
  return missing ? ` ${file} was run without packages that cannot be loaded: ${missing.join(', ')}.` : ''
}

/** Returns a value of a configuration. Throws an error for a computed value. */
export function knownValue<Value>(
  value: Value | Computed,
  subject: string,
  config: SiteConfig,
  remedy: string,
): Exclude<Value, Computed> {
  if (value instanceof Computed)
    throw new Error(
      `${value.file}:${value.line} ${subject} is computed: "${value.text}".${describeRun(config)} ${remedy}`,
    )
  return value as Exclude<Value, Computed>
}

/** Returns the first property with a name in a value, at any depth. */
export function findKey(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  for (const [name, inner] of Object.entries(value)) {
    if (name === key && !Array.isArray(value)) return inner
    const found = findKey(inner, key)
    if (found !== undefined) return found
  }
  return undefined
}

/** Finds the values that the run marked as computed, and puts a `Computed` with the line in the file in place of each value. */
function placeComputed(value: unknown, file: string, lines: readonly string[]): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((one) => placeComputed(one, file, lines))
  const { [MARK]: text, ...others } = value as Record<string, unknown>
  if (typeof text !== 'string')
    return Object.fromEntries(Object.entries(others).map(([key, one]) => [key, placeComputed(one, file, lines)]))
  const name = /[\w$]+(?=\W*$)/.exec(text.replace(/\(.*$/, ''))?.[0] ?? text
  // Takes the last line with the name, because the first line may be the import.
  const at = lines.findLastIndex((line) => line.includes(name))
  return new Computed(file, Math.max(0, at) + 1, text)
}

/**
 * Runs a configuration file. Reads the file as text if the run fails.
 * @param root The absolute path of the old site.
 */
export function readConfig(file: string, root: string, readText: ReadText): SiteConfig {
  if (!CODE.test(file)) return { ...NO_CONFIG, file, text: readText(file) ?? '' }
  const { value, texts } = readModule(file, readText)
  const run = file.endsWith('.json') ? { value } : runConfig(posix.join(root, file), root)
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
