import { readFile } from 'node:fs/promises'
import { askGit } from './ask-git'

/** Names a file with what Git knows of each file, as JSON, for a build that has no access to Git. */
export const DATES_VARIABLE = 'CONTENT_DATES'

/** What Git knows of a file. */
export interface FileHistory {
  /** The day on which it last changed, such as "2025-01-31"; null for a file that Git does not know. */
  lastUpdated: string | null
  /** Names of those who wrote its commits, the last first; none unless they are asked for. */
  contributors: readonly string[]
}

interface HistoryOptions {
  /** Whether to read who wrote the commits. */
  contributors: boolean
}

/** Of a file that Git does not know. */
export const NO_HISTORY: FileHistory = { lastUpdated: null, contributors: [] }

/** Between the fields of a commit. */
const SEPARATOR = '\x1f'
const DAY = '%x00%cs'
const PEOPLE = '%x1f%aN <%aE>%x1f%(trailers:key=Co-authored-by,valueonly,unfold,separator=%x1f)'
const FILES = ['--name-only', '--relative', '--no-renames', '--', '.']

/**
 * What Git knows of each file below a folder, by file (relative to the folder), from one walk through its history.
 * Empty outside Git, and in a shallow clone, where every file would have the date of its one commit. Throws when Git fails.
 */
export async function readHistory(folder: string, { contributors }: HistoryOptions): Promise<Map<string, FileHistory>> {
  const histories = new Map<string, { lastUpdated: string; contributors: string[] }>()
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
    for (const file of files) {
      const history = histories.get(file) ?? { lastUpdated, contributors: [] }
      histories.set(file, history)
      for (const name of names) if (!history.contributors.includes(name)) history.contributors.push(name)
    }
  }
  return histories
}

const PERSON = /^([^<>]*[^<>\s]) +<[^<>\s]*>$/
const BOT = /\[bot\]|(^|[\s-])bot </i

/** The names of people such as "Ada <ada@example.com>", as `.mailmap` has them. Bots, and what is no person, have none. */
async function readNames(folder: string, people: ReadonlySet<string>) {
  const named = [...people].filter((person) => PERSON.test(person) && !BOT.test(person))
  if (named.length === 0) return new Map<string, string>()
  // Git applies it to authors, and not to co-authors.
  const mapped = ((await askGit(folder, 'check-mailmap', ...named)) ?? '').split('\n')
  return new Map(named.map((person, index) => [person, PERSON.exec(mapped[index] ?? '')?.[1] ?? '']))
}

/** The same from the file that the environment names, else from Git. */
export async function readGivenHistory(
  folder: string,
  env: NodeJS.ProcessEnv,
  options: HistoryOptions,
): Promise<Map<string, FileHistory>> {
  const file = env[DATES_VARIABLE]
  if (!file) return readHistory(folder, options)
  return new Map(Object.entries(JSON.parse(await readFile(file, 'utf8')) as Record<string, FileHistory>))
}
