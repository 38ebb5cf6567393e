/** Runs one job at a time. Calls during a run share one further run, which starts when the present run ends. */
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
