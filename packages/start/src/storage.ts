/** What `read` makes of the browser's storage; undefined where the reader forbids storage, or it is full. */
export function withStorage<Result>(read: () => Result): Result | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
