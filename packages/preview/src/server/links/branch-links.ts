import { randomUUID } from 'node:crypto'
import { access, chmod, constants, lstat, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { type ContentStore, digestOf } from '@galley/content'
import { publishedOf } from '@galley/core/content-path'
import { byPosition } from '@galley/core/content-source'
import { type Baseline, type CorrectedLinks, type DraftChange, type OldLinks, oldPathOf } from '@galley/core/preview'
import { createTurns } from '@galley/core/turns'
import { correctText, type NewTarget } from './correct-text'
import { type FileWithLinks, findLinks } from './find-links'

/** Finds and corrects the links of a branch to pages that moved or were deleted. */
export function createBranchLinks(
  contentDir: string,
  store: ContentStore,
  differencesFrom: (baseline: Baseline) => Promise<DraftChange[]>,
) {
  const turns = createTurns(1)

  /** Returns the files that link to an old path, and the new location of the page. Returns undefined if no moved or deleted page had this path. */
  const findOld = async (path: string, against: Baseline) => {
    const change = (await differencesFrom(against)).find((one) => oldPathOf(one) === path)
    const files = change && findLinks(store, [change], against).get(path)
    if (!files) return undefined
    const isMoved = change.state !== 'deleted' && change.path !== undefined
    // Publishing a draft removes the ".draft" of its file name.
    return { files, target: isMoved ? { path: change.path!, file: publishedOf(change.file) } : undefined }
  }

  return {
    /** Adds to each change the number of files that link to its old path. */
    countLinks: (changes: readonly DraftChange[], against: Baseline) => {
      const found = findLinks(store, changes, against)
      return changes.map((change): DraftChange => {
        const files = found.get(oldPathOf(change) ?? '')
        return files?.length ? { ...change, linkedFrom: files.length } : change
      })
    },
    /** Returns the lines that link to an old path. Files that were just saved are left out until they are compiled. */
    readLinks: async (path: string, against: Baseline): Promise<Omit<OldLinks, 'isCorrectable'> | undefined> => {
      const old = await findOld(path, against)
      if (!old) return undefined
      const read = await Promise.all(
        old.files.map(async (one) => {
          const bytes = await readFile(join(contentDir, one.file)).catch(() => undefined)
          if (!bytes || digestOf(bytes) !== one.digest) return []
          return [{ ...one, lines: correctText(bytes.toString(), one, old.target).lines }]
        }),
      )
      const files = read.flat()
      return {
        links: files.flatMap(({ lines }) => lines).sort(byPosition),
        files: Object.fromEntries(files.map(({ file, digest }) => [file, digest])),
      }
    },
    /**
     * Corrects the links to an old path in files that have not changed since the editor saw them.
     * @param seen Digests of the files that the editor saw. No other files are changed.
     */
    correctLinks: (path: string, against: Baseline, seen: OldLinks['files']): Promise<CorrectedLinks | undefined> =>
      turns.run(async () => {
        const old = await findOld(path, against)
        if (!old?.target) return undefined
        const { files, target } = old
        const answer: CorrectedLinks = { corrected: 0, problems: [] }
        const wanted = files.filter(({ file }) => Object.hasOwn(seen, file))
        for (const one of wanted) {
          const { file } = one
          try {
            if (one.digest !== seen[file]) throw new Error(REPLACE_ERRORS.changed)
            answer.corrected += await correctFile(contentDir, one, target)
          } catch (error) {
            const message = (error as Error).message.replaceAll(contentDir, 'content')
            answer.problems.push({ file, message })
          }
        }
        await store.update(wanted.map(({ file }) => file))
        return answer
      }),
  }
}

export const REPLACE_ERRORS = {
  changed: 'The file has changed since the list was made. Look at its links again.',
  isLink: 'The file or its folder is a symbolic link, which is not followed. Correct it in your editor.',
  readOnly: 'The file is read-only. Allow writing to it, or correct it in your editor.',
} as const

/**
 * Corrects the links in a content file, and replaces the file atomically. Returns the number of corrected links. Throws an `Error` with the reason
 * if the file is left unchanged, for example because the digest of its text is not `digest`.
 */
async function correctFile(contentDir: string, found: FileWithLinks, target: NewTarget) {
  const { file, digest } = found
  const path = join(contentDir, file)
  const folder = dirname(path)
  const isInside = (await realpath(folder)) === join(await realpath(contentDir), dirname(file))
  const stats = await lstat(path)
  if (!isInside || !stats.isFile()) throw new Error(REPLACE_ERRORS.isLink)
  await access(path, constants.W_OK).catch(() => {
    throw new Error(REPLACE_ERRORS.readOnly)
  })
  const bytes = await readUnchanged(path, digest)
  // The leading dot keeps the store from reading the file as content.
  const unfinished = join(folder, `.${basename(file)}.${randomUUID()}`)
  try {
    const { text, lines } = correctText(bytes.toString(), found, target)
    await writeFile(unfinished, text, { flag: 'wx' })
    await chmod(unfinished, stats.mode)
    await readUnchanged(path, digest)
    await rename(unfinished, path)
    return lines.reduce((sum, { links }) => sum + links, 0)
  } finally {
    await rm(unfinished, { force: true })
  }
}

async function readUnchanged(path: string, digest: string) {
  const bytes = await readFile(path)
  if (digestOf(bytes) !== digest) throw new Error(REPLACE_ERRORS.changed)
  return bytes
}
