/** What `use` makes of the browser's storage; undefined where the reader forbids storage, or it is full. */
export function withStorage<Result>(use: () => Result): Result | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
