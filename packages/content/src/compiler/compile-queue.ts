import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { TimeoutError } from '@galley/core/time-limit'
import { createTurns } from '@galley/core/turns'
import { bundleWorker } from '@galley/node/bundle-worker'
import { listCodeFiles } from '@galley/node/list-code-files'
import { runInThread } from '@galley/node/run-in-thread'
import { Piscina } from 'piscina'
import type { CompiledFile } from './compilation'
import type { CompileRequest, CompileTask } from './compile-worker'

/** A file usually compiles in milliseconds. If a file takes longer than this, the parser is in an endless loop. */
const TIME_LIMIT_MS = 60_000

/** Time in milliseconds after which other files no longer wait for a file. */
const SLOW_MS = 500

/**
 * Time in milliseconds that a file of a warm queue waits for the file before it. Usually both compile in the loaded thread within this time. Loading
 * another thread would take as long.
 */
const LOAD_MS = 2000

/** Options for the compilation of one file. */
export interface CompileOptions {
  /** Ends the compilation when its result is not needed any more. */
  end?: AbortSignal
  /** Called when the file has been compiling in a thread for half a second. The time until a thread is free does not count. */
  onSlow?: () => void
}

export interface CompileQueueOptions {
  /** Maximum time for one file, in milliseconds. @default 60_000 */
  timeLimit?: number
  /** True always keeps one thread ready for the next file, and starts others only if files wait for it. @default false */
  isWarm?: boolean
  /** Milliseconds after which an idle thread ends, which frees its memory. @default 2000 */
  idleTimeout?: number
  /** Maximum number of files that compile at the same time. @default the number of cores, at most 4 */
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
    // Drops the flags of tsx, which may run the server. These flags would delay each thread by a second and slow down packages.
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
      const message = `The file did not compile within ${timeLimit / 1000} seconds. Simplify or split it.`
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
  /** Resolves when the last file has compiled. */
  let last: Promise<unknown> = Promise.resolve()
  const compileAfter = async (before: Promise<unknown>, request: CompileRequest, options?: CompileOptions) => {
    if (isWarm) await Promise.race([before, wait(LOAD_MS, undefined, { ref: false })])
    return turns.run(() => compile(request, options))
  }
  const run = (request: CompileRequest, options?: CompileOptions) => {
    const compiled = compileAfter(last, request, options)
    last = compiled.catch(() => undefined)
    return compiled
  }
  return {
    /** Loads the compiler into a thread in advance, so that the first file does not wait for it. Loading takes two seconds. */
    warmUp: () => {
      // An error is ignored here, because compiling the first file reports it again.
      run({ contentDir: projectDir, file: '.navigation.yml', text: '' }).catch(() => undefined)
    },
    /** Compiles a file as soon as a thread is free. The time limit does not include the time spent waiting for a thread. */
    compile: run,
    /** Returns a digest of the compiler's code and of the files that it reads outside content. With a new digest all files must compile again. */
    digest: async () => digestCompiler(projectDir, (await bundle()).digest),
    async close() {
      await queue.close()
      if (bundling) (await bundling).remove()
    },
  }
}

/** Files and folders outside content that the compiler reads. The last entry is the code of the content store. */
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
