import { bodyOf, compile, problemsOf } from './compile.fixture'
import { contentComponents } from './content-components'

describe('components around content', () => {
  test.each<[string, unknown[]]>([
    [':::note\na\n:::', [['Callout', { type: 'note' }, ['p', {}, 'a']]]],
    [':::warning[Mind *this*]\na\n:::', [['Callout', { type: 'warning', title: 'Mind this' }, ['p', {}, 'a']]]],
    [':::tip{title="Mind"}\n:::', [['Callout', { type: 'tip', title: 'Mind' }]]],
    [
      '::::card-group\n:::card[One]{to="2.install.md#a" icon="lucide:rocket"}\na\n:::\n::::',
      [
        [
          'CardGroup',
          {},
          [
            'Card',
            { title: 'One', to: '/docs/start/install#a', icon: { body: '<path/>', width: 24, height: 24 } },
            ['p', {}, 'a'],
          ],
        ],
      ],
    ],
    [
      '::::tabs\n:::tab[One]\na\n:::\n:::tab{label="Two"}\n**b**\n:::\n::::',
      [
        [
          'Tabs',
          {},
          ['Tab', { label: 'One' }, ['p', {}, 'a']],
          ['Tab', { label: 'Two' }, ['p', {}, ['strong', {}, 'b']]],
        ],
      ],
    ],
    [
      ':::code-group\n```js [a.js]\nx\n```\n:::',
      [['CodeGroup', {}, ['CodeBlock', { html: '<span class="line">x</span>', language: 'js', filename: 'a.js' }]]],
    ],
    [
      '- a\n\n  :::note\n  b\n  :::',
      [['ul', {}, ['li', {}, ['p', {}, 'a'], ['Callout', { type: 'note' }, ['p', {}, 'b']]]]],
    ],
  ])('%j', async (text, body) => {
    expect(await bodyOf(text)).toEqual(body)
  })
})

describe('steps', () => {
  test('each heading of the first level found begins a step', async () => {
    const [steps] = (await bodyOf(':::steps\n### One\n\na\n\n#### Detail\n\n### Two\n\nb\n:::')) as [unknown[]]
    expect(steps.slice(2)).toEqual([
      ['Step', {}, ['h3', { id: 'one' }, 'One'], ['p', {}, 'a'], ['h4', { id: 'detail' }, 'Detail']],
      ['Step', {}, ['h3', { id: 'two' }, 'Two'], ['p', {}, 'b']],
    ])
  })

  test('without a heading all is one step; empty ones have none', async () => {
    expect(await bodyOf(':::steps\na\n\nb\n:::')).toEqual([['Steps', {}, ['Step', {}, ['p', {}, 'a'], ['p', {}, 'b']]]])
    expect(await bodyOf(':::steps\n:::')).toEqual([['Steps', {}]])
  })

  test('words before the first heading are a step of their own', async () => {
    const [steps] = (await bodyOf(':::steps\nfirst\n\n### One\n:::')) as [unknown[]]
    expect(steps).toHaveLength(4)
  })
})

test('components within a line', async () => {
  expect(await bodyOf('Press :kbd[Ctrl] + :kbd[K] :badge[*New*]{color=success}.')).toEqual([
    [
      'p',
      {},
      'Press ',
      ['Kbd', {}, 'Ctrl'],
      ' + ',
      ['Kbd', {}, 'K'],
      ' ',
      ['Badge', { color: 'success' }, ['em', {}, 'New']],
      '.',
    ],
  ])
})

test('an example stands above its source', async () => {
  expect(await bodyOf('::example{name="button-loading"}')).toEqual([
    [
      'Example',
      { name: 'button-loading' },
      ['CodeBlock', { html: `<span class="line">export const name = 'button-loading'</span>`, language: 'tsx' }],
    ],
  ])
})

test('an island has its other attributes as parameters', async () => {
  expect(await bodyOf(':::island{name="server-status" timezone="Asia/Tokyo" days=3}\na\n:::')).toEqual([
    ['Island', { name: 'server-status', timezone: 'Asia/Tokyo', days: '3' }, ['p', {}, 'a']],
  ])
})

describe('a component written wrongly is a problem with its place', () => {
  const components = `Components: ${Object.keys(contentComponents).join(', ')}.`

  test.each([
    [
      'a\n\n:::nott\nb\n:::',
      `3:1 ":::nott" is no component. Did you mean "note"? If these are words, write a backslash before the first colon. ${components}`,
    ],
    [
      'a :foo[b]',
      `1:3 ":foo" is no component. If these are words, write a backslash before the first colon. ${components}`,
    ],
    [':note[a]', '1:1 ":note" is written the wrong way. Write ":::note" on a line of its own, closed by ":::".'],
    ['::note[a]', '1:1 "::note" is written the wrong way. Write ":::note" on a line of its own, closed by ":::".'],
    [':::badge\na\n:::', '1:1 ":::badge" is written the wrong way. Write ":badge[…]" within a line.'],
    ['::icon{name="lucide:rocket"}', '1:1 "::icon" is written the wrong way. Write ":icon{…}" within a line.'],
    [
      'a\n\n:::note\nb',
      '3:1 ":::note" is not closed. Write as many colons as it opens with on a line below its content; what stands around it has more.',
    ],
    [
      '::::note\n:::tip\na\n::::',
      '2:1 ":::tip" is not closed. Write as many colons as it opens with on a line below its content; what stands around it has more.',
    ],
    [
      ':::note\na\n:::\n\n:::',
      '5:1 ":::" closes nothing here, and opens nothing. Write a component\'s name directly behind its colons, or take them out.',
    ],
    [
      '::: note\na\n:::',
      '1:1 ":::" closes nothing here, and opens nothing. Write a component\'s name directly behind its colons, or take them out.',
    ],
    [
      ':::example{name=button}\n:::',
      '1:1 ":::example" is written the wrong way. Write "::example{…}" on a line of its own.',
    ],
    [
      '::example{name=buton}',
      '1:1 "::example": there is no example "buton". Did you mean "button"? Write it as "src/examples/buton.tsx".',
    ],
    [
      ':::island{name=server-statu}\n:::',
      '1:1 ":::island": there is no island "server-statu". Did you mean "server-status"? Write it as "src/islands/server-statu.tsx".',
    ],
    [':::island\n:::', '1:1 ":::island": "name" is missing. Add it: a text.'],
    ['::example', '1:1 "::example": "name" is missing. Add it: a text.'],
    [':::tab[a]\n:::', '1:1 ":::tab" must stand directly inside ":::tabs". Move it there.'],
    ['::::tabs\n:::tab\na\n:::\n::::', '2:1 ":::tab": "label" is missing. Add it: a text.'],
    [':::card\n:::', '1:1 ":::card": "title" is missing. Add it: a text.'],
    [
      ':::card[a]{to="docs"}\n:::',
      '1:1 The link "docs" leads to no content file. Link a content file by its relative name ("./page.md"), a page by its path ("/docs"), or put a download into "static/" and link it from "/".',
    ],
    [
      ':::card[a]{icon=Rocket}\n:::',
      '1:1 ":::card": "icon" must be an icon name such as "rocket" or "simple-icons:github", got "Rocket". Correct it.',
    ],
    [':::card[a]{icon="lucide:nope"}\n:::', '1:1 ":::card": there is no icon "lucide:nope". Icon sets: lucide.'],
    [
      ':badge[a]{color=red}',
      '1:1 ":badge": "color" must be one of "primary", "secondary", "success", "info", "warning", "error", "neutral", got "red". Correct it.',
    ],
    [':badge[a]{colour=info}', '1:1 ":badge": "colour" is not a field. Did you mean "color"? Allowed: color, variant.'],
  ])('%j', async (text, problem) => {
    expect(await problemsOf(text)).toEqual([problem])
  })

  test('every wrong attribute is told', async () => {
    expect(await problemsOf(':badge[a]{.x #y onclick=z color=red}')).toHaveLength(4)
  })
})

test('an attribute never changes what a name stands for', async () => {
  const { body } = await compile(':::note{type=danger}\na\n:::')
  expect(body).toEqual([['div', { 'data-problem': '1:1' }, ['p', {}, 'a']]])
})

test('a component left open ends with the text', async () => {
  expect((await compile(':::note\na')).body).toEqual([
    ['div', { 'data-problem': '1:1' }, ['Callout', { type: 'note' }, ['p', {}, 'a']]],
  ])
})
