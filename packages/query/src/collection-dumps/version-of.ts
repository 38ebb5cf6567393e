import { createHash } from 'node:crypto'

/** Increase this when the format of dumps changes, so that browsers load all dumps again. */
const FORMAT = 'v1'

/** Returns a version such as "v1-0123456789abcdef": the start of a digest of these texts. */
export function versionOf(...texts: string[]): string {
  const hash = createHash('sha256')
  // The lengths make ["ab", "c"] and ["a", "bc"] differ. A separate update avoids copying a large dump.
  for (const text of texts) hash.update(`${text.length}:`).update(text)
  return `${FORMAT}-${hash.digest('hex').slice(0, 16)}`
}
