/** Names in a fence for code that a terminal shows or runs. */
const SHELLS = 'bash bat batch cmd console fish powershell ps ps1 sh shell shellscript shellsession zsh'.split(' ')
/** Names for recordings of a terminal, where ">" at the start of a line continues a command. In a script, ">" would write to a file. */
const SESSIONS = ['console', 'shellsession']
const PYTHON = ['py', 'python']

/** Matches "$ ", "user@host:~$ ", "PS C:\\> " and "C:\\>". */
const SHELL_PROMPT = String.raw`(?:[\w.-]+@[\w.-]+[^$%#\n]*)?\$ |PS(?: [^>\n]*)?> ?|[A-Za-z]:\\[^>\n]*> ?`
const CONTINUED = `${SHELL_PROMPT}|> `
const PYTHON_PROMPT = String.raw`>>> ?|\.\.\. ?`

const startsLine = (prompt: string) => new RegExp(`^[ \\t]*(?:${prompt})`, 'm')

/** Returns a pattern for the prompt before each command of a block; undefined for a block without prompts. */
export function promptPattern(language: string, code: string): RegExp | undefined {
  if (PYTHON.includes(language)) return /^>>>/m.test(code) ? startsLine(PYTHON_PROMPT) : undefined
  if (!SHELLS.includes(language)) return undefined
  const isSession = SESSIONS.includes(language) || startsLine(SHELL_PROMPT).test(code)
  return isSession ? startsLine(CONTINUED) : undefined
}
