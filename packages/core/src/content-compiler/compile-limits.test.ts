import { compile, problemsOf, tableOf, TOO_DEEP } from '@galley/testing/compile.fixture'

const lines = (count: number, line: (depth: number) => string) =>
  Array.from({ length: count }, (_, depth) => line(depth)).join('\n')

test.each([
  ['quotes', '> '.repeat(110) + 'a'],
  ['numbered lists', '1. '.repeat(110) + 'a'],
  ['lists line by line', lines(60, (depth) => `${'  '.repeat(depth)}- a`)],
  ['directives', lines(120, (depth) => `${':'.repeat(123 - depth)}note`)],
  ['directives that are not closed', ':::note\n'.repeat(30)],
  ['HTML blocks', '<div>'.repeat(110)],
  ['tables', '<table><tr><td>'.repeat(110)],
])(
  'reports too deeply nested %s instead of crashing',
  async (_, text) => {
    const { body, problems } = await compile(text)
    expect(problems.map(({ message }) => message)).toContain(TOO_DEEP)
    expect(body).toEqual([])
  },
  20_000,
)

test.each([
  ['emphasis that closes', '*a '.repeat(1_500) + 'b' + ' c*'.repeat(1_500)],
  ['long runs', `${'*'.repeat(1_500)}a${'*'.repeat(1_500)}`],
  ['text that is struck out', '~a '.repeat(1_500) + 'b~ '.repeat(1_500)],
  ['links in links', '[a'.repeat(3_000) + '](b)'.repeat(1_500)],
  ['attributes of directives', ':a{b="'.repeat(3_000)],
])('reports a paragraph with too many marks at its position: %s', async (_, text) => {
  const { problems, isBroken } = await compile(`# Title\n\n${text}`)
  expect(problems).toMatchObject([
    { line: 3, message: 'This paragraph has more marks, such as "*" and "[", than can be parsed. Split it.' },
  ])
  expect(isBroken).toBe(true)
})

test.each([
  ['a table', tableOf(200, 101), 3, 200, 101, 20_200],
  ['the last of many tables', tableOf(100, 100).repeat(3), 207, 100, 100, 30_000],
])('reports %s with too many cells at its position', async (_, text, line, columns, rows, cells) => {
  const { problems, isBroken } = await compile(`# Title\n\n${text}`)
  const message =
    `With this table of ${columns} columns and ${rows} rows the page has ${cells} table cells, more than the limit of 20000. ` +
    'Move rows to other pages, or remove columns.'
  expect([problems, isBroken]).toMatchObject([[{ line, message }], true])
})

test.each([
  ['usual nesting', lines(20, (depth) => `${'  '.repeat(depth)}- a`)],
  ['code', '`**` '.repeat(1_400)],
  ['many paragraphs', `${'*a* '.repeat(30)}\n\n`.repeat(47)],
  ['a long table', tableOf(8, 250)],
])('accepts %s', async (_, text) => {
  expect(await problemsOf(text)).toEqual([])
})
