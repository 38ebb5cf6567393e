import { environment } from '@galley/testing/compile.fixture'
import { compileMarkdown } from './compile-markdown'

const NAMES = { node: 'A program.', Galley: 'A tray\nof type.' }

const markdownOf = async (text: string, textLine = 1) => {
  const named = { ...environment, readNames: () => NAMES }
  return (await compileMarkdown(text, 'docs/1.start/1.page.md', textLine, named)).markdown
}

test.each([
  ['a callout', ':::note\na\n\nb\n:::\n', '> [!NOTE]\n> a\n>\n> b'],
  ['a callout with a title', ':::tip[Mind *this*]\na\n:::', '> [!TIP]\n> **Mind *this***\n>\n> a'],
  ['tabs', '::::tabs\n:::tab[One]\na\n:::\n:::tab{label="Two"}\nb\n:::\n::::', '**One**\n\na\n\n**Two**\n\nb'],
  ['a card', ':::card[One]{to="/a" icon="rocket"}\na\n:::', '**[One](/a)**\n\na'],
  ['a field', ':::field{name="a" type="text" required deprecated=false}\nb\n:::', '**a** · text · required\n\nb'],
  ['a component that holds code', ':::code-group\n```js\n:::a\n```\n:::', '```js\n:::a\n```'],
  ['a preview', '- :::code-preview\n  Press :kbd[Esc].\n  :::', '- Press `Esc`.\n\n  ```md\n  Press :kbd[Esc].\n  ```'],
  ['a component in a list', '- a\n\n  :::note\n  b\n\n  c\n  :::\n- d', '- a\n\n  > [!NOTE]\n  > b\n  >\n  > c\n- d'],
  ['a component in a quote', '> :::tip[T]\n> a\n> :::\n> b', '> > [!TIP]\n> > **T**\n> >\n> > a\n>\n> b'],
  ['text right beside a component', 'a\n:::steps\nb\n:::\nc', 'a\n\nb\n\nc'],
  [
    'components in a line',
    'Press :kbd[Esc] :icon{name=rocket label=Go} :badge[New] :term[node].',
    'Press `Esc` Go New node.',
  ],
  ['components in a heading and a table', '## A :badge[b]\n\n| :kbd[c] |\n| - |', '## A b\n\n| `c` |\n| - |'],
  ['a glossary', '::glossary', '- **Galley**: A tray of type.\n- **node**: A program.'],
  ['a film', '::video[Tour]{src="/tour.mp4"}', '[Tour](/tour.mp4)'],
  ['an example', '::example{name="button"}', "```tsx [button.tsx]\nexport const name = 'button'\n```"],
  [
    'props, in a list',
    '- a\n\n  ::props{of="Button"}',
    "- a\n\n  | Prop | Type | Default | Description |\n  | --- | --- | --- | --- |\n  | `size` | `'sm' \\| 'md'` | `'md'` | How large, as `font-size`. |\n" +
      '  | `to` | `string` | required | Where it leads. |\n  | `icon` | `IconName` | – |  |',
  ],
])('writes %s as plain Markdown', async (_, text, markdown) => {
  expect(await markdownOf(text)).toBe(markdown)
})

test.each([
  'key:value, 10:30 and https://a.example/:b[c]',
  '`:kbd[a]` \\:kbd[a]',
  '```md\n:::note\na\n:::\n```',
  ':::nothing\na\n:::',
])('keeps %j', async (text) => expect(await markdownOf(text)).toBe(text))

test('replaces links to content files with paths, and keeps code, text and other links', async () => {
  const text =
    'See [a](./2.install.md) and `./2.install.md`.\n\n[./2.install.md](./2.install.md#x "T"), [c](https://c.example) ./2.install.md'
  const written =
    'See [a](/docs/start/install) and `./2.install.md`.\n\n[./2.install.md](/docs/start/install#x "T"), [c](https://c.example) ./2.install.md'
  expect(await markdownOf(text, 5)).toBe(written)
  expect(await markdownOf(`:::note\n${text}\n:::`, 5)).toBe(
    `> [!NOTE]\n> ${written.replaceAll('\n', '\n> ')}`.replace('> \n', '>\n'),
  )
})

test('changes a shared definition once', async () => {
  expect(await markdownOf('[b][x] [c][x]\n\n[x]: ./2.install.md "./2.install.md"')).toBe(
    '[b][x] [c][x]\n\n[x]: /docs/start/install "./2.install.md"',
  )
})

test('replaces links in attributes, but not the same text elsewhere', async () => {
  const text = ':::card[See ../2.install.md]{to="./2.install.md"}\na\n:::'
  expect(await markdownOf(text)).toBe('**[See ../2.install.md](/docs/start/install)**\n\na')
})

test.each([
  [
    ':var[node] \\:var[node] `:var[node]` :kbd[:var[node]] :var[gone]',
    'A program. \\:var[node] `A program.` `A program.` :var[gone]',
  ],
  [
    '[a](https://a.example/:var[node]) and https://a.example/:var[node]',
    '[a](https://a.example/A program.) and https://a.example/A program.',
  ],
  [':::tip{title=":var[node]"}\na\n:::', '> [!TIP]\n> **A program.**\n>\n> a'],
  [':var[a :kbd[node] :kbd[c]', ':var[a `node` `c`'],
])('replaces the variables of %j', async (text, markdown) => expect(await markdownOf(text)).toBe(markdown))
