import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { highlightCode } from '@galley/core/code-highlighter'
import { documentedProps } from '@galley/core/component-docs'
import { type ContentEnvironment, contentTextsOf, EXAMPLES } from '@galley/core/content-compiler'
import { type ContentProblem, readSource } from '@galley/core/content-source'
import { downloadUrl } from '@galley/core/download-url'
import { createRedirectMatcher, isWildcard } from '@galley/core/redirect-match'
import { findIconSets, nameWithSet } from '@galley/node/icon-sets'
import { inLanguage } from '@galley/node/in-language'
import { listComponentFiles } from '@galley/node/list-code-files'
import { listFiles } from '@galley/node/list-files'
import { site } from '@galley/site'
import { parse } from 'yaml'
import { digestOf } from '../file-role'
import { canImport } from './can-import'
import { createFileLookup, digestOfFile, isFileIn } from './file-lookup'
import { readInclude } from './read-include'
import { readNames } from './read-names'

interface EnvironmentOptions {
  /** Receives the other files that the text uses, with their digests. */
  sources: Map<string, string>
  /** Receives the problems of files of named texts, such as `variables.yml`. */
  problems: ContentProblem[]
  /** Returns true if the text itself may include a file. @default true for all files */
  mayInclude?: ((file: string, directive: string) => boolean) | undefined
  /** Returns true if the text itself may use a named text or an example. @default true for all names */
  mayName?: ((file: string, name: string) => boolean) | undefined
  /** The only files that exist for the text; see `Usable`. @default all */
  known?: ReadonlyMap<string, string> | undefined
  /** Language of a translation. @default the first language of the site */
  language?: string | undefined
}

const { findIcon, suggestIcon } = findIconSets(process.cwd())

/** Gives the compiler in `@galley/core` access to the files of the project and to the installed icon sets. */
export function createEnvironment(
  contentDir: string,
  { sources, problems, mayInclude = () => true, mayName, known, language }: EnvironmentOptions,
): ContentEnvironment {
  const names = new Map<string, ReturnType<typeof readNames>>()
  const lookup = createFileLookup(contentDir)
  return {
    hasFile: (file) => (known ? known.has(file) : lookup.hasFile(file)),
    hasStatic: (file) => isFileIn(join(contentDir, '../static'), file),
    imageHosts: site.images.hosts,
    texts: inLanguage(language, () => contentTextsOf(site)),
    listFiles: () => (known ? [...known.keys()] : listFiles(contentDir)),
    publishFile: (file) => {
      const digest = known?.has(file) === false ? '' : digestOfFile(contentDir, file)
      sources.set(file, digest)
      return downloadUrl(file, digest)
    },
    findRedirect: (path) => findRedirect(contentDir, path),
    readInclude: (from, written, directive) => {
      const found = readInclude(contentDir, from, written)
      if ('problem' in found) return found
      if (directive !== undefined && !mayInclude(found.file, directive))
        return { problem: 'is not shown until this text is saved. Save it.' }
      sources.set(found.file, digestOf(Buffer.from(found.text)))
      return found
    },
    readSource,
    readNames: (file) => {
      const found = names.get(file) ?? readNames(contentDir, file)
      sources.set(file, found.digest)
      if (mayName) return Object.fromEntries(Object.entries(found.texts ?? {}).filter(([name]) => mayName(file, name)))
      if (!names.has(file)) problems.push(...found.problems)
      names.set(file, found)
      return found.texts
    },
    // Problems must not reveal the names of files that the text may not see.
    canImport: (file, specifier) => known !== undefined || canImport(contentDir, file, specifier),
    pathOfFile: (file) => (known ? known.get(file) || undefined : lookup.pathOfFile(file)),
    findPage: (folder, path) =>
      known ? [...known].find(([, page]) => page === path)?.[0] : lookup.findPage(folder, path),
    findIcon,
    suggestIcon,
    examples: examplesIn(resolve(EXAMPLES), mayName && ((name) => mayName(EXAMPLES, name))),
    islands: () => listComponentFiles(resolve('src/islands')),
    documentedProps,
    highlightCode,
  }
}

/** Keeps the redirects that were read last, because every link to a deleted page looks for a redirect. */
let redirects: { text: string; find: ReturnType<typeof createRedirectMatcher> } | undefined

function readRedirects(text: string) {
  const table = parse(text) as Record<string, string> | null
  // A redirect from a whole folder to one page does not tell the new path of each page in the folder.
  const moves = Object.entries(table ?? {}).filter(([from, to]) => isWildcard(from) === isWildcard(to))
  return { text, find: createRedirectMatcher(moves.map(([from, to]) => ({ from, to, status: 301 }))) }
}

/** Returns the target of a path in the redirects file; undefined if there is none. gatsby-plugin-redirects reports the problems of that file. */
function findRedirect(contentDir: string, path: string): string | undefined {
  try {
    const text = readFileSync(join(contentDir, 'redirects.yml'), 'utf8')
    if (redirects?.text !== text) redirects = readRedirects(text)
    return redirects.find(path)?.location
  } catch {
    return undefined
  }
}

const examplesIn = (folder: string, mayUse: (name: string) => boolean = () => true) => ({
  list: () => listComponentFiles(folder).filter(mayUse),
  read: (name: string) => readFileSync(join(folder, `${name}.tsx`), 'utf8'),
})

/** Replaces the name in an `icon` field with the icon's SVG, or reports that the icon does not exist. */
export function insertIcon<Fields extends object>(fields: Fields, report: (message: string) => void): Fields {
  if (!('icon' in fields) || typeof fields.icon !== 'string') return fields
  const icon = findIcon(fields.icon)
  if (!icon) report(`There is no icon "${fields.icon}".${suggestIcon(fields.icon)}`)
  return { ...fields, icon: icon && { name: nameWithSet(fields.icon), ...icon } }
}
