import { createHash } from 'node:crypto'

/** Counted up when dumps are read differently, so that browsers load them again. */
const FORMAT = 'v1'

/** A short name for these texts, that changes when any of them does. */
export function versionOf(...texts: string[]): string {
  const hash = createHash('sha256')
  // With its length before it, no text can pass for the end of another.
  for (const text of texts) hash.update(`${text.length}:${text}`)
  return `${FORMAT}-${hash.digest('hex').slice(0, 16)}`
}
