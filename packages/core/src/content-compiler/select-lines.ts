import { suggest } from '../nearest'

/** Some lines of a file, and the number of the first line. */
export interface SelectedLines {
  lines: string[]
  first: number
}

/** Matches `#region name` and `#endregion` in a comment of any language. */
const REGION = /^\s*[^\w\s]*\s*#\s*(?:pragma\s+)?(end)?region\b[ \t]*([\w.-]+)?/

/** Returns the lines of a text that `lines` or `region` of an include selects, or a problem, which completes a sentence about the file. */
export function selectLines(
  text: string,
  { lines, region }: { lines?: string | undefined; region?: string | undefined },
): SelectedLines | { problem: string } {
  const all = text.replace(/\n$/, '').split('\n')
  if (region !== undefined) return selectRegion(all, region)
  if (lines === undefined) return { lines: all, first: 1 }
  const [, start = '', dash, end = ''] = /^(\d+)(-)?(\d+)?$/.exec(lines)!
  const first = Number(start)
  const last = dash === undefined ? first : Number(end || all.length)
  if (first >= 1 && first <= last && last <= all.length) return { lines: all.slice(first - 1, last), first }
  return { problem: `has no lines "${lines}": it ends with line ${all.length}. Correct "lines".` }
}

function selectRegion(all: string[], region: string): SelectedLines | { problem: string } {
  const marks = all.flatMap((line, index) => {
    const [whole, end, name] = REGION.exec(line) ?? []
    return whole === undefined ? [] : [{ index, isEnd: end !== undefined, name }]
  })
  const opening = marks.findIndex(({ isEnd, name }) => !isEnd && name === region)
  if (opening < 0) {
    const names = marks.flatMap(({ isEnd, name }) => (isEnd ? [] : (name ?? [])))
    const remedy = `Write "#region ${region}" and "#endregion" in comments around the lines.`
    return { problem: `has no region "${region}".${suggest(region, names)} ${remedy}` }
  }
  let depth = 0
  const closing = marks.slice(opening).find(({ isEnd }) => (depth += isEnd ? -1 : 1) === 0)
  if (!closing) return { problem: `does not close its region "${region}". Write "#endregion" in a comment below it.` }
  const first = marks[opening]!.index + 1
  return { lines: all.slice(first, closing.index), first: first + 1 }
}

/** True for a line that opens or closes a region. */
export const isRegionMark = (line: string) => REGION.test(line)

/** Removes the common indentation of lines. */
export function dedent(lines: readonly string[]): string[] {
  const indents = lines.filter((line) => line.trim()).map((line) => /^[ \t]*/.exec(line)![0].length)
  const shared = Math.min(...indents, Infinity)
  return lines.map((line) => line.slice(Math.min(shared, line.length)))
}
