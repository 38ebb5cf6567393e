import { createHash } from 'node:crypto'

/** The id of an entry's node manifest, one for each version of its file. It is safe as a path segment. */
export const manifestIdOf = (id: string, digest: string) =>
  createHash('sha256').update(`${id}\0${digest}`).digest('hex').slice(0, 24)
