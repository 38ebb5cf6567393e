import { compile } from './compile.fixture'

describe('nesting past any sense is a problem, not a crash', () => {
  const MESSAGE = 'The text is nested too deeply to be shown. Take some levels out of its lists, quotes or directives.'

  test.each([
    ['quotes', '> '.repeat(10_000) + 'a'],
    ['lists', '- '.repeat(10_000) + 'a'],
    ['numbered lists', '1. '.repeat(10_000) + 'a'],
    ['quotes in lists', '> - '.repeat(10_000) + 'a'],
    ['lists line by line', Array.from({ length: 60 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n')],
    ['directives', Array.from({ length: 120 }, (_, depth) => `${':'.repeat(123 - depth)}note`).join('\n')],
    ['directives that are not closed', ':::note\n'.repeat(30)],
    ['HTML blocks', '<div>'.repeat(10_000)],
    ['HTML within a line', 'a ' + '<b>'.repeat(10_000)],
    ['HTML in blocks apart', '<div>\n\n'.repeat(500)],
    ['tables', '<table><tr><td>'.repeat(1_000)],
  ])(
    '%s',
    async (_, text) => {
      const { body, problems } = await compile(text)
      expect(problems.map(({ message }) => message)).toContain(MESSAGE)
      expect(body).toEqual([])
    },
    20_000,
  )

  test('as deep as people write is fine', async () => {
    const { problems } = await compile(Array.from({ length: 20 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n'))
    expect(problems).toEqual([])
  })
})

describe('a paragraph with more marks than can be parsed in time is refused where it is', () => {
  test.each([
    ['emphasis', '*a_'.repeat(60_000)],
    ['emphasis that closes', '*a '.repeat(30_000) + 'b' + ' c*'.repeat(30_000)],
    ['strong text', 'a**b'.repeat(30_000) + 'c* '.repeat(30_000)],
    ['long runs', `${'*'.repeat(30_000)}a${'*'.repeat(30_000)}`],
    ['text that is struck out', '~a '.repeat(30_000) + 'b~ '.repeat(30_000)],
    ['brackets', '['.repeat(30_000) + ']'.repeat(30_000)],
    ['images', '!['.repeat(30_000)],
    ['links in links', '[a'.repeat(30_000) + '](b)'.repeat(30_000)],
    ['directives', ':a['.repeat(30_000)],
    ['attributes of directives', ':a{b="'.repeat(30_000)],
  ])('%s', async (_, text) => {
    const { problems, isBroken } = await compile(`# Title\n\n${text}`)
    expect(problems).toMatchObject([
      { line: 3, message: 'This paragraph has more marks, such as "*" and "[", than can be parsed. Split it.' },
    ])
    expect(isBroken).toBe(true)
  })

  test.each([
    ['code', '`**` '.repeat(3_000)],
    ['many paragraphs', '*a* **b** [c](#) ~~d~~ :e[f]\n\n'.repeat(300).replaceAll(':e[f]', '')],
    ['a thousand words in bold', '**a** '.repeat(500)],
  ])('%s is fine', async (_, text) => {
    expect((await compile(text)).problems).toEqual([])
  })
})

describe('tables with more cells than can be rendered in time are refused where they are', () => {
  /** A table whose rows lack all cells but the first. */
  const table = (columns: number, rows: number) =>
    `${'a|'.repeat(columns)}\n${'-|'.repeat(columns)}\n${'a|\n'.repeat(rows - 1)}\n`

  test.each([
    ['a table', table(3600, 3600), 3, 3600, 3600, 12_960_000],
    ['the last of many tables', table(100, 100).repeat(3), 207, 100, 100, 30_000],
  ])('%s', async (_, text, line, columns, rows, cells) => {
    const { problems, isBroken } = await compile(`# Title\n\n${text}`)
    const message =
      `With this table of ${columns} columns and ${rows} rows the page has ${cells} table cells, and 20000 are rendered. ` +
      'Move rows to other pages, or leave out columns.'
    expect([problems, isBroken]).toMatchObject([[{ line, message }], true])
  })

  test('a long table is fine', async () => {
    expect((await compile(table(8, 1000))).problems).toEqual([])
  })
})

describe('long and repetitive texts end', () => {
  test.each([
    ['a line of a million letters', 'a'.repeat(1_000_000)],
    ['backticks', Array.from({ length: 200 }, (_, count) => '`'.repeat(count + 1)).join(' ')],
    ['comments that never close', 'a <!-- b '.repeat(1_000)],
    ['tags that never close', '<a '.repeat(5_000)],
    ['attributes', `<a ${'x="y" '.repeat(2_000)}>`],
    ['attributes of a directive', `:badge[x]{${'a=b '.repeat(2_000)}}`],
    ['e-mail addresses', 'a@'.repeat(5_000)],
    ['dots', 'a.'.repeat(5_000)],
    ['table cells', `${'a|'.repeat(2_000)}\n${'-|'.repeat(2_000)}`],
    ['footnotes', `${'[^a]'.repeat(2_000)}\n\n[^a]: b`],
    ['spaces', `a${' '.repeat(50_000)}b`],
    ['empty headings', '# \n'.repeat(1_000)],
    ['the same heading', '# a\n'.repeat(2_000)],
    ['headings with a line below them', 'a\n===\n\n'.repeat(3_000)],
    ['quotes apart', '> a\n\n'.repeat(3_000)],
  ])(
    '%s',
    async (_, text) => {
      expect(await compile(text)).toHaveProperty('body')
    },
    30_000,
  )
})
