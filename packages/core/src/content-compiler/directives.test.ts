import { bodyOf, compile, problemsOf } from '@galley/testing/compile.fixture'
import { contentComponents } from './content-components'
import { depthOfDirectives } from './limits'

describe('compiles containers', () => {
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
  test('start at each heading with the level of the first heading', async () => {
    const [steps] = (await bodyOf(':::steps\n### One\n\na\n\n#### Detail\n\n### Two\n\nb\n:::')) as [unknown[]]
    expect(steps.slice(2)).toEqual([
      ['Step', {}, ['h3', { id: 'one' }, 'One'], ['p', {}, 'a'], ['h4', { id: 'detail' }, 'Detail']],
      ['Step', {}, ['h3', { id: 'two' }, 'Two'], ['p', {}, 'b']],
    ])
  })

  test('are a single step without a heading, and none without content', async () => {
    expect(await bodyOf(':::steps\na\n\nb\n:::')).toEqual([['Steps', {}, ['Step', {}, ['p', {}, 'a'], ['p', {}, 'b']]]])
    expect(await bodyOf(':::steps\n:::')).toEqual([['Steps', {}]])
  })

  test('start with the text before the first heading', async () => {
    const [steps] = (await bodyOf(':::steps\nfirst\n\n### One\n:::')) as [unknown[]]
    expect(steps).toHaveLength(4)
  })
})

test('compiles components within a line', async () => {
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

test('shows an example with its source', async () => {
  expect(await bodyOf('::example{name="button-loading"}')).toEqual([
    [
      'Example',
      { name: 'button-loading' },
      ['CodeBlock', { html: `<span class="line">export const name = 'button-loading'</span>`, language: 'tsx' }],
    ],
  ])
})

test('passes other attributes of an island as parameters', async () => {
  expect(await bodyOf(':::island{name="server-status" timezone="Asia/Tokyo" days=3}\na\n:::')).toEqual([
    ['Island', { name: 'server-status', timezone: 'Asia/Tokyo', days: '3' }, ['p', {}, 'a']],
  ])
})

describe('reports an invalid component with its position', () => {
  const components = `Components: ${Object.keys(contentComponents).join(', ')}.`

  test.each([
    [
      'a\n\n:::nott\nb\n:::',
      `3:1 Unknown component ":::nott". Did you mean "note"? If these are words, write a backslash before the first colon. ${components}`,
    ],
    [
      'a :foo[b]',
      `1:3 Unknown component ":foo". If these are words, write a backslash before the first colon. ${components}`,
    ],
    [':note[a]', '1:1 ":note" is written the wrong way. Write ":::note" on a line of its own, closed by ":::".'],
    ['::note[a]', '1:1 "::note" is written the wrong way. Write ":::note" on a line of its own, closed by ":::".'],
    [':::badge\na\n:::', '1:1 ":::badge" is written the wrong way. Write ":badge[…]" within a line.'],
    ['::icon{name="lucide:rocket"}', '1:1 "::icon" is written the wrong way. Write ":icon{…}" within a line.'],
    [
      'a\n\n:::note\nb',
      '3:1 ":::note" is not closed. Write a line with the same number of colons below its content. An enclosing directive needs more colons.',
    ],
    [
      '::::note\n:::tip\na\n::::',
      '2:1 ":::tip" is not closed. Write a line with the same number of colons below its content. An enclosing directive needs more colons.',
    ],
    [
      ':::note\na\n:::\n\n:::',
      '5:1 ":::" neither opens nor closes a component here. Write the name of a component directly after the colons, or remove the colons.',
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
    [':::tab[a]\n:::', '1:1 ":::tab" must be directly inside ":::tabs". Move it there.'],
    ['::::tabs\n:::tab\na\n:::\n::::', '2:1 ":::tab": "label" is missing. Add it: a text.'],
    [':::card\n:::', '1:1 ":::card": "title" is missing. Add it: a text.'],
    [
      ':::card[a]{to="docs"}\n:::',
      '1:1 The link "docs" leads to no content file. Link a content file by its relative name ("./page.md"), a page by its path ("/docs"), or a download by its relative name ("./report.pdf").',
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

  test('reports all invalid attributes', async () => {
    expect(await problemsOf(':badge[a]{.x #y onclick=z color=red}')).toHaveLength(4)
  })
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

describe('compiles attributes and children of components', () => {
  const rocket = { body: '<path/>', width: 24, height: 24 }

  test.each<[string, unknown[]]>([
    [
      '::::accordion{single}\n:::accordion-item[Who *reads* it?]{open icon="lucide:rocket"}\na\n:::\n::::',
      [
        'Accordion',
        { single: true },
        ['AccordionItem', { label: 'Who reads it?', icon: rocket, open: true, id: 'who-reads-it' }, ['p', {}, 'a']],
      ],
    ],
    [
      ':::collapsible[More]{open=false}\na\n:::',
      ['Collapsible', { label: 'More', open: false, id: 'more' }, ['p', {}, 'a']],
    ],
    [
      '::::field-group[Options]\n:::field{name=limit type="number | null" required default="10"}\na\n:::\n::::',
      [
        'FieldGroup',
        { title: 'Options' },
        ['Field', { name: 'limit', type: 'number | null', required: true, default: '10', id: 'limit' }, ['p', {}, 'a']],
      ],
    ],
    [':::note{collapsible icon="lucide:rocket"}\n:::', ['Callout', { type: 'note', collapsible: true, icon: rocket }]],
    [
      '::video[A tour]{src="/films/tour.mp4" poster="shot.png" captions="/films/tour.vtt" loop}',
      [
        'Video',
        {
          title: 'A tour',
          src: '/films/tour.mp4',
          poster: 'docs/1.start/shot.png',
          captions: '/films/tour.vtt',
          loop: true,
        },
      ],
    ],
  ])('%j', async (text, node) => {
    expect(await bodyOf(text)).toEqual([node])
  })

  test('compiles an icon within a line', async () => {
    expect(await bodyOf('a :icon{name="lucide:rocket" label="Start"} b')).toEqual([
      ['p', {}, 'a ', ['Icon', { name: rocket, label: 'Start' }], ' b'],
    ])
  })

  test('compiles a badge with colour and variant', async () => {
    expect(await bodyOf(':badge[a]{color=info variant=solid}')).toEqual([
      ['p', {}, ['Badge', { color: 'info', variant: 'solid' }, 'a']],
    ])
  })

  describe('ids for links', () => {
    test('prefer headings over fields and items', async () => {
      const { anchors } = await compile(
        '::::field-group\n:::field{name=limit}\n:::\n:::field{name=limit}\n:::\n::::\n\n## Limit\n\n::::accordion\n:::accordion-item[Limit]\n:::\n::::',
      )
      expect(anchors).toEqual(['limit-1', 'limit-2', 'limit', 'limit-3'])
    })

    test('keep an id of the author', async () => {
      const { anchors, problems } = await compile(':::field{name=a id=b}\n:::\n\n## B\n\n:::collapsible[C]{id=b}\n:::')
      expect(anchors).toEqual(['b', 'b-1', 'b'])
      expect(problems.map(({ message }) => message)).toEqual([
        'The id "b" is already taken on this page. Choose another.',
      ])
    })
  })

  test('include folded headings, which the table of contents leaves out', async () => {
    const { toc, anchors, text } = await compile('## Seen\n\n:::collapsible[More]\n## Folded\n\nwords\n:::')
    expect(toc.map(({ id }) => id)).toEqual(['seen'])
    expect(anchors).toContain('folded')
    expect(text).toBe('Seen More Folded words')
  })

  test('use the name of a field', async () => {
    expect((await compile(':::field{name=limit type=number}\nHow many.\n:::')).text).toBe('limit How many.')
  })

  test('accepts a label that begins with emphasis', async () => {
    expect(await bodyOf('::video[**A** tour]{src="/a.mp4"}')).toEqual([['Video', { title: 'A tour', src: '/a.mp4' }]])
  })

  test('treats a poster as an image of the page', async () => {
    expect((await compile('::video[a]{src="/a.mp4" poster="./shot.png"}')).images).toEqual(['docs/1.start/shot.png'])
  })

  test.each([
    ['::video{src="/a.mp4"}', '"title" is missing. Add it: a text.'],
    [
      '::video[a]{src="https://a.example/b.mp4"}',
      '"src" must be a video such as "/films/tour.mp4" or the URL of a video on YouTube or Vimeo, got "https://a.example/b.mp4". Correct it.',
    ],
    ['::video[a]{src="/a.mp4" ratio=wide}', '"ratio" must be two numbers such as "16/9", got "wide". Correct it.'],
    [
      '::video[a]{src="/a.mp4" captions="a.srt"}',
      '"captions" must be a file such as "/films/tour.vtt", got "a.srt". Correct it.',
    ],
    ['::video[a]{src="/a.mp4" loop=often}', '"loop" must be true or false, got "often". Correct it.'],
    [':::field{name=a required=maybe}\n:::', '"required" must be true or false, got "maybe". Correct it.'],
    [':::field{type=a}\n:::', '"name" is missing. Add it: a text.'],
    [
      ':icon{name=Rocket}',
      '"name" must be an icon name such as "rocket" or "simple-icons:github", got "Rocket". Correct it.',
    ],
    [':icon{name="lucide:nope"}', 'there is no icon "lucide:nope".'],
    [':::accordion-item[a]\n:::', '" must be directly inside ":::accordion". Move it there.'],
  ])('reports %j', async (text, problem) => {
    const problems = await problemsOf(text)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain(problem)
  })
})

describe('components with limited content', () => {
  const fence = '```sh [a.sh]\na\n```'

  test.each([
    [`:::code-group\n${fence}\n:::`],
    [`:::code-tree\n${fence}\n:::`],
    [':::file-tree\n- a\n  - b\n:::'],
    ['::::tabs\n:::tab[a]\nb\n:::\n::::'],
    [`:::package-managers\n\`\`\`sh\nnpm ci\n\`\`\`\n:::`],
  ])('accepts %j', async (text) => {
    expect(await problemsOf(text)).toEqual([])
  })

  test.each([
    [
      `:::code-group\n${fence}\n\nWords.\n:::`,
      '6:1 ":::code-group" may only contain code blocks. Move this out of ":::code-group".',
    ],
    [
      ':::code-tree\n```sh\na\n```\n:::',
      '2:1 ":::code-tree" may only contain code blocks with a file name in brackets. Move this out of ":::code-tree".',
    ],
    [
      ':::file-tree\n- a\n\nb\n\n1. c\n:::',
      '4:1 ":::file-tree" may only contain one list. Move this out of ":::file-tree".',
    ],
    [':::tabs\n\na\n:::', '3:1 ":::tabs" may only contain tabs. Move this out of ":::tabs".'],
    [
      `:::code-tree\n${fence}\n\n${fence}\n:::`,
      '6:1 ":::code-tree" has two files "a.sh". Rename or remove one of them.',
    ],
    [':::code-group\n:::', '1:1 ":::code-group" is empty. It must contain code blocks.'],
  ])('reports %j', async (text, problem) => {
    expect(await problemsOf(text)).toContain(problem)
  })
})

describe('directives that become HTML', () => {
  test('write a figure as Markdown with its content above the caption', async () => {
    expect(await bodyOf(':::figure[Marks of `readers`]\n| a |\n| - |\n| b |\n:::')).toEqual([
      [
        'figure',
        {},
        ['table', {}, ['thead', {}, ['tr', {}, ['th', {}, 'a']]], ['tbody', {}, ['tr', {}, ['td', {}, 'b']]]],
        ['figcaption', {}, 'Marks of ', ['code', {}, 'readers']],
      ],
    ])
    expect(await bodyOf(':::figure[Code]\n```sh\na\n```\n:::')).toEqual([
      ['figure', {}, ['CodeBlock', expect.any(Object)], ['figcaption', {}, 'Code']],
    ])
  })

  test('require a caption for a figure', async () => {
    expect(await problemsOf(':::figure\na\n:::')).toEqual([
      expect.stringContaining('1:1 ":::figure": "caption" is missing.'),
    ])
  })

  test('turn definitions into a description list', async () => {
    expect(await bodyOf(':::definitions\n- Proof\n  - A print\n  - A *test*\n- Galley\n\n  The tray.\n:::')).toEqual([
      [
        'dl',
        {},
        ['dt', {}, 'Proof'],
        ['dd', {}, 'A print'],
        ['dd', {}, 'A ', ['em', {}, 'test']],
        ['dt', {}, 'Galley'],
        ['dd', {}, ['p', {}, 'The tray.']],
      ],
    ])
  })

  test('report a term without a definition', async () => {
    expect(await problemsOf(':::definitions\n- Proof\n  - A print\n- Galley\n:::')).toEqual([
      expect.stringContaining('4:1 This item of ":::definitions" has no definition.'),
    ])
  })
})

describe('tables of props', () => {
  test('show the props of a component', async () => {
    const code = (text: string) => ['code', {}, text]
    expect(await bodyOf('Before.\n\n::props{of="Button"}\n\nAfter.')).toEqual([
      ['p', {}, 'Before.'],
      [
        'table',
        {},
        [
          'thead',
          {},
          ['tr', {}, ['th', {}, 'Prop'], ['th', {}, 'Type'], ['th', {}, 'Default'], ['th', {}, 'Description']],
        ],
        [
          'tbody',
          {},
          [
            'tr',
            {},
            ['td', {}, code('size')],
            ['td', {}, code("'sm' | 'md'")],
            ['td', {}, code("'md'")],
            ['td', {}, 'How large, as ', code('font-size'), '.'],
          ],
          [
            'tr',
            {},
            ['td', {}, code('to')],
            ['td', {}, code('string')],
            ['td', {}, 'required'],
            ['td', {}, 'Where it leads.'],
          ],
          ['tr', {}, ['td', {}, code('icon')], ['td', {}, code('IconName')], ['td', {}, '–'], ['td', {}]],
        ],
      ],
      ['p', {}, 'After.'],
    ])
  })

  const REMEDY =
    'Name a component such as "Button" or a directive such as "card". After a change of the code, run "npm run props".'

  test.each([
    ['a\n\n::props{of=Buton}', `3:1 "::props": "Buton" has no props to show. Did you mean "Button"? ${REMEDY}`],
    ['::props{of=Kbd}', `1:1 "::props": "Kbd" has no props to show. ${REMEDY}`],
    ['::props{of=constructor}', `1:1 "::props": "constructor" has no props to show. ${REMEDY}`],
    ['::props', '1:1 "::props": "of" is missing. Add it: a text.'],
    ['::props{of=Button size=md}', '1:1 "::props": "size" is not a field. Allowed: of.'],
  ])('report %j with its position', async (text, problem) => {
    expect(await problemsOf(text)).toEqual([problem])
  })
})

describe('depthOfDirectives', () => {
  test.each([
    ['', 0],
    ['a\n\n::icon{name=a}', 0],
    [':::note\na\n:::\n\n:::tip\nb\n:::', 1],
    ['::::tabs\n:::tab[A]\na\n:::\n:::tab[B]\nb\n:::\n::::', 2],
    ['- a\n\n  > :::note\n  > a', 1],
    [':::a\n:::b\n:::c', 3],
    // If two directives have the same number of colons, the first end closes the outer one and everything in it.
    [':::a\n:::b\n:::\n:::c', 2],
    ['```md\n:::a\n:::b\n```\n\n:::c\n:::', 1],
    ['````md\n```\n:::a\n````\n:::b', 1],
  ])('counts for %j %d open directives', (text, depth) => {
    expect(depthOfDirectives(text)).toBe(depth)
  })
})
