/** Returns the decoded id of a URL hash, such as "install" for "#install"; "" if the encoding is invalid. */
export function readHashId(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}
