/** Matches a Twoslash comment that hides the lines before the comment, after the comment, or up to the next comment. */
const CUT = /^\s*\/\/\s*---cut(?:-(before|after|start|end))?---\s*$/
/** Matches a compiler setting of Twoslash. Settings with text for readers or the name of a file stay. */
const FLAG = /^\s*\/\/\s*@(?!filename|log|error\b|warn|annotate)\w+(?::.*)?\s*$/
/** Matches a query of Twoslash for the type in the line above. */
const QUERY = /^\s*\/\/\s*(?:\^\?|\^\||\^{2,})\s*$/

/**
 * Removes the lines of a code block that the old system hides.
 * @param patterns Match hidden lines, by language.
 */
export function takeHiddenLines(
  code: string[],
  info: string,
  note: (message: string) => void,
  patterns: Record<string, RegExp> = {},
): string[] {
  if (/(?:^|[\s:,{])twoslash\b/.test(info)) {
    if (code.some((line) => QUERY.test(line)))
      note('The types that "twoslash" shows are left out. Write the types that readers need as comments.')
    return cut(code).filter((line) => !FLAG.test(line) && !QUERY.test(line))
  }
  const hidden = patterns[/^\w+/.exec(info.trim())?.[0] ?? '']
  if (!hidden) return code
  const shown = code.filter((line) => !hidden.test(line))
  if (shown.length < code.length) note('Hidden lines of the code are left out.')
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
