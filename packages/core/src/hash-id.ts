/** The id in the hash of a URL; empty when its encoding is invalid. */
export function readHashId(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}
