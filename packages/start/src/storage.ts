/** Returns the result of `read`, or undefined if the reader blocks storage or the storage is full. */
export function withStorage<Result>(read: () => Result): Result | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
