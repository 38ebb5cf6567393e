import { unfencedLines } from '../unfenced-lines'

const DIRECTIVE = /^[ \t>]*(:{3,})(\w)?/

/** How many container directives are open at once, at most, before the text is parsed. */
export function depthOfDirectives(text: string): number {
  /** The number of colons of each open directive. */
  let open: number[] = []
  let depth = 0
  for (const [, line] of unfencedLines(text)) {
    const [, colons, name] = DIRECTIVE.exec(line) ?? []
    if (colons === undefined) continue
    if (name !== undefined) {
      open.push(colons.length)
      depth = Math.max(depth, open.length)
      continue
    }
    // It closes the outermost directive that has no more colons, with all that is in it.
    const closed = open.findIndex((count) => count <= colons.length)
    if (closed >= 0) open = open.slice(0, closed)
  }
  return depth
}
