import type { CompiledFile } from './compiler/compile-file'
import type { CompileOptions } from './compiler/compile-queue'

interface SlowCompilation {
  /** Digest of the text, with those of the files that it was made from. */
  digest: string
  result: Promise<CompiledFile>
  /** Its result, once there is one. */
  compiled?: CompiledFile
  /** Ends it. */
  end: AbortController
}

interface RunOptions {
  digest: string
  /** Whether a compilation of the same text is begun anew. */
  isForced: boolean
  /** Whether it is waited for, however long it takes. */
  isAwaited: boolean
}

/** Compilations that take long, by file: no save of another file waits for them. */
export function createSlowCompilations() {
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
    /** Compiles a text; undefined when that takes long. Asked again with the same text, it goes on, or gives the result. */
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
