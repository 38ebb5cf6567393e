/** A comment of Twoslash that hides the lines before it, behind it, or up to the next. */
const CUT = /^\s*\/\/\s*---cut(?:-(before|after|start|end))?---\s*$/
/** A setting of its compiler; some names have words for the reader, or the name of a file. */
const FLAG = /^\s*\/\/\s*@(?!filename|log|error\b|warn|annotate)\w+(?::.*)?\s*$/
/** A question for a type, which points at the line above. */
const QUERY = /^\s*\/\/\s*(?:\^\?|\^\||\^{2,})\s*$/

/**
 * Takes out the lines of a code block that the old system does not show.
 * @param patterns Hidden lines by language.
 */
export function takeHiddenLines(
  code: string[],
  info: string,
  note: (message: string) => void,
  patterns: Record<string, RegExp> = {},
): string[] {
  if (/(?:^|[\s:,{])twoslash\b/.test(info)) {
    if (code.some((line) => QUERY.test(line)))
      note('The types that "twoslash" shows at the code are left out. Write those that readers need as comments.')
    return cut(code).filter((line) => !FLAG.test(line) && !QUERY.test(line))
  }
  const hidden = patterns[/^\w+/.exec(info.trim())?.[0] ?? '']
  if (!hidden) return code
  const shown = code.filter((line) => !hidden.test(line))
  if (shown.length < code.length) note('Lines that the old system hides are left out of the code.')
  return shown
}

function cut(code: string[]): string[] {
  let shown: string[] = []
  let isHidden = false
  for (const line of code) {
    const match = CUT.exec(line)
    if (!match) {
      if (!isHidden) shown.push(line)
    } else if (match[1] === 'after') return shown
    else if (match[1] === undefined || match[1] === 'before') [shown, isHidden] = [[], false]
    else isHidden = match[1] === 'start'
  }
  return shown
}
