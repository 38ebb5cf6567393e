import { createHash } from 'node:crypto'

/** The name of an entry's node manifest: another one for each version of its file. A path segment, whatever the file is called. */
export const manifestIdOf = (id: string, digest: string) =>
  createHash('sha256').update(`${id}\0${digest}`).digest('hex').slice(0, 24)
