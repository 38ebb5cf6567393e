/** Languages of code that a terminal shows or runs, by their names in a fence. */
const SHELLS = 'bash bat batch cmd console fish powershell ps ps1 sh shell shellscript shellsession zsh'.split(' ')
/** A recording of a terminal: what follows ">" continues a command. In a script it would write to a file. */
const SESSIONS = ['console', 'shellsession']
const PYTHON = ['py', 'python']

/** "$ ", "user@host:~$ ", "PS C:\\> " and "C:\\>". */
const SHELL_PROMPT = String.raw`(?:[\w.-]+@[\w.-]+[^$%#\n]*)?\$ |PS(?: [^>\n]*)?> ?|[A-Za-z]:\\[^>\n]*> ?`
const CONTINUED = `${SHELL_PROMPT}|> `
const PYTHON_PROMPT = String.raw`>>> ?|\.\.\. ?`

const startsLine = (prompt: string) => new RegExp(`^[ \\t]*(?:${prompt})`, 'm')

/** The pattern of what a terminal writes before each command of a block; undefined for a block without prompts. */
export function promptPattern(language: string, code: string): RegExp | undefined {
  if (PYTHON.includes(language)) return /^>>>/m.test(code) ? startsLine(PYTHON_PROMPT) : undefined
  if (!SHELLS.includes(language)) return undefined
  const isSession = SESSIONS.includes(language) || startsLine(SHELL_PROMPT).test(code)
  return isSession ? startsLine(CONTINUED) : undefined
}
