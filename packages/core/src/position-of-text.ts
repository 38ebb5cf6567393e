/** Finds the position of a string literal in code. For a computed string, returns the start of the code. Lines and columns count from 1. */
export function positionOfText(text: string, source: string) {
  const quoted = [`'${text}'`, `"${text}"`, `\`${text}\``].map((written) => source.indexOf(written))
  const before = source.slice(0, Math.max(0, quoted.find((at) => at >= 0) ?? 0)).split('\n')
  return { line: before.length, column: before.at(-1)!.length + 1 }
}
