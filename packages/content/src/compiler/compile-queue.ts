import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { TimeoutError } from '@galley/core/time-limit'
import { createTurns } from '@galley/core/turns'
import { bundleWorker } from '@galley/node/bundle-worker'
import { listCodeFiles } from '@galley/node/list-code-files'
import { runInThread } from '@galley/node/run-in-thread'
import { Piscina } from 'piscina'
import type { CompiledFile } from './compile-file'
import type { CompileRequest, CompileTask } from './compile-worker'

/** A file usually takes milliseconds. One that takes longer than this makes the parser loop. */
const TIME_LIMIT_MS = 60_000

/** A file that takes longer than this is shown when it is ready, and others do not wait for it. */
const SLOW_MS = 500

/** Options for the compilation of one file. */
export interface CompileOptions {
  /** Ends it when nobody waits for it any more. */
  end?: AbortSignal
  /** Called when it takes long, without the time that it waits for a thread. */
  onSlow?: () => void
}

export interface CompileQueueOptions {
  /** @default 60_000 */
  timeLimit?: number
  /** True keeps one thread ready for the next file, however long it waits. @default false */
  isWarm?: boolean
  /** Milliseconds that every other thread waits for the next file. @default 2000, which gives the memory back soon */
  idleTimeout?: number
  /** How many files are compiled at the same time. @default the number of cores, at most 4 */
  threads?: number
}

/** Compiles files in worker threads. */
export function createCompileQueue(
  projectDir: string,
  {
    timeLimit = TIME_LIMIT_MS,
    isWarm = false,
    idleTimeout = 2000,
    threads = Math.min(4, availableParallelism()),
  }: CompileQueueOptions = {},
) {
  const queue = new Piscina<CompileTask, CompiledFile>({
    // Without the flags of tsx, which may run the server: they would delay each thread by a second, and slow down packages.
    execArgv: [],
    minThreads: isWarm ? 1 : 0,
    maxThreads: threads,
    idleTimeout,
  })
  const turns = createTurns(threads)
  let bundling: ReturnType<typeof bundleWorker> | undefined
  const bundle = () => (bundling ??= bundleWorker(projectDir, '@galley/content/compiler/compile-worker'))

  const compile = async (request: CompileRequest, { end, onSlow }: CompileOptions = {}): Promise<CompiledFile> => {
    const { filename } = await bundle()
    let timer: NodeJS.Timeout | undefined
    const onStart = () => {
      if (onSlow) timer = setTimeout(onSlow, SLOW_MS)
    }
    try {
      return await runInThread(queue, { request }, { filename, limit: timeLimit, end, onStart })
    } catch (error) {
      if (!(error instanceof TimeoutError)) throw error
      const file = `content/${request.file}`
      const message = `The file is not compiled after ${timeLimit / 1000} seconds. Simplify or split it.`
      return {
        id: file,
        fields: {},
        problems: [{ file, line: 1, column: 1, message }],
        isBroken: true,
        isUnread: true,
        isStopped: true,
      }
    } finally {
      clearTimeout(timer)
    }
  }
  const run = (request: CompileRequest, options?: CompileOptions) => turns.run(() => compile(request, options))
  return {
    /** Begins to load the compiler into a thread, which takes two seconds, so that the first file need not wait for it. */
    warmUp: () => {
      // What is wrong with the thread shows with that file.
      run({ contentDir: projectDir, file: '.navigation.yml', text: '' }).catch(() => undefined)
    },
    /** Starts no more files than there are threads, so that the time limit of a file does not include waiting. */
    compile: run,
    /** A digest of the compiler's code and of what it reads beside content. When it changes, all files are compiled again. */
    digest: async () => digestCompiler(projectDir, (await bundle()).digest),
    async close() {
      await queue.close()
      if (bundling) (await bundling).remove()
    },
  }
}

/** The compiler reads these beside content. The last is the code of the content store. */
const READ_FILES = ['src/examples', 'src/islands', 'package-lock.json', 'node_modules/@galley/content/src']

async function digestCompiler(projectDir: string, bundle: string): Promise<string> {
  const hash = createHash('sha256').update(bundle)
  const paths = READ_FILES.map((path) => join(projectDir, path))
  const files = paths.flatMap((path) =>
    path.endsWith('.json')
      ? [path].filter((file) => existsSync(file))
      : listCodeFiles(path, { isDeep: false }).map((name) => join(path, name)),
  )
  for (const file of files.sort()) hash.update(file.slice(projectDir.length)).update(await readFile(file))
  return hash.digest('hex')
}
