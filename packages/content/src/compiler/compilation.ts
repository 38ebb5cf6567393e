import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Collection, translationSchema } from '@galley/core/collections'
import { type ContentEnvironment, expandIncludes, findIncludes, findNames } from '@galley/core/content-compiler'
import { readContentPath } from '@galley/core/content-path'
import { type ContentProblem, type ContentSource, readSource } from '@galley/core/content-source'
import { fileLanguage } from '@galley/core/translations'
import { collections, type CollectionName } from '@galley/site/collections'
import { createEnvironment } from './environment'
import { mayHaveSlug } from './path-of-file'

/** An entry's id and fields, and the problems of its file. */
export interface CompiledFile {
  id: string
  fields: Record<string, unknown>
  /** For a Markdown page: the line of the file on which each outermost element of the body starts. */
  bodyLines?: number[]
  /** Date such as "2027-03-01", for a page that is a draft only until this date. */
  publishOn?: string
  problems: ContentProblem[]
  /**
   * True if there is no entry: the file cannot be read, or lacks a required field. Then only path, title, references and links in `fields` are
   * reliable.
   */
  isBroken?: true
  /** True if a text of the file cannot be read, so that some of its links are unknown. */
  isUnread?: true
  /** True if the file reached the time limit, so that compiling it again would not help. */
  isStopped?: true
}

/**
 * Files that an unsaved text may use: "all" for all content, or a map from each file to the path of its page ("" for a file without a page). The text
 * is compiled as if no other files, variables, terms and examples existed, except those that its saved version uses.
 */
export type Usable = 'all' | ReadonlyMap<string, string>

/** A file while it is compiled. The steps add to `problems` and `sources`. */
export interface Compilation {
  /** Absolute path of `content/`. */
  contentDir: string
  /** Path of the file below `content/`. */
  file: string
  collection: Collection
  name: CollectionName
  /** Id, path and other fields from the name of the file. */
  parsed: ReturnType<typeof readContentPath>
  /** The text of the file. */
  written: string
  /** The fields before validation, and the Markdown. */
  source: ContentSource
  environment: ContentEnvironment
  problems: ContentProblem[]
  /** The other files that the entry uses, with their digests. */
  sources: Map<string, string>
  /** Adds a problem at the position of a field. */
  report: (path: PropertyKey[], message: string, part?: 'key', isWarning?: true) => void
}

/**
 * Reads a file and parses its front matter and data.
 * @param text Text that is not saved yet. @default the saved text
 * @param usable Files that an unsaved text may use.
 * @throws Error if the file cannot be read
 */
export async function openCompilation(
  contentDir: string,
  file: string,
  name: CollectionName,
  text?: string,
  usable?: Usable,
): Promise<Compilation> {
  const original: Collection = collections[name]
  const isTranslation = original.kind === 'page' && fileLanguage(file) !== undefined
  const collection =
    isTranslation && mayHaveSlug(file, name) ? { ...original, schema: translationSchema(original) } : original
  const parsed = readContentPath(name, file)
  const written = text ?? (await readFile(join(contentDir, file), 'utf8'))
  const source = readSource(`content/${file}`, parsed.extension, written)
  const problems = [...source.problems]
  const sources = new Map<string, string>()
  const allowed = usable && problems.length === 0 ? await findAllowed(contentDir, file, usable) : {}
  const known = usable === 'all' ? undefined : usable
  const environment = createEnvironment(contentDir, {
    sources,
    problems,
    ...allowed,
    known,
    language: fileLanguage(file),
  })
  const report: Compilation['report'] = (path, message, part, isWarning) =>
    void problems.push({
      file: `content/${file}`,
      ...source.locate(path, part),
      message,
      ...(isWarning && { isWarning }),
    })
  return { contentDir, file, collection, name, parsed, written, source, environment, problems, sources, report }
}

/**
 * Returns functions that tell which includes and names an unsaved text may use: those of the saved version, if `usable` contains the file. If
 * `usable` is 'all', the text may include every content file and use every name.
 */
async function findAllowed(contentDir: string, file: string, usable: Usable) {
  const isSeen = usable === 'all' || usable.has(file)
  const saved = isSeen ? await readFile(join(contentDir, file), 'utf8').catch(() => '') : ''
  const included = new Set([...findIncludes(saved).values()].map(({ source }) => source))
  const mayInclude = (name: string, directive: string) =>
    included.has(directive) || (usable === 'all' && !name.startsWith('../'))
  if (usable === 'all') return { mayInclude }
  const environment = createEnvironment(contentDir, { sources: new Map(), problems: [] })
  return { mayInclude, mayName: findNames(expandIncludes(saved, file, 1, environment)?.text ?? saved) }
}
