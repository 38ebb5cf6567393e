import { bodyOf, compile, problemsOf, testBodies, testProblems } from '@galley/testing/compile.fixture'
import { testTable } from '@galley/testing/test-table.fixture'
import { isOwnId } from '../own-ids'
import { textOfTree } from './walk-tree'

const anchorsOf = async (text: string) => (await compile(text)).anchors

testBodies('compiles CommonMark: %j', {
  'One\ntwo': [['p', {}, 'One\ntwo']],
  '> *a* **b** `c`  \nd': [
    ['blockquote', {}, ['p', {}, ['em', {}, 'a'], ' ', ['strong', {}, 'b'], ' ', ['code', {}, 'c'], ['br', {}], 'd']],
  ],
  '&copy; &lt;b&gt; \\*a\\*': [['p', {}, '© <b> *a*']],
})

testBodies("compiles GitHub's extensions: %j", {
  '| a | b |\n| :- | -: |\n| 1 | *2* |': [
    [
      'table',
      {},
      ['thead', {}, ['tr', {}, ['th', { align: 'left' }, 'a'], ['th', { align: 'right' }, 'b']]],
      ['tbody', {}, ['tr', {}, ['td', { align: 'left' }, '1'], ['td', { align: 'right' }, ['em', {}, '2']]]],
    ],
  ],
  '- [x] done\n- open': [
    [
      'ul',
      { className: 'contains-task-list' },
      ['li', { className: 'task-list-item' }, ['input', { type: 'checkbox', checked: true, disabled: true }], ' done'],
      ['li', {}, 'open'],
    ],
  ],
  '~~a~~': [['p', {}, ['del', {}, 'a']]],
})

testTable(async (text) => {
  const [paragraph] = (await bodyOf(`See ${text}`)) as [[string, object, string, [string, { href: string }]]]
  return paragraph[3][1].href
})('links the bare address %s to %s', {
  'https://a.example': 'https://a.example',
  'WWW.a.example': 'http://WWW.a.example',
  'me@a.example': 'mailto:me@a.example',
  'me&#64;a.example': 'mailto:me@a.example',
  '&#119;ww.a.example': 'http://www.a.example',
  'www\\.a.example': 'http://www.a.example',
})

describe('alerts', () => {
  const callout = (props: object) => [['Callout', props, ['p', {}, 'Mind ', ['em', {}, 'this'], '.']]]
  const quote = [['blockquote', {}, expect.anything()]]

  testBodies('become callouts: %j', {
    '> [!note]\n> Mind *this*.': callout({ type: 'note' }),
    '> [!WARNING]  \n> Mind *this*.': callout({ type: 'warning' }),
    '> [!CAUTION]\r\n> Mind *this*.\r\n': callout({ type: 'caution' }),
    '> [!IMPORTANT]\n> Mind *this*.': callout({ type: 'note', title: 'Important' }),
    '> [!NOTE]\n> > [!TIP]\n> > c': [['Callout', { type: 'note' }, ['Callout', { type: 'tip' }, ['p', {}, 'c']]]],
  })

  testBodies('are distinguished from quotes: %j', {
    '> [!NOTE] a': quote,
    '> [!OTHER]\n> a': quote,
    '> **[!NOTE]**\n> a': quote,
  })
})

describe('headings', () => {
  testTable(anchorsOf)('have unique ids: %j', {
    '## Set up\n\n### Set up\n\n## Set up 1': ['set-up', 'set-up-1', 'set-up-1-1'],
    '#### Über `a.b` & *c*': ['über-ab--c'],
    '## 🎉\n\n## ?!\n\n## Section': ['section', 'section-1', 'section-2'],
    '## Intro\n\n<h3 id="intro">Own</h3>': ['intro-1', 'intro'],
    '## gatsby-announcer\n\n## `___gatsby`': ['gatsby-announcer-1', '___gatsby-1'],
    '# Title {#start}\n\n## Win\n\n## Windows {#win}': ['win-1', 'win'],
  })

  testProblems('report an id to which no link can lead: %j', {
    '<p id="a">x</p>\n\n<p id="a">y</p>': '3:1 The id "a" is already taken on this page. Choose another.',
    'a <span id="">b</span>': '1:3 The id "" is empty, so no link can lead to it. Write a name, or remove it.',
    'a\n\n<h3 id="set  up ">b</h3>': '3:1 The id "set  up " has a space, so no link can lead to it. Write "set-up".',
    '<p id="a\tb">a</p>': '1:1 The id "a\tb" has a space, so no link can lead to it. Write "a-b".',
  })

  test.each(['Page', 'Top', 'Footnote label', 'constructor'])(
    'with the text "%s" keep the id that follows from the text, beside the ids of the engine',
    async (words) => {
      const { toc, anchors, problems } = await compile(`## ${words}[^1]\n\na[^1]\n\n[^1]: b`)
      expect(problems).toEqual([])
      expect(toc.map(({ id }) => id)).toEqual([words.toLowerCase().replace(' ', '-')])
      expect(new Set(anchors).size).toBe(anchors.length)
    },
  )

  test.each([
    ['<a id="_Galley-page"></a>', 1, 1],
    [':::collapsible[More]{id=_Galley-scripts}\n:::', 1, 1],
    ['## More {#_Galley-ahead}', 1, 9],
    ['<a id="_Galley-fn-2"></a>[^1]\n\n[^1]: b', 1, 1],
  ])('cannot have an id of the engine: the compiler reports and removes the id in %j', async (text, line, column) => {
    const { anchors, problems } = await compile(text)
    expect(problems).toEqual([expect.objectContaining({ line, column })])
    expect(problems[0]!.message).toMatch(/^The site uses the id "\S+" itself\. Choose another/)
    expect(anchors.filter((id) => isOwnId(id) && !/-fn|-footnote/.test(id))).toEqual([])
  })
})

describe('ids that authors write at the end of a heading', () => {
  testTable(async (text) => {
    const { toc, problems } = await compile(text)
    return [...problems, ...toc.flatMap(({ id, text }) => [id, text])]
  })('are read from %j: %j', {
    '## Set up on Windows {#win}': ['win', 'Set up on Windows'],
    '## Set up {#Set-Up_2.1:a}': ['Set-Up_2.1:a', 'Set up'],
    '## Set up \\{#win}': ['win', 'Set up'],
    'Set up {#win}\n---': ['win', 'Set up'],
    '## `up` :badge[New] {#win}': ['win', 'up New'],
    '## Calls {#__init__}': ['__init__', 'Calls'],
    '## See https://a.example/b {#win}': ['win', 'See https://a.example/b'],
    '## Limits[^1] {#win}\n\n[^1]: b': ['win', 'Limits'],
    '## Set up {/* #win */}': ['win', 'Set up'],
  })

  test.each(['## Ends in `{#id}`', '## {#a} first', '## Set {a}', 'Text {#id}'])(
    'are not read from %j',
    async (text) => {
      const { body, problems } = await compile(text)
      expect(problems).toEqual([])
      expect(textOfTree(body!)).toBe(text.replace('## ', '').replaceAll('`', ''))
    },
  )

  testProblems('are reported if they are invalid: %j', {
    'a\n\n## Third {#third .cls}':
      '3:10 The id of this heading must be letters, digits, "-", "_", "." or ":", got "third .cls". Correct it.',
    '## One {#a}\n\n## Two {#a}': '3:1 The id "a" is already taken on this page. Choose another.',
    '## Other [#other]': '1:1 "[#other]" is shown as text. Write the id of a heading as "{#other}".',
  })
})

describe('the title of the page', () => {
  test.each([
    ['# The *title* {#start}\n\nWords', undefined, 'The title'],
    ['# levels!\n\nWords', 'Levels', 'levels!'],
  ])('is the first heading of %j, which the body leaves out', async (text, title, heading) => {
    expect(await compile(text, 1, title)).toMatchObject({
      heading,
      body: [['p', {}, 'Words']],
      opening: 'Words',
      anchors: [],
      text: 'Words',
    })
  })

  test('does not replace a heading with another text', async () => {
    const compiled = await compile('# How *levels* work\n\nWords', 1, 'Levels')
    expect(compiled).not.toHaveProperty('heading')
    expect(compiled).toMatchObject({ anchors: ['how-levels-work'], bodyLines: [1, 3], text: 'How levels work Words' })
  })

  test.each(['Words\n\n# Later', '## Second level\n\nWords', ''])('is not read from %j', async (text) => {
    expect(await compile(text)).not.toHaveProperty('heading')
  })
})

testTable(async (text) => (await compile(text)).opening)('returns for %j the first paragraph %j', {
  '> quote\n\n## H\n\nA [link](/a)\nand `code`.\n\nMore': 'A link and code.',
  '## Only a heading': '',
})

const entry = (id: string, depth: number, ...children: object[]) => ({
  id,
  depth,
  text: id.toUpperCase(),
  ...(children.length > 0 && { children }),
})

testTable(async (text) => (await compile(text)).toc)('lists headings of level 2 and 3 in the table of contents: %j', {
  '# T\n\n## A\n\n### A1\n\n#### deep\n\n### A2\n\n## B': [
    entry('a', 2, entry('a1', 3), entry('a2', 3)),
    entry('b', 2),
  ],
  '::::tabs\n:::tab[One]\n## Hidden\n:::\n::::\n\n:::note\n## Seen\n:::': [{ ...entry('seen', 2), text: 'Seen' }],
})

testTable(async (text) => (await compile(text)).text)('returns for %j the text %j', {
  '| a | b |\n|-|-|\n| c | d |': 'a b c d',
  'One  \ntwo\nthree<br>four': 'One two three four',
  'un**break**able su<wbr>per': 'unbreakable super',
  'a <!-- secret --> b': 'a b',
})

test.each([
  'A {brace} and {{two}} and ${three}.',
  'a < b and b > c and 1 <2 <3',
  'key:value, std::vector, 10:30, a :smile: b, name:{} and x:y{}',
  '<?php echo 1 ?> and <!DOCTYPE html> and <![CDATA[a]]>',
])('keeps text that looks like syntax: %s', async (text) => {
  expect(await bodyOf(text)).toEqual([['p', {}, text]])
})

describe('raw HTML', () => {
  testBodies('is part of the body: %j', {
    'a<sub>1</sub> <kbd>K</kbd>': [['p', {}, 'a', ['sub', {}, '1'], ' ', ['kbd', {}, 'K']]],
    '<details open>\n<summary>More</summary>\n\n**a**\n\n</details>': [
      ['details', { open: true }, ['summary', {}, 'More'], ['p', {}, ['strong', {}, 'a']]],
    ],
    '<div>unclosed': [['div', {}, 'unclosed']],
    'stray</div> end': [['p', {}, 'stray end']],
    '<time datetime="2025-01-31">a</time>': [['p', {}, ['time', { dateTime: '2025-01-31' }, 'a']]],
    '<div>\n\n:::note\na\n:::\n\n</div>': [['div', {}, ['Callout', { type: 'note' }, ['p', {}, 'a']]]],
  })

  test('shows an element that is not allowed as text', async () => {
    const { body, problems } = await compile('a\n\nb <iframe src="https://a.example"> c')
    expect(body).toEqual([
      ['p', {}, 'a'],
      ['p', { 'data-problem': '3:3' }, 'b <iframe src="https://a.example"> c'],
    ])
    expect(problems).toMatchObject([{ file: 'content/docs/1.start/1.page.md', line: 3, column: 3, mark: '3:3' }])
  })

  const MDX = '"<Callout>" is MDX. In a .md file write the component as a directive, such as ":::note".'
  const attribute = (name: string) => `1:1 The attribute "${name}" of "<p>" is not allowed. Remove it.`

  testProblems('is reported if it is not allowed: %j', {
    'a <button>b</button>':
      '1:3 The element "<button>" is not allowed in Markdown. Remove it, or write it as code between backticks.',
    '<p onclick="x()" data-problem="9:9">a</p>': [attribute('onclick'), attribute('data-problem')],
    '<Callout>\n\na\n\n</Callout>': `1:1 ${MDX}`,
    'A <Callout>a</Callout> and <Callout>b</Callout>': [`1:3 ${MDX}`, `1:28 ${MDX}`],
    'a</Callout>': `1:2 ${MDX}`,
  })
})

testTable(async (text) => ((await bodyOf(text)) as [[string, object]])[0][1])('compiles a code block: %j', {
  '```html\n<b a="1">&amp;</b>\n\n```': {
    language: 'html',
    html: '<span class="line">&lt;b a=&quot;1&quot;&gt;&amp;amp;&lt;/b&gt;</span>\n<span class="line"></span>',
  },
  '```ts [src/site.ts] {1}\nx\n```': { language: 'ts', filename: 'src/site.ts', html: '<span class="line">x</span>' },
  '```js\r\na\r\nb\r\n```\r\n': {
    language: 'js',
    html: '<span class="line">a</span>\n<span class="line">b</span>',
  },
})

test('reports the line of a problem in the file', async () => {
  expect(await problemsOf('a\r\n\r\nb [c](./gone.md)', 10)).toEqual([
    '12:3 The link "./gone.md" leads to no content file. Correct the file name.',
  ])
})

test('reports all problems of a text', async () => {
  expect(await problemsOf(':::nope\n:::\n\n<form>\n\n![](gone.png) [a](gone.md) :badge[x]{colour=red}')).toHaveLength(5)
})

testTable(async (text) => (await compile(text)).bodyLines)('returns for %j the lines on which the blocks start: %j', {
  '': [],
  'a\n\n```ts\nb\n```\n\n:::note\nc\n:::\n\n- d\n- e': [1, 3, 7, 11],
  '# a\n\nb\n\n## c': [3, 5],
  'a[^1]\n\n[^1]: b\n\nc': [1, 5, 5],
})

describe('footnotes', () => {
  test('link to each of their references, and are not part of the table of contents', async () => {
    const { body, toc, text, anchors, problems } = await compile('# T\n\nOne[^a] and two[^a].\n\n## Part\n\n[^a]: A.')
    expect(problems).toEqual([])
    for (const link of ['"#_Galley-fn-a","id":"_Galley-fnref-a"', '"#_Galley-fnref-a"', '"#_Galley-fnref-a-2"'])
      expect(JSON.stringify(body)).toContain(`"href":${link}`)
    expect(anchors).toEqual(expect.arrayContaining(['_Galley-fnref-a', '_Galley-fnref-a-2', '_Galley-fn-a']))
    expect(toc.map(({ id }) => id)).toEqual(['part'])
    expect(text).toBe('One and two. Part Footnotes A.')
  })

  testProblems('report %j', {
    'Said.[^sorce]\n\n- b\n  c[^source]\n\n[^source]: d': expect.stringContaining(
      '1:6 There is no footnote "sorce". Did you mean "source"?',
    ),
    'a\nb [^c]': expect.stringContaining('2:3 There is no footnote "c". Write "[^c]: …" below it,'),
    'a\n\n[^b]: c': expect.stringContaining('3:1 Nothing refers to the footnote "[^b]".'),
    'a[^b]\n\n[^b]: c\n\n[^b]: d': expect.stringContaining('5:1 The footnote "[^b]" is already on this page.'),
    '`[^a]` \\[^a] x[^ a]\n\n```\n[^a]\n```': [],
  })
})
