/** Longest time in milliseconds that an update takes without a notice to the editor. */
export const COMPILING_MS = 100

/**
 * Returns a function that waits for an update. It calls `onCompiling(true)` once an update has taken `COMPILING_MS`, and `onCompiling(false)` when
 * no update is running any more.
 */
export function createCompilingNotice(onCompiling: (isCompiling: boolean) => void) {
  let running = 0
  let isTold = false
  let timer: NodeJS.Timeout | undefined

  return async <Result>(update: Promise<Result>): Promise<Result> => {
    running += 1
    timer ??= setTimeout(() => onCompiling((isTold = true)), COMPILING_MS)
    try {
      return await update
    } finally {
      running -= 1
      if (running === 0) {
        clearTimeout(timer)
        timer = undefined
        if (isTold) onCompiling((isTold = false))
      }
    }
  }
}
