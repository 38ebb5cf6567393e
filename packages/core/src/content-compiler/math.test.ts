import { compile, problemsOf } from '@galley/testing/compile.fixture'
import { testTable } from '@galley/testing/test-table.fixture'
import { renderMath } from './math'

/** Returns the formulas of a text: the name of the component and the TeX source. */
async function formulasOf(text: string) {
  const { body, problems } = await compile(text)
  expect(problems).toEqual([])
  return [...JSON.stringify(body).matchAll(/\["(Math|MathBlock)",\{"html":"(.*?[^\\])"\}/g)].map(
    ([, name, html]) => `${name}: ${/x-tex\\">(.*?)<\/annotation/.exec(html!)?.[1]?.replaceAll('\\\\', '\\')}`,
  )
}

testTable(formulasOf)('compiles the formulas of %j', {
  'a $$x_1 * y$$ b': ['Math: x_1 * y'],
  'It costs $5 and not $10.': [],
  '`$$x$$` is code': [],
  '$$\nx\n$$': ['MathBlock: x'],
  $$x$$: ['MathBlock: x'],
  '```math\n\\frac{a}{b}\n```': ['MathBlock: \\frac{a}{b}'],
})

test('renders a formula as HTML, and as MathML for screen readers', () => {
  const drawn = renderMath('\\sqrt{x}', true)
  expect(drawn).toEqual({ html: expect.stringContaining('<msqrt>') as string })
  expect(drawn).toEqual({ html: expect.stringContaining('aria-hidden="true"') as string })
})

test.each([
  ['a $$\\frac{a$$', '1:12', "Unexpected end of input in a macro argument, expected '}'"],
  ['a\n\n$$\nx\n  \\foo y\n$$', '5:3', 'Undefined control sequence: \\foo'],
  ['a\n\n```math\nx\n\\foo\n```', '5:1', 'Undefined control sequence: \\foo'],
  ['$$x \\href{https://a.example}{b}$$', '1:5', '"\\href" is not allowed here'],
])('reports the invalid formula in %j', async (text, place, words) => {
  expect(await problemsOf(text)).toEqual([`${place} The formula cannot be read: ${words}. Correct it.`])
})

test('reports a formula with endless expansions', async () => {
  const [problem] = await problemsOf('$$\\def\\a{\\a\\a}\\a$$')
  expect(problem).toMatch(/^1:3 The formula cannot be read: Too many expansions/)
})
