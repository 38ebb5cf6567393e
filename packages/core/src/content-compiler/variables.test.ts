import { environment } from '@galley/testing/compile.fixture'
import { testTable } from '@galley/testing/test-table.fixture'
import { compileMarkdown } from './compile-markdown'

const VARIABLES = { version: '1.10', 'api host': '*api*.example', bad: 'a\nb', script: 'javascript:alert(1)' }

const compile = (text: string, variables: Record<string, string> | null = VARIABLES) =>
  compileMarkdown(text, 'docs/a.md', 1, { ...environment, readNames: () => variables })

const problemsOf = async (text: string, variables?: null) =>
  (await compile(text, variables)).problems.map(({ line, column, message }) => `${line}:${column} ${message}`)

testTable(async (text) => (await compile(text)).body![0])('replaces the variables in %j', {
  'Version :var[version] of *:var[api host]*.': ['p', {}, 'Version 1.10 of ', ['em', {}, '*api*.example'], '.'],
  '`npm i a@:var[version]`': ['p', {}, ['code', {}, 'npm i a@1.10']],
  '`\\:var[version]` \\:var[version]': ['p', {}, ['code', {}, ':var[version]'], ' :var[version]'],
  '[a](https://a.example/:var[version]/)': ['p', {}, ['a', { href: 'https://a.example/1.10/' }, 'a']],
  '## :var[version]': ['h2', { id: '110' }, '1.10'],
  ':badge[a :var[version]]': ['p', {}, ['Badge', {}, 'a 1.10']],
  '```sh\na@:var[version]\n```': ['CodeBlock', { html: '<span class="line">a@1.10</span>', language: 'sh' }],
  ':::card[A]{to="https://a.example/:var[version]"}\n:::': ['Card', { title: 'A', to: 'https://a.example/1.10' }],
  // Other texts stay as they are.
  'a:var b, var[version], :vars and x[:v]': ['p', {}, 'a:var b, var[version], :vars and x[:v]'],
})

testTable(async (text) => (await problemsOf(text))[0])('reports %j', {
  'a :var[verson]': expect.stringContaining(
    '1:3 The variable "verson" is not declared. Did you mean "version"? Write "verson: …" in content/variables.yml',
  ),
  '```sh\na\nb :var[verson]\n```': expect.stringContaining('3:1 The variable "verson" is not declared.'),
  '`:var[constructor]`': expect.stringContaining('1:1 The variable "constructor" is not declared.'),
  ':var[bad]': expect.stringContaining('1:1 The variable "bad" has several lines.'),
  '[a](:var[script])': expect.stringContaining('1:1 The link "javascript:alert(1)" starts with "javascript:"'),
  ':var[version]{size="2"}': expect.stringContaining('1:1 ":var": "size" is not a field.'),
  ':var[version]': undefined,
})

test('does not report variables if their file itself has problems', async () => {
  expect(await problemsOf(':var[version]', null)).toEqual([])
})

test("keeps undeclared variables in the page's Markdown", async () => {
  const { markdown } = await compile('a :var[version] \\:var[version] :var[x]')
  expect(markdown).toBe('a 1.10 \\:var[version] :var[x]')
})
