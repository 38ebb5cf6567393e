import { readFile } from 'node:fs/promises'
import { fileLanguage, inFirstLanguage } from '@galley/core/translations'
import { askGit } from '@galley/node/ask-git'

/** Environment variable with the path of a JSON file that holds the history of each file, for a build without access to Git. */
export const DATES_VARIABLE = 'CONTENT_DATES'

/** The Git history of a file. */
export interface FileHistory {
  /** Day of the last commit, such as "2025-01-31"; null for a file without a commit. */
  lastUpdated: string | null
  /** Names of the authors and co-authors, the latest commit first. Empty unless the option `contributors` is true. */
  contributors: readonly string[]
  /** True for a translation whose original has changed in a later commit. Undefined for other files. */
  isBehind?: boolean | undefined
}

interface HistoryOptions {
  /** True also reads the names of contributors. */
  contributors: boolean
}

/** History of a file without a commit. */
export const NO_HISTORY: FileHistory = { lastUpdated: null, contributors: [], isBehind: undefined }

/** Separates the fields of a commit. */
const SEPARATOR = '\x1f'
const DAY = '%x00%cs'
const PEOPLE = '%x1f%aN <%aE>%x1f%(trailers:key=Co-authored-by,valueonly,unfold,separator=%x1f)'
const FILES = ['--name-only', '--relative', '--no-renames', '--', '.']

/**
 * Reads the history of each file below a folder, by its path relative to the folder. Returns an empty result outside a repository, and in a shallow
 * clone: there, every file would have the date of the only commit.
 * @throws Error if Git fails
 */
export async function readHistory(folder: string, { contributors }: HistoryOptions): Promise<Map<string, FileHistory>> {
  const histories = new Map<string, { lastUpdated: string; contributors: string[]; isBehind?: boolean }>()
  const isShallow = (await askGit(folder, 'rev-parse', '--is-shallow-repository'))?.trim()
  if (isShallow !== 'false') return histories
  const format = `--format=${DAY}${contributors ? PEOPLE : ''}`
  const log = (await askGit(folder, '-c', 'core.quotePath=false', 'log', format, ...FILES)) ?? ''
  const commits = log
    .split('\0')
    .slice(1)
    .map((commit) => {
      const [head = '', ...files] = commit.split('\n').filter(Boolean)
      const [lastUpdated = '', ...people] = head.split(SEPARATOR).filter(Boolean)
      return { lastUpdated, people, files }
    })
  const nameOf = await readNames(folder, new Set(commits.flatMap(({ people }) => people)))
  for (const { lastUpdated, people, files } of commits) {
    const names = people.flatMap((person) => nameOf.get(person) ?? [])
    // Later commits come first, so that files which are known here have changed since this commit.
    const behind = new Set(files.filter((file) => histories.has(inFirstLanguage(file))))
    for (const file of files) {
      const isBehind = fileLanguage(file) !== undefined && { isBehind: behind.has(file) }
      const history = histories.get(file) ?? { lastUpdated, contributors: [], ...isBehind }
      histories.set(file, history)
      for (const name of names) if (!history.contributors.includes(name)) history.contributors.push(name)
    }
  }
  return histories
}

const PERSON = /^([^<>]*[^<>\s]) +<[^<>\s]*>$/
const BOT = /\[bot\]|(^|[\s-])bot </i

/** Looks up the names of people such as "Ada <ada@example.com>" in `.mailmap`. Leaves out bots and malformed authors. */
async function readNames(folder: string, people: ReadonlySet<string>) {
  const named = [...people].filter((person) => PERSON.test(person) && !BOT.test(person))
  if (named.length === 0) return new Map<string, string>()
  // Git itself applies `.mailmap` to authors, but not to co-authors.
  const mapped = ((await askGit(folder, 'check-mailmap', ...named)) ?? '').split('\n')
  return new Map(named.map((person, index) => [person, PERSON.exec(mapped[index] ?? '')?.[1] ?? '']))
}

/**
 * Reads the history from the file that `DATES_VARIABLE` names, or else from Git; see `readHistory`.
 * @throws Error if the file is missing or not JSON, or if Git fails
 */
export async function readGivenHistory(
  folder: string,
  env: NodeJS.ProcessEnv,
  options: HistoryOptions,
): Promise<Map<string, FileHistory>> {
  const file = env[DATES_VARIABLE]
  if (!file) return readHistory(folder, options)
  return new Map(Object.entries(JSON.parse(await readFile(file, 'utf8')) as Record<string, FileHistory>))
}
