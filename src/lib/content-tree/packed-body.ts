import type { ContentTree } from './content-tree'

/** A body as Gatsby's node has it: as one text, because Gatsby goes through every list of a node whenever it reads one. */
export const packBody = (body: ContentTree | null): string | null => (body === null ? null : JSON.stringify(body))

/** The body of a node of Gatsby. */
export const unpackBody = (packed: string | null): ContentTree | null =>
  packed === null ? null : (JSON.parse(packed) as ContentTree)
