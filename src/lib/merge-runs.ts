/** Lets one run at a time: who asks while one runs shares the next, which starts after they asked. */
export function mergeRuns<Result>(run: () => Promise<Result>): () => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve()
  let next: Promise<Result> | undefined
  const start = () => {
    next = undefined
    return run()
  }
  return () => {
    next ??= last.then(start, start)
    last = next
    return next
  }
}
