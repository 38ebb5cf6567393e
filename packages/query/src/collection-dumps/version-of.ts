import { createHash } from 'node:crypto'

/** Increase it when the format of dumps changes, so that browsers load them again. */
const FORMAT = 'v1'

/** A short digest of these texts. */
export function versionOf(...texts: string[]): string {
  const hash = createHash('sha256')
  // The length before each text: ["ab", "c"] and ["a", "bc"] differ. Apart from it, because a dump of thousands of pages would be copied.
  for (const text of texts) hash.update(`${text.length}:`).update(text)
  return `${FORMAT}-${hash.digest('hex').slice(0, 16)}`
}
