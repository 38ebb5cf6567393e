import { askGit } from '@galley/node/ask-git'

/** Maximum number of files whose commits are looked up together. Further files get no author. */
const MAX_FILES = 200

export interface FileCommit {
  author: string
  /** As ISO 8601. */
  committedAt: string
}

/**
 * Finds the author and date of each file's last commit. Files with uncommitted changes and files outside Git have no commit.
 * If Git fails, `report` is called once per message, and no file has a commit.
 */
export function createFileCommits(contentDir: string, report: (error: unknown) => void) {
  const known = new Map<string, FileCommit>()
  let reported = ''
  const git = async (...args: string[]) =>
    (await askGit(contentDir, '--literal-pathspecs', '-c', 'core.quotePath=false', ...args)) ?? ''

  const look = async (files: readonly string[]) => {
    const commits = new Map<string, FileCommit>()
    const status = await git('status', '--porcelain=v1', '-z', '--untracked-files=all', '--', ...files)
    const prefix = (await git('rev-parse', '--show-prefix')).trim()
    const dirty = new Set(status.split('\0').map((entry) => entry.slice(3 + prefix.length)))
    const clean = files.filter((file) => !dirty.has(file))
    if (clean.length === 0) return commits
    const log = await git('log', '--format=%x00%an%n%cI', '--name-only', '--relative', '--no-renames', '--', ...clean)
    for (const commit of log.split('\0').slice(1)) {
      const [author = '', committedAt = '', ...names] = commit.split('\n')
      for (const name of names)
        if (name && !commits.has(name)) commits.set(name, { author, committedAt: new Date(committedAt).toISOString() })
    }
    return commits
  }

  /** Returns the last commits by file. The digest identifies the version of a file in the cache. */
  return async (files: readonly { file: string; digest: string }[]): Promise<ReadonlyMap<string, FileCommit>> => {
    const keyOf = ({ file, digest }: { file: string; digest: string }) => `${digest} ${file}`
    const asked = files.slice(0, MAX_FILES).filter((one) => !known.has(keyOf(one)))
    if (asked.length > 0) {
      const found = await look(asked.map(({ file }) => file)).catch((error: unknown) => {
        const { message } = error as Error
        if (message !== reported) report(error)
        reported = message
        return new Map<string, FileCommit>()
      })
      // Uncommitted files are looked up again next time.
      for (const one of asked) if (found.has(one.file)) known.set(keyOf(one), found.get(one.file)!)
    }
    return new Map(
      files.flatMap((one) => {
        const commit = known.get(keyOf(one))
        return commit === undefined ? [] : [[one.file, commit]]
      }),
    )
  }
}
