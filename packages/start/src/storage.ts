import type {} from '@galley/core/base-path'

/** Returns the key of a value that belongs to this site. Sites on one host share the storage. */
export const ownKey = (name: string) => (__BASE_PATH__ ? name + __BASE_PATH__ : name)

/** Returns the result of `read`, or undefined if the reader blocks storage or the storage is full. */
export function withStorage<Result>(read: () => Result): Result | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
