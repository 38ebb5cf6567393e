import { compile, testBodies, testProblems } from '@galley/testing/compile.fixture'
import { testTable } from '@galley/testing/test-table.fixture'
import { contentComponents } from './content-components'
import { depthOfDirectives } from './limits'

const BUTTON = `<span class="line">export const name = 'button'</span>`
const rocket = { body: '<path/>', width: 24, height: 24 }

testBodies('compiles a component with its attributes and children: %j', {
  ':::note\na\n:::': [['Callout', { type: 'note' }, ['p', {}, 'a']]],
  ':::warning[Mind *this*]\na\n:::': [['Callout', { type: 'warning', title: 'Mind this' }, ['p', {}, 'a']]],
  ':::note{collapsible icon="lucide:rocket"}\n:::': [['Callout', { type: 'note', collapsible: true, icon: rocket }]],
  '::::card-group\n:::card[One]{to="2.install.md#a" icon="lucide:rocket"}\na\n:::\n::::': [
    ['CardGroup', {}, ['Card', { title: 'One', to: '/docs/start/install#a', icon: rocket }, ['p', {}, 'a']]],
  ],
  '::::tabs\n:::tab[One]\na\n:::\n:::tab{label="Two"}\n**b**\n:::\n::::': [
    ['Tabs', {}, ['Tab', { label: 'One' }, ['p', {}, 'a']], ['Tab', { label: 'Two' }, ['p', {}, ['strong', {}, 'b']]]],
  ],
  ':::code-group\n```js [a.js]\nx\n```\n:::': [
    ['CodeGroup', {}, ['CodeBlock', { html: '<span class="line">x</span>', language: 'js', filename: 'a.js' }]],
  ],
  '- a\n\n  :::note\n  b\n  :::': [
    ['ul', {}, ['li', {}, ['p', {}, 'a'], ['Callout', { type: 'note' }, ['p', {}, 'b']]]],
  ],
  ':::collapsible[More]{open=false}\n:::': [['Collapsible', { label: 'More', open: false, id: 'more' }]],
  '::::field-group[Options]\n:::field{name=limit type="number | null" required default="10"}\na\n:::\n::::': [
    [
      'FieldGroup',
      { title: 'Options' },
      ['Field', { name: 'limit', type: 'number | null', required: true, default: '10', id: 'limit' }, ['p', {}, 'a']],
    ],
  ],
  '::video[**A** tour]{src="/a.mp4" poster="shot.png" captions="/a.vtt" loop}': [
    ['Video', { title: 'A tour', src: '/a.mp4', poster: 'docs/1.start/shot.png', captions: '/a.vtt', loop: true }],
  ],
  ':icon{name="lucide:rocket" label="Start"}': [['p', {}, ['Icon', { name: rocket, label: 'Start' }]]],
  'Press :kbd[K] :badge[*New*]{color=success}.': [
    ['p', {}, 'Press ', ['Kbd', {}, 'K'], ' ', ['Badge', { color: 'success' }, ['em', {}, 'New']], '.'],
  ],
  '::example{name="button"}': [['Example', { name: 'button' }, ['CodeBlock', { html: BUTTON, language: 'tsx' }]]],
  ':::island{name="server-status" timezone="Asia/Tokyo" days=3}\na\n:::': [
    ['Island', { name: 'server-status', timezone: 'Asia/Tokyo', days: '3' }, ['p', {}, 'a']],
  ],
})

testBodies('starts a step at each heading with the level of the first heading: %j', {
  ':::steps\nfirst\n\n### One\n\na\n\n#### Detail\n\n### Two\n\nb\n:::': [
    [
      'Steps',
      {},
      ['Step', {}, ['p', {}, 'first']],
      ['Step', {}, ['h3', { id: 'one' }, 'One'], ['p', {}, 'a'], ['h4', { id: 'detail' }, 'Detail']],
      ['Step', {}, ['h3', { id: 'two' }, 'Two'], ['p', {}, 'b']],
    ],
  ],
  ':::steps\na\n\nb\n:::': [['Steps', {}, ['Step', {}, ['p', {}, 'a'], ['p', {}, 'b']]]],
})

testBodies('compiles a figure and definitions to HTML: %j', {
  ':::figure[Marks of `readers`]\n| a |\n| - |\n| b |\n:::': [
    [
      'figure',
      {},
      ['table', {}, ['thead', {}, ['tr', {}, ['th', {}, 'a']]], ['tbody', {}, ['tr', {}, ['td', {}, 'b']]]],
      ['figcaption', {}, 'Marks of ', ['code', {}, 'readers']],
    ],
  ],
  ':::definitions\n- Proof\n  - A print\n  - A *test*\n:::': [
    ['dl', {}, ['dt', {}, 'Proof'], ['dd', {}, 'A print'], ['dd', {}, 'A ', ['em', {}, 'test']]],
  ],
  ':::definitions\n- Galley\n\n  The tray.\n:::': [
    ['dl', {}, ['dt', {}, 'Galley'], ['dd', {}, ['p', {}, 'The tray.']]],
  ],
})

const cells = (name: string, ...contents: unknown[][]) => [
  'tr',
  {},
  ...contents.map((content) => [name, {}, ...content]),
]
const code = (text: string) => ['code', {}, text]

testBodies('compiles the props of a component to a table: %j', {
  '::props{of="Button"}': [
    [
      'table',
      {},
      ['thead', {}, cells('th', ['Prop'], ['Type'], ['Default'], ['Description'])],
      [
        'tbody',
        {},
        cells('td', [code('size')], [code("'sm' | 'md'")], [code("'md'")], ['How large, as ', code('font-size'), '.']),
        cells('td', [code('to')], [code('string')], ['required'], ['Where it leads.']),
        cells('td', [code('icon')], [code('IconName')], ['–'], []),
      ],
    ],
  ],
})

const UNKNOWN = `If these are words, write a backslash before the first colon. Components: ${Object.keys(contentComponents).join(', ')}.`
const NO_PROPS =
  'Name a component such as "Button" or a directive such as "card". After a change of the code, run "npm run props".'
const fence = '```sh [a.sh]\na\n```'

testProblems('reports an unknown, misspelled or misplaced component: %j', {
  'a\n\n:::nott\nb\n:::': `3:1 Unknown component ":::nott". Did you mean "note"? ${UNKNOWN}`,
  ':note[a]': '1:1 ":note" is written the wrong way. Write ":::note" on a line of its own, closed by ":::".',
  ':::badge\na\n:::': '1:1 ":::badge" is written the wrong way. Write ":badge[…]" within a line.',
  ':::example{name=button}\n:::':
    '1:1 ":::example" is written the wrong way. Write "::example{…}" on a line of its own.',
  ':::tab[a]\n:::': '1:1 ":::tab" must be directly inside ":::tabs". Move it there.',
})

testProblems('reports an unknown example, island, icon or documented component: %j', {
  '::example{name=buton}':
    '1:1 "::example": there is no example "buton". Did you mean "button"? Write it as "src/examples/buton.tsx".',
  ':::island{name=server-statu}\n:::':
    '1:1 ":::island": there is no island "server-statu". Did you mean "server-status"? Write it as "src/islands/server-statu.tsx".',
  'a\n\n::props{of=Buton}': `3:1 "::props": "Buton" has no props to show. Did you mean "Button"? ${NO_PROPS}`,
  '::props{of=constructor}': `1:1 "::props": "constructor" has no props to show. ${NO_PROPS}`,
  ':::card[a]{icon="lucide:nope"}\n:::': '1:1 ":::card": there is no icon "lucide:nope". Icon sets: lucide.',
})

testProblems('reports invalid attributes: %j', {
  ':::island\n:::': '1:1 ":::island": "name" is missing. Add it: a text.',
  '::props{of=Button size=md}': '1:1 "::props": "size" is not a field. Allowed: of.',
  '::::tabs\n:::tab\na\n:::\n::::': '2:1 ":::tab": "label" is missing. Add it: a text.',
  ':::figure\na\n:::': '1:1 ":::figure": "caption" is missing. Add it: a text.',
  ':::card[a]{icon=Rocket}\n:::':
    '1:1 ":::card": "icon" must be an icon name such as "rocket" or "simple-icons:github", got "Rocket". Correct it.',
  ':badge[a]{color=red}': expect.stringContaining('1:1 ":badge": "color" must be one of "primary",'),
  ':badge[a]{.x #y}': [
    '1:1 ":badge": "class" is not a field. Allowed: color, variant.',
    '1:1 ":badge": "id" is not a field. Allowed: color, variant.',
  ],
  '::video[a]{src="https://a.example/b.mp4"}':
    '1:1 "::video": "src" must be a video such as "/films/tour.mp4" or the URL of a video on YouTube or Vimeo, got "https://a.example/b.mp4". Correct it.',
  '::video[a]{src="/a.mp4" ratio=wide}':
    '1:1 "::video": "ratio" must be two numbers such as "16/9", got "wide". Correct it.',
})

testProblems('reports content that a component does not show: %j', {
  [`:::code-group\n${fence}\n:::`]: [],
  ':::file-tree\n- a\n  - b\n:::': [],
  [`:::code-group\n${fence}\n\nWords.\n:::`]:
    '6:1 ":::code-group" may only contain code blocks. Move this out of ":::code-group".',
  ':::code-tree\n```sh\na\n```\n:::':
    '2:1 ":::code-tree" may only contain code blocks with a file name in brackets. Move this out of ":::code-tree".',
  ':::file-tree\n- a\n\nb\n:::': '4:1 ":::file-tree" may only contain one list. Move this out of ":::file-tree".',
  ':::tabs\n\na\n:::': '3:1 ":::tabs" may only contain tabs. Move this out of ":::tabs".',
  [`:::code-tree\n${fence}\n\n${fence}\n:::`]: '6:1 ":::code-tree" has two files "a.sh". Rename or remove one of them.',
  ':::definitions\n- Proof\n  - A print\n- Galley\n:::': expect.stringContaining(
    '4:1 This item of ":::definitions" has no definition.',
  ),
})

test('does not let an attribute override a fixed attribute', async () => {
  const { body } = await compile(':::note{type=danger}\na\n:::')
  expect(body).toEqual([['div', { 'data-problem': '1:1' }, ['p', {}, 'a']]])
})

test('ends an unclosed component at the end of the text', async () => {
  expect((await compile(':::note\na')).body).toEqual([
    ['div', { 'data-problem': '1:1' }, ['Callout', { type: 'note' }, ['p', {}, 'a']]],
  ])
})

test('prefers headings over fields and items for ids, and keeps ids of the author', async () => {
  const fields = ':::field{name=limit}\n:::\n\n:::field{name=limit}\n:::'
  const { anchors } = await compile(`${fields}\n\n## Limit\n\n:::field{name=a id=b}\n:::\n\n## B`)
  expect(anchors).toEqual(['limit-1', 'limit-2', 'limit', 'b', 'b-1'])
})

test('leaves folded headings out of the table of contents only', async () => {
  const { toc, anchors, text } = await compile(
    '## Seen\n\n:::collapsible[More]\n## Folded\n\nwords\n:::\n\n:::field{name=limit}\n:::',
  )
  expect(toc.map(({ id }) => id)).toEqual(['seen'])
  expect(anchors).toContain('folded')
  expect(text).toBe('Seen More Folded words limit')
})

test('treats the poster of a video as an image of the page', async () => {
  expect((await compile('::video[a]{src="/a.mp4" poster="./shot.png"}')).images).toEqual(['docs/1.start/shot.png'])
})

testTable(depthOfDirectives)('finds in %j at most %d directives open at once', {
  '': 0,
  'a\n\n::icon{name=a}': 0,
  ':::note\na\n:::\n\n:::tip\nb\n:::': 1,
  '::::tabs\n:::tab[A]\na\n:::\n:::tab[B]\nb\n:::\n::::': 2,
  '- a\n\n  > :::note\n  > a': 1,
  // If two directives have the same number of colons, the first closing line closes the outer directive with its content.
  ':::a\n:::b\n:::\n:::c': 2,
  '```md\n:::a\n:::b\n```\n\n:::c\n:::': 1,
  '````md\n```\n:::a\n````\n:::b': 1,
})
