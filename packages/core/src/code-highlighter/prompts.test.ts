import { promptPattern } from './prompts'

/** The code without its prompts. */
const commandsOf = (language: string, code: string) => {
  const pattern = promptPattern(language, code)
  return code
    .split('\n')
    .map((line) => (pattern ? line.replace(pattern, '') : line))
    .join('\n')
}

test.each([
  ['console', '$ npm ci\n> --force\nadded 3', 'npm ci\n--force\nadded 3'],
  ['console', 'ada@press:~/site$ make\nok', 'make\nok'],
  ['sh', '$ npm ci\n$ npm start', 'npm ci\nnpm start'],
  ['bash', '  $ npm ci', 'npm ci'],
  ['powershell', 'PS C:\\> dir\nPS> ls', 'dir\nls'],
  ['bat', 'C:\\site>npm ci', 'npm ci'],
  ['python', '>>> for a in b:\n...   print(a)\n1', 'for a in b:\n  print(a)\n1'],
])('finds with %s the prompts of %j', (language, code, commands) => {
  expect(commandsOf(language, code)).toBe(commands)
})

test.each([
  ['sh', 'npm ci\n> out.txt\necho $HOME'],
  ['sh', '# $ is a sign'],
  ['php', '$ a = 1'],
  ['md', '> quoted\n$ 5'],
  ['python', 'print(...)\n... '],
])('finds with %s no prompts in %j', (language, code) => {
  expect(commandsOf(language, code)).toBe(code)
})
