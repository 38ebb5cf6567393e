import { unfencedLines } from '../unfenced-lines'

const DIRECTIVE = /^[ \t>]*(:{3,})(\w)?/

/** Returns the maximum nesting of container directives, without parsing the text. */
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
    // A closing line closes the outermost directive with as many or fewer colons, and all directives inside of it.
    const closed = open.findIndex((count) => count <= colons.length)
    if (closed >= 0) open = open.slice(0, closed)
  }
  return depth
}
