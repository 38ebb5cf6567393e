/** The id that the `#…` of an address names. One that is badly encoded names nothing. */
export function readHashId(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}
