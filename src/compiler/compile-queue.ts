import { createHash, randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { build } from 'esbuild'
import { Piscina } from 'piscina'
import { createTurns } from '../lib/turns'
import type { CompiledFile } from './compile-file'
import type { CompileRequest } from './compile-worker'

/** A file takes some milliseconds; one that is not ready after this holds text on which the parser gets lost. */
const TIME_LIMIT_MS = 60_000

export interface CompileQueueOptions {
  /** @default 60_000 */
  timeLimit?: number
  /** True keeps one thread ready for the next file. @default false: threads live only while there is work */
  isWarm?: boolean
}

/** Compiles files in worker threads. */
export function createCompileQueue(
  projectDir: string,
  { timeLimit = TIME_LIMIT_MS, isWarm = false }: CompileQueueOptions = {},
) {
  const threads = Math.min(4, availableParallelism())
  const queue = new Piscina<CompileRequest, CompiledFile>({
    // Not tsx, which the server may run under: it would give each thread a second to start, and slower packages.
    execArgv: [],
    minThreads: isWarm ? 1 : 0,
    maxThreads: threads,
    // A build needs the memory for other work; in develop the next save is near.
    idleTimeout: process.env['NODE_ENV'] === 'development' ? 60_000 : 2000,
  })
  const turns = createTurns(threads)
  let bundling: Promise<string> | undefined

  const compile = async (request: CompileRequest): Promise<CompiledFile> => {
    const filename = await (bundling ??= bundleWorker(projectDir))
    const signal = AbortSignal.timeout(timeLimit)
    try {
      return await queue.run(request, { filename, signal })
    } catch (error) {
      if (!signal.aborted) throw error
      const file = `content/${request.file}`
      const message = `The file is not compiled after ${timeLimit / 1000} seconds. Simplify or split it.`
      return { id: file, fields: {}, problems: [{ file, line: 1, column: 1, message }], isStopped: true }
    }
  }
  return {
    /** Hands over no more files than there are threads, so that each file's time counts from its own start. */
    compile: (request: CompileRequest) => turns.run(() => compile(request)),
    close: () => queue.close(),
  }
}

/** Bundles the code of a thread into one module, and gives its file; packages stay where they are. */
async function bundleWorker(projectDir: string): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: projectDir,
    entryPoints: ['src/compiler/compile-worker.ts'],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    // A thread of another process may still read the one before.
    entryNames: '[name]-[hash]',
    outdir: 'node_modules/.cache/compiler',
    outExtension: { '.js': '.mjs' },
    write: false,
  })
  const { path, contents } = outputFiles[0]!
  await mkdir(dirname(path), { recursive: true })
  const unfinished = `${path}.${randomUUID()}`
  await writeFile(unfinished, contents)
  await rename(unfinished, path)
  return path
}

/** A digest of everything that decides how a file is compiled, beside the file: with a new one, all files are compiled again. */
export function digestCompiler(projectDir: string): string {
  const hash = createHash('sha256')
  const add = (path: string) => hash.update(path).update(readFileSync(join(projectDir, path)))
  for (const folder of ['src/lib', 'src/examples', 'src/compiler']) {
    const files = readdirSync(join(projectDir, folder), { recursive: true, withFileTypes: true })
    files
      .filter((entry) => entry.isFile() && /(?<!\.(test|fixture))\.(tsx?|json)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name).slice(projectDir.length + 1))
      .sort()
      .forEach(add)
  }
  add('src/content.config.ts')
  add('package-lock.json')
  return hash.digest('hex')
}
