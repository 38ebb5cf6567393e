import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from './run.mjs'

/** Openings whose noun comes later or never, so that a sentence has to be read twice. */
const OPENING = '(?:What|Whether|Who|Whose|Which|That of|Those|As much|Of)\\b'

/** Patterns of the checked texts in code. The first group is the text from its opening word. */
const IN_CODE = {
  comment: new RegExp(`^[ \\t]*/\\*\\*?[ \\t]*(?:\\n[ \\t]*\\*[ \\t]*)?(${OPENING}.*)`, 'gm'),
  'line comment': new RegExp(`(?<!^[ \\t]*//.*\\n)^[ \\t]*// (${OPENING}.*)`, 'gm'),
  tag: new RegExp(
    `^[ \\t]*/?\\*+ @(?:(?:param|property)(?: \\{.*?\\})? [\\w.[\\]]+|returns?(?: \\{.*?\\})?) (${OPENING}.*)`,
    'gim',
  ),
  message: new RegExp(`(?:Error\\(|\\bmessage: |\\bdescribe\\(|\\bdescription: )\\s*['"\`](${OPENING}.*)`, 'g'),
  // A title may continue the title of its `describe`: "files", then "of feeds are XML".
  'test title': new RegExp(`^[ \\t]*(?:test|it|describe)(?:\\.\\w+)*\\(\\s*['"\`](?!of\\b)(${OPENING}.*)`, 'gim'),
}
/** Content in tests may begin with any word. */
const { message: _message, ...IN_TESTS } = IN_CODE
/** Cells of tables: names of options and their descriptions. */
const IN_PAGES = { cell: new RegExp(`^\\|.*\\| *(${OPENING}[^|]*?) *(?:\\||$)`, 'gm') }

const patternsOf = (file: string): Record<string, RegExp> =>
  /\.mdx?$/.test(file) ? IN_PAGES : /\.(test|spec|fixture)\./.test(file) ? IN_TESTS : IN_CODE

/** @returns the place and text of each opening in a text */
const findOpenings = (file: string, text: string) =>
  Object.entries(patternsOf(file)).flatMap(([kind, pattern]) =>
    [...text.matchAll(pattern)].map(
      (match) =>
        `${file}:${text.slice(0, match.index + match[0].length).split('\n').length}: ${kind} begins with "${match[1]}"`,
    ),
  )

test('comments, messages, titles and descriptions begin with a verb or a noun', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mts', '*.mjs', '*.cjs', '*.md', '*.mdx'], {
    cwd: projectFolder,
    encoding: 'utf8',
  })
  const found = files
    .trim()
    .split('\n')
    .filter((file) => existsSync(join(projectFolder, file)))
    .flatMap((file) => findOpenings(file, readFileSync(join(projectFolder, file), 'utf8')))
  expect(found).toEqual([])
})
