import { environment } from '@galley/testing/compile.fixture'
import { compileMarkdown } from './compile-markdown'

const VARIABLES = { version: '1.10', 'api host': '*api*.example', bad: 'a\nb', script: 'javascript:alert(1)' }

const compile = (text: string, variables: Record<string, string> | null = VARIABLES) =>
  compileMarkdown(text, 'docs/a.md', 1, { ...environment, readNames: () => variables })

const problemsOf = async (text: string, variables?: null) =>
  (await compile(text, variables)).problems.map(({ line, column, message }) => `${line}:${column} ${message}`)

test.each([
  ['Version :var[version] of *:var[api host]*.', ['p', {}, 'Version 1.10 of ', ['em', {}, '*api*.example'], '.']],
  ['`npm i a@:var[version]`', ['p', {}, ['code', {}, 'npm i a@1.10']]],
  ['`\\:var[version]` \\:var[version]', ['p', {}, ['code', {}, ':var[version]'], ' :var[version]']],
  ['[a](https://a.example/:var[version]/)', ['p', {}, ['a', { href: 'https://a.example/1.10/' }, 'a']]],
  [
    '[:var[version]][a]\n\n[a]: https://a.example/:var[version]',
    ['p', {}, ['a', { href: 'https://a.example/1.10' }, '1.10']],
  ],
  ['## :var[version]', ['h2', { id: '110' }, '1.10']],
  [':badge[a :var[version]]', ['p', {}, ['Badge', {}, 'a 1.10']]],
])('replaces the variable in %s', async (text, first) => {
  const { body, problems } = await compile(text)
  expect(problems).toEqual([])
  expect(body![0]).toEqual(first)
})

test('replaces variables in code blocks and attributes', async () => {
  const { body, text, problems } = await compile(
    '```sh\nnpm i a@:var[version]\n```\n\n:::card[A]{to="https://a.example/:var[version]"}\nb\n:::',
  )
  expect(problems).toEqual([])
  expect(JSON.stringify(body)).toContain('npm i a@1.10')
  expect(JSON.stringify(body)).toContain('"to":"https://a.example/1.10"')
  expect(text).not.toContain(':var')
})

test.each([
  [
    'a :var[verson]',
    '1:3 The variable "verson" is not declared. Did you mean "version"? Write "verson: …" in content/variables.yml',
  ],
  ['```sh\na\nb :var[verson]\n```', '3:1 The variable "verson" is not declared.'],
  ['`:var[constructor]`', '1:1 The variable "constructor" is not declared.'],
  [':var[bad]', '1:1 The variable "bad" has several lines.'],
  ['[a](:var[script])', '1:1 The link "javascript:alert(1)" starts with "javascript:"'],
  [':var[version]{size="2"}', '1:1 ":var": "size" is not a field.'],
])('reports %s', async (text, problem) => {
  expect((await problemsOf(text))[0]).toContain(problem)
})

test('does not report variables if their file itself has problems', async () => {
  expect(await problemsOf(':var[version]', null)).toEqual([])
})

test.each(['a:var b', 'var[version]', ':vars', 'x[:v]'])('treats %s as text', async (text) => {
  const { body, problems } = await compile(text)
  expect([body, problems]).toEqual([[['p', {}, text]], []])
})

test("keeps undeclared variables in the page's Markdown", async () => {
  const { markdown } = await compile('a :var[version] \\:var[version] :var[x]')
  expect(markdown).toBe('a 1.10 \\:var[version] :var[x]')
})
