import { lstat, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ignoreMissing } from '@galley/core/ignore-missing'
import { createTurns } from '@galley/core/turns'
import type { CompiledFile } from './compiler/compilation'
import type { CompileOptions } from './compiler/compile-queue'
import type { CompileRequest } from './compiler/compile-worker'
import { type ContentFile, sourcesOf } from './content-file'
import type { ContentState, NextContent } from './content-state'
import type { FileCompiler } from './file-compiler'
import { digestOf, digestWith, type FileRole, roleOf } from './file-role'
import { readSaved, type SavedFile } from './read-saved'

/** Maximum number of files that are open at the same time. */
const MAX_READS = 64

type Compile = (request: CompileRequest, options?: CompileOptions) => Promise<CompiledFile>

/** A file that was read, and its digests. */
interface ReadFile {
  file: string
  role: FileRole
  saved: SavedFile
  /** The file as it was read last. */
  before: ContentFile | undefined
  /** Digest of the file alone. */
  own: string
  /** Digest of the file and of the files that its entry includes. */
  digest: string
}

/** Reads files from the disk, and compiles them into the next content of an update. */
export class FileLoader {
  readonly slow = createSlowCompilations()
  private readonly reads = createTurns(MAX_READS)
  /** Digests of the files that the running update has read. */
  private readonly inUpdate = new Map<string, string>()

  constructor(
    private readonly contentDir: string,
    private readonly state: ContentState,
    private readonly compiler: FileCompiler,
    private readonly compile: Compile,
  ) {}

  /**
   * Reads and compiles files into the next content. Returns the files whose text or entry changed.
   * @param isForced True also compiles files with the same text.
   */
  async loadAll(files: Iterable<string>, isForced: boolean, next: NextContent) {
    const loaded = [...files].map(async (file) => {
      const role = roleOf(file)
      return role && (await this.load(file, role, isForced, next)) ? [file] : []
    })
    return (await Promise.all(loaded)).flat()
  }

  /** Returns the files that do not exist on the disk. */
  async listMissing(files: Iterable<string>) {
    const missing = [...files].map(async (file) => {
      const stats = await this.reads.run(() => lstat(join(this.contentDir, file)).catch(ignoreMissing))
      return stats ? [] : [file]
    })
    return (await Promise.all(missing)).flat()
  }

  /** True if a file differs from the last version that was read or is being compiled. A missing file that never was read has not changed. */
  async hasChanged(file: string) {
    const role = roleOf(file)
    if (!role) return false
    const found = await this.read(file, role)
    const known = this.inUpdate.get(file) ?? this.slow.digestOf(file) ?? this.state.files.get(file)?.digest
    return found?.digest !== known
  }

  /** Called after the results of an update are committed. */
  endUpdate() {
    this.inUpdate.clear()
  }

  /** Reads a file, and compiles it if it changed. Returns true if its text or its entry changed. */
  private async load(file: string, role: FileRole, isForced: boolean, next: NextContent) {
    const found = await this.read(file, role)
    if (!found) {
      this.slow.stop(file)
      next.failed.delete(file)
      return next.files.delete(file)
    }
    const { before, digest, own, saved } = found
    this.inUpdate.set(file, digest)
    // A file that compiled slowly was not shown after its first read, so its result is new even if the text is the same.
    const isLate = this.slow.digestOf(file) === digest
    if (before?.digest === digest && !isForced && !isLate) {
      this.slow.stop(file)
      return false
    }
    if (role.kind === 'image') {
      next.files.set(file, { ...role, file, digest: own, savedAt: saved.savedAt })
      return true
    }
    const compiled = await this.compileInTime(found, isForced)
    if (compiled) return this.add(found, compiled, next)
    next.late.add(file)
    return false
  }

  /** Returns undefined for a file that does not exist. */
  private async read(file: string, role: FileRole): Promise<ReadFile | undefined> {
    const saved = await this.reads.run(() => readSaved(join(this.contentDir, file), role))
    if (!saved) return undefined
    const before = this.state.files.get(file)
    const own = saved.content ? digestOf(saved.content) : String(saved.size)
    return { file, role, saved, before, own, digest: await this.digestNow(own, before) }
  }

  /** Returns the digest of a file with the present digests of the files that its entry includes. */
  private async digestNow(own: string, before: ContentFile | undefined) {
    const sources = sourcesOf(before)
    if (!sources) return own
    const now = Object.keys(sources).map(async (name) => {
      const path = join(this.contentDir, name)
      const bytes = await this.reads.run(() => readFile(path)).catch(() => Buffer.alloc(0))
      return [name, digestOf(bytes)] as const
    })
    return digestWith(own, Object.fromEntries(await Promise.all(now)))
  }

  /** Returns undefined if the compilation takes long. */
  private async compileInTime({ file, role, saved, digest }: ReadFile, isForced: boolean) {
    const { compile, compiler, state } = this
    // Uses the text that was read: an editor may have moved the file since.
    const text = compiler.readText(file, saved)
    if (typeof text !== 'string') return text
    // The first update waits for all files, because nobody reads the content yet, and links can be checked only if their target pages are loaded.
    return this.slow.run(file, { digest, isForced, isAwaited: state.files.size === 0 }, (options) =>
      compiler.compileText(file, role, text, (request) => compile(request, options)),
    )
  }

  /** Adds a result to the next content. Returns true if the text or the entry of the file changed. */
  private add({ file, role, saved: { savedAt }, before, own }: ReadFile, compiled: CompiledFile, next: NextContent) {
    const { compiler } = this
    if (compiled.problems.length > 0) next.failed.set(file, compiled)
    else next.failed.delete(file)
    if (compiler.isShowable(file, compiled)) next.compiled.set(file, compiled)
    const sources = compiled.fields['sources'] as Record<string, string> | undefined
    const digest = digestWith(own, sources)
    const saved = { ...role, file, digest, ...(sources && { ownDigest: own }), savedAt }
    const after = compiler.toContentFile(saved, compiled, before)
    next.files.set(file, after)
    const contentOf = (one: ContentFile) => JSON.stringify([one.entry, one.outline])
    return before?.digest !== digest || contentOf(before) !== contentOf(after)
  }
}

interface SlowCompilation {
  /** Digest of the text and of the files that it includes. */
  digest: string
  result: Promise<CompiledFile>
  /** The resolved value of `result`. */
  compiled?: CompiledFile
  end: AbortController
}

interface RunOptions {
  digest: string
  /** True starts the compilation again, even if the same text is being compiled. */
  isForced: boolean
  /** True waits for the result, however long it takes. */
  isAwaited: boolean
}

/** Keeps slow compilations by file, so that saves of other files do not wait. */
function createSlowCompilations() {
  const slow = new Map<string, SlowCompilation>()

  const stop = (file: string) => {
    slow.get(file)?.end.abort()
    slow.delete(file)
  }

  return {
    files: (): string[] => [...slow.keys()],
    digestOf: (file: string) => slow.get(file)?.digest,
    resultOf: (file: string) => slow.get(file)?.result,
    stop,
    /** Compiles a text. Returns undefined if that takes long; a later call with the same text returns the result once it is ready. */
    run: async (
      file: string,
      { digest, isForced, isAwaited }: RunOptions,
      compile: (options: CompileOptions) => Promise<CompiledFile>,
    ) => {
      const before = slow.get(file)
      if (before?.digest === digest && !isForced) {
        if (before.compiled) slow.delete(file)
        return before.compiled
      }
      stop(file)
      const end = new AbortController()
      let onSlow: () => void
      const isSlow = new Promise<void>((resolve) => (onSlow = resolve))
      const result = compile({ end: end.signal, ...(!isAwaited && { onSlow: () => onSlow() }) })
      const compilation: SlowCompilation = { digest, result, end }
      void result.then((compiled) => (compilation.compiled = compiled))
      return Promise.race([result, isSlow.then(() => void slow.set(file, compilation))])
    },
  }
}
