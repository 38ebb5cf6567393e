const FENCE = /^[ \t>]*(`{3,}|~{3,})/

/** Yields the lines of a Markdown text outside of fenced code blocks, with their line numbers, which count from 1. */
export function* unfencedLines(text: string): Generator<[number: number, line: string]> {
  let fence: string | undefined
  for (const [index, line] of text.split('\n').entries()) {
    const mark = FENCE.exec(line)?.[1]
    if (fence === undefined) {
      fence = mark
      yield [index + 1, line]
    } else if (mark?.startsWith(fence)) fence = undefined
  }
}
