/** Writes text as inline code, or as a code block if the text has several lines. */
export function showCode(code: string, isInline: boolean, language = 'text'): string {
  if (isInline || !code.includes('\n')) {
    const marks = '`'.repeat(Math.max(0, ...(code.match(/`+/g) ?? []).map(({ length }) => length)) + 1)
    const padding = code.startsWith('`') || code.endsWith('`') ? ' ' : ''
    return marks + padding + code.replace(/\s*\n\s*/g, ' ') + padding + marks
  }
  const fence = '`'.repeat(Math.max(2, ...(code.match(/^\s*`{3,}/gm) ?? []).map((mark) => mark.trim().length)) + 1)
  return `${fence}${language}\n${code}\n${fence}`
}

/** Joins texts. Writes a space between two pieces of inline code that would otherwise become one piece. */
export const joinCode = (...texts: string[]): string =>
  texts.reduce((before, text) => before + (before.endsWith('`') && text.startsWith('`') ? ' ' : '') + text, '')

/** Explains that a Vue expression is shown as code. */
export const describeMustache = (code: string) =>
  `The Vue expression "${code}" is shown as code. Replace the code with the text that the old page showed.`
