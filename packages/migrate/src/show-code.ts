/** Code among words, or in a block of its own. */
export function showCode(code: string, isInline: boolean, language = 'text'): string {
  if (isInline || !code.includes('\n')) {
    const marks = '`'.repeat(Math.max(0, ...(code.match(/`+/g) ?? []).map(({ length }) => length)) + 1)
    const padding = code.startsWith('`') || code.endsWith('`') ? ' ' : ''
    return marks + padding + code.replace(/\s*\n\s*/g, ' ') + padding + marks
  }
  const fence = '`'.repeat(Math.max(2, ...(code.match(/^\s*`{3,}/gm) ?? []).map((mark) => mark.trim().length)) + 1)
  return `${fence}${language}\n${code}\n${fence}`
}

/** Puts texts together. A space is between two that would be one piece of code. */
export const joinCode = (...texts: string[]): string =>
  texts.reduce((before, text) => before + (before.endsWith('`') && text.startsWith('`') ? ' ' : '') + text, '')
