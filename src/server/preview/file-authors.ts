import { askGit } from '../../content'

/** With more files than this, no authors are looked up. */
const MAX_FILES = 200

/**
 * Finds who last committed a file. A file with uncommitted changes has no author, and neither has a file outside Git.
 * `report` is called once for each failure of Git; there are no authors then.
 */
export function createFileAuthors(contentDir: string, report: (error: unknown) => void) {
  const known = new Map<string, string>()
  let reported = ''
  const git = async (...args: string[]) =>
    (await askGit(contentDir, '--literal-pathspecs', '-c', 'core.quotePath=false', ...args)) ?? ''

  const look = async (files: readonly string[]) => {
    const authors = new Map<string, string>()
    const status = await git('status', '--porcelain=v1', '-z', '--untracked-files=all', '--', ...files)
    const prefix = (await git('rev-parse', '--show-prefix')).trim()
    const dirty = new Set(status.split('\0').map((entry) => entry.slice(3 + prefix.length)))
    const clean = files.filter((file) => !dirty.has(file))
    if (clean.length === 0) return authors
    const log = await git('log', '--format=%x00%an', '--name-only', '--relative', '--no-renames', '--', ...clean)
    for (const commit of log.split('\0').slice(1)) {
      const [author = '', ...names] = commit.split('\n').filter(Boolean)
      for (const name of names) if (!authors.has(name)) authors.set(name, author)
    }
    return authors
  }

  /** The authors of the versions of files that the digests name. */
  return async (files: readonly { file: string; digest: string }[]): Promise<ReadonlyMap<string, string>> => {
    const keyOf = ({ file, digest }: { file: string; digest: string }) => `${digest} ${file}`
    const asked = files.slice(0, MAX_FILES).filter((one) => !known.has(keyOf(one)))
    if (asked.length > 0) {
      const found = await look(asked.map(({ file }) => file)).catch((error: unknown) => {
        const { message } = error as Error
        if (message !== reported) report(error)
        reported = message
        return new Map<string, string>()
      })
      // Of one that is not committed yet, it is known later.
      for (const one of asked) if (found.has(one.file)) known.set(keyOf(one), found.get(one.file)!)
    }
    return new Map(
      files.flatMap((one) => {
        const author = known.get(keyOf(one))
        return author === undefined ? [] : [[one.file, author]]
      }),
    )
  }
}
