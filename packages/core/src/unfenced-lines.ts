const FENCE = /^[ \t>]*(`{3,}|~{3,})/

/** The lines of a text in Markdown that are in no fenced code block, with their numbers, which count from 1. */
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
