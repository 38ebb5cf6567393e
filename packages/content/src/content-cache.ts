import { createHash, randomUUID } from 'node:crypto'
import { closeSync, existsSync, openSync, readSync } from 'node:fs'
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ignoreMissing } from '@galley/core/ignore-missing'
import type { ContentFile } from './content-file'
import type { ContentStore } from './content-store'

/** Name and version of the file format. */
const FORM = 'galley compiled content 1'

/**
 * Milliseconds without another save before the cache is written. If the server stops earlier, the next start compiles the last saves again, which
 * takes little time.
 */
export const SETTLE_MS = 30_000

/** Hash function that detects damage. Not meant for security. */
const HASH = 'sha1'

/** Number of files written at a time. The server answers requests in between. */
const FILES_AT_ONCE = 20

/** Number of bytes read at a time. */
const PART_BYTES = 1 << 16

/** The first line of a cache. */
interface Head {
  form: string
  compiler: string
}

export interface ContentCacheOptions {
  /** Absolute path. */
  file: string
  /** Digest of the compiler. A cache that another compiler wrote is not used. */
  compiler: string
  log: Record<'info' | 'warn', (message: string) => void>
}

/**
 * Stores compiled content on disk for the next start of the server. The first line names the format and the compiler, each following line holds
 * one file, and the last line is a digest of all lines above it. The file contains drafts, so only its owner can read it.
 */
export function createContentCache({ file, compiler, log }: ContentCacheOptions) {
  const explain = (reason: string) => `${file} is not used, because ${reason}. All content is compiled again.`

  return {
    /** Returns the files of the last write. Returns none if the cache is missing or cannot be used, and logs the reason. */
    read: (): ContentFile[] => {
      try {
        if (!existsSync(file)) return []
        const hash = createHash(HASH)
        const found: unknown[] = []
        let last = ''
        for (const line of readLines(file)) {
          if (last) {
            hash.update(`${last}\n`)
            found.push(JSON.parse(last))
          }
          last = line
        }
        const [head, ...files] = found as [Head?, ...ContentFile[]]
        if (!head || hash.digest('hex') !== last) {
          log.warn(explain('it is damaged'))
          return []
        }
        if (head.form === FORM && head.compiler === compiler) return files
        log.info(explain('another version of the compiler wrote it'))
        return []
      } catch (cause) {
        log.warn(
          explain(cause instanceof SyntaxError ? 'it is damaged' : `it cannot be read: ${(cause as Error).message}`),
        )
        return []
      }
    },
    /** Replaces the cache. Until the new cache is complete, readers get the complete old cache. Logs a warning if the file cannot be written. */
    write: async (files: readonly ContentFile[]) => {
      const unfinished = `${file}.${randomUUID()}`
      try {
        const head: Head = { form: FORM, compiler }
        await mkdir(dirname(file), { recursive: true, mode: 0o700 })
        const output = await open(unfinished, 'wx', 0o600)
        try {
          const hash = createHash(HASH)
          const writeLines = async (lines: readonly object[]) => {
            const text = lines.map((line) => `${toAscii(JSON.stringify(line))}\n`).join('')
            hash.update(text)
            await output.appendFile(text)
          }
          await writeLines([head])
          for (let start = 0; start < files.length; start += FILES_AT_ONCE)
            await writeLines(files.slice(start, start + FILES_AT_ONCE))
          await output.appendFile(hash.digest('hex'))
        } finally {
          await output.close()
        }
        await rename(unfinished, file)
      } catch (cause) {
        await rm(unfinished, { force: true }).catch(() => undefined)
        const { message } = cause as Error
        log.warn(
          `${file} cannot be written: ${message}. The next start of the preview server compiles all content again.`,
        )
      }
    },
  }
}

export type ContentCache = ReturnType<typeof createContentCache>

/** Escapes all characters outside of ASCII: reading text with one byte per character takes half the time. */
const toAscii = (json: string) =>
  json.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)

/**
 * Yields the lines of an ASCII file. Reads the file in parts, because a text with the whole file would stay in memory for a long time. Reads
 * synchronously, because an asynchronous read would wait for the many reads of the watcher when a branch opens.
 */
function* readLines(file: string) {
  const descriptor = openSync(file, 'r')
  try {
    const part = Buffer.alloc(PART_BYTES)
    let rest = ''
    for (let size; (size = readSync(descriptor, part)) > 0;) {
      const lines = (rest + part.toString('latin1', 0, size)).split('\n')
      rest = lines.pop()!
      yield* lines
    }
    yield rest
  } finally {
    closeSync(descriptor)
  }
}

/** Writes the content of a store to its cache `SETTLE_MS` after the last save, and when `close` is called. */
export function followContent(store: Pick<ContentStore, 'onChange' | 'save'>, cache: Pick<ContentCache, 'write'>) {
  let timer: NodeJS.Timeout | undefined
  let writing = Promise.resolve()
  const write = () => {
    timer = undefined
    writing = writing.then(() => cache.write(store.save()))
  }
  const stop = store.onChange(({ changed, deleted }) => {
    if (!changed && !deleted) return
    clearTimeout(timer)
    timer = setTimeout(write, SETTLE_MS)
  })
  return {
    /** Stops listening, and writes changes that are not written yet. */
    close: async () => {
      stop()
      const isBehind = timer !== undefined
      clearTimeout(timer)
      if (isBehind) write()
      await writing
    },
  }
}

const ENDING = '.ndjson'

/** Returns the path of a branch's cache in the folder of all caches. */
export const cacheFileOf = (folder: string, branch: string) =>
  join(folder, `${encodeURIComponent(branch) || 'tree'}${ENDING}`)

/** Removes the caches of branches that no longer exist, and unfinished files of a server that stopped. */
export async function removeOldCaches(folder: string, branches: readonly string[]) {
  const kept = new Set(branches.map((branch) => cacheFileOf(folder, branch)))
  const names = (await readdir(folder).catch(ignoreMissing)) ?? []
  const old = names.map((name) => join(folder, name)).filter((file) => !kept.has(file))
  await Promise.all(old.map((file) => rm(file, { force: true })))
}
