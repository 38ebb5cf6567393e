import { compile, tableOf, TOO_DEEP } from '@galley/testing/compile.fixture'

test.each([
  ['quotes', '> '.repeat(10_000) + 'a'],
  ['HTML blocks', '<div>'.repeat(10_000)],
])(
  'reports ten thousand levels of %s',
  async (_, text) => {
    const { body, problems } = await compile(text)
    expect(problems.map(({ message }) => message)).toContain(TOO_DEEP)
    expect(body).toEqual([])
  },
  20_000,
)

test.each([
  ['emphasis that closes', '*a '.repeat(30_000) + 'b' + ' c*'.repeat(30_000)],
  ['links in links', '[a'.repeat(30_000) + '](b)'.repeat(30_000)],
  ['attributes of directives', ':a{b="'.repeat(30_000)],
  ['cells of a table', tableOf(3600, 3600)],
])('reports tens of thousands of marks quickly: %s', async (_, text) => {
  expect((await compile(text)).isBroken).toBe(true)
})

test.each([
  ['letters', 'a'.repeat(1_000_000)],
  ['backticks', Array.from({ length: 200 }, (_, count) => '`'.repeat(count + 1)).join(' ')],
  ['comments that never close', 'a <!-- b '.repeat(1_000)],
  ['tags that never close', '<a '.repeat(5_000)],
  ['attributes', `<a ${'x="y" '.repeat(2_000)}>`],
  ['attributes of a directive', `:badge[x]{${'a=b '.repeat(2_000)}}`],
  ['email addresses', 'a@'.repeat(5_000)],
  ['dots', 'a.'.repeat(5_000)],
  ['table cells', `${'a|'.repeat(2_000)}\n${'-|'.repeat(2_000)}`],
  ['footnotes', `${'[^a]'.repeat(2_000)}\n\n[^a]: b`],
  ['spaces', `a${' '.repeat(50_000)}b`],
  ['headings with the same text', '# a\n'.repeat(2_000)],
  ['headings with a line below them', 'a\n===\n\n'.repeat(3_000)],
  ['quotes', '> a\n\n'.repeat(3_000)],
  ['emphasis in emphasis', '*'.repeat(300) + 'x' + '*'.repeat(300)],
  ['brackets in brackets', '['.repeat(300) + 'x' + ']'.repeat(300)],
])(
  'compiles a text of many %s in time',
  async (_, text) => {
    expect(await compile(text)).toHaveProperty('body')
  },
  30_000,
)
