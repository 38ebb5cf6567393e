import { environment } from '@galley/testing/compile.fixture'
import { testTable } from '@galley/testing/test-table.fixture'
import { compileMarkdown } from './compile-markdown'

const NAMES = { node: 'A program.', Galley: 'A tray\nof type.' }

const markdownOf = async (text: string, textLine = 1) => {
  const named = { ...environment, readNames: () => NAMES }
  return (await compileMarkdown(text, 'docs/1.start/1.page.md', textLine, named)).markdown
}

testTable(markdownOf)('writes %j as the plain Markdown %j', {
  ':::note\na\n\nb\n:::\n': '> [!NOTE]\n> a\n>\n> b',
  ':::tip[Mind *this*]\na\n:::': '> [!TIP]\n> **Mind *this***\n>\n> a',
  '::::tabs\n:::tab[One]\na\n:::\n:::tab{label="Two"}\nb\n:::\n::::': '**One**\n\na\n\n**Two**\n\nb',
  ':::card[One]{to="/a" icon="rocket"}\na\n:::': '**[One](/a)**\n\na',
  ':::field{name="a" type="text" required deprecated=false}\nb\n:::': '**a** · text · required\n\nb',
  '- :::code-preview\n  Press :kbd[Esc].\n  :::': '- Press `Esc`.\n\n  ```md\n  Press :kbd[Esc].\n  ```',
  '- a\n\n  :::note\n  b\n\n  c\n  :::\n- d': '- a\n\n  > [!NOTE]\n  > b\n  >\n  > c\n- d',
  '> :::tip[T]\n> a\n> :::\n> b': '> > [!TIP]\n> > **T**\n> >\n> > a\n>\n> b',
  'a\n:::steps\nb\n:::\nc': 'a\n\nb\n\nc',
  'Press :kbd[Esc] :icon{name=rocket label=Go} :badge[New] :term[node].': 'Press `Esc` Go New node.',
  '## A :badge[b]\n\n| :kbd[c] |\n| - |': '## A b\n\n| `c` |\n| - |',
  '::glossary': '- **Galley**: A tray of type.\n- **node**: A program.',
  '::video[Tour]{src="/tour.mp4"}': '[Tour](/tour.mp4)',
  '::example{name="button"}': "```tsx [button.tsx]\nexport const name = 'button'\n```",
  '- a\n\n  ::props{of="Button"}':
    "- a\n\n  | Prop | Type | Default | Description |\n  | --- | --- | --- | --- |\n  | `size` | `'sm' \\| 'md'` | `'md'` | How large, as `font-size`. |\n" +
    '  | `to` | `string` | required | Where it leads. |\n  | `icon` | `IconName` | – |  |',
  'key:value, 10:30 and https://a.example/:b[c]': 'key:value, 10:30 and https://a.example/:b[c]',
  '`:kbd[a]` \\:kbd[a]': '`:kbd[a]` \\:kbd[a]',
  ':::nothing\na\n:::': ':::nothing\na\n:::',
  // Two links share a definition.
  '[b][x] [c][x]\n\n[x]: ./2.install.md "./2.install.md"': '[b][x] [c][x]\n\n[x]: /docs/start/install "./2.install.md"',
  ':::card[See ../2.install.md]{to="./2.install.md"}\na\n:::': '**[See ../2.install.md](/docs/start/install)**\n\na',
  ':var[node] \\:var[node] `:var[node]` :kbd[:var[node]] :var[gone]':
    'A program. \\:var[node] `A program.` `A program.` :var[gone]',
  '[a](https://a.example/:var[node]) and https://a.example/:var[node]':
    '[a](https://a.example/A program.) and https://a.example/A program.',
  ':::tip{title=":var[node]"}\na\n:::': '> [!TIP]\n> **A program.**\n>\n> a',
  ':var[a :kbd[node] :kbd[c]': ':var[a `node` `c`',
})

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
