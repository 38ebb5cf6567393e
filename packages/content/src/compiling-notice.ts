/** After this an editor would ask whether a save was noticed. */
export const COMPILING_MS = 100

/** Tells of updates that take longer than `COMPILING_MS`: once when the first one does, and once when none is left. */
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
