import { environment } from './compile.fixture'
import { replaceDirectives } from './replace-directives'

const replaced = (text: string) =>
  replaceDirectives(text, { ...environment, readNames: () => ({ node: 'A program.', Galley: 'A tray\nof type.' }) })

test.each([
  ['a callout', ':::note\na\n\nb\n:::\n', '> [!NOTE]\n> a\n>\n> b\n'],
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
    "- a\n\n  | Prop | Type | Default | What it does |\n  | --- | --- | --- | --- |\n  | `size` | `'sm' \\| 'md'` | `'md'` | How large, as `font-size`. |\n" +
      '  | `to` | `string` | required | Where it leads. |\n  | `icon` | `IconName` | – |  |',
  ],
])('%s becomes plain Markdown', (_, text, markdown) => {
  expect(replaced(text)).toBe(markdown)
})

test.each([
  'key:value, 10:30 and https://a.example/:b[c]',
  '`:kbd[a]` \\:kbd[a]',
  '```md\n:::note\na\n:::\n```',
  ':::nothing\na\n:::',
])('%j stays as it is', (text) => expect(replaced(text)).toBe(text))
