import { createHash } from 'node:crypto'

/** Returns the id of a node manifest, one for each entry and version of its file. The id is safe as a path segment. */
export const manifestIdOf = (id: string, digest: string) =>
  createHash('sha256').update(`${id}\0${digest}`).digest('hex').slice(0, 24)
