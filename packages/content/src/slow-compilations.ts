import type { CompiledFile } from './compiler/compile-file'
import type { CompileOptions } from './compiler/compile-queue'

interface SlowCompilation {
  /** Digest of the text and of the files that it includes. */
  digest: string
  result: Promise<CompiledFile>
  /** The value of `result`, once it is there. */
  compiled?: CompiledFile
  end: AbortController
}

interface RunOptions {
  digest: string
  /** True starts again, even if the same text is being compiled. */
  isForced: boolean
  /** True waits for the result, however long it takes. */
  isAwaited: boolean
}

/** Keeps the compilations that take long, by file, so that saves of other files need not wait for them. */
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
