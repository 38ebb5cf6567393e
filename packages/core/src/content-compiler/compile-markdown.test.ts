import { bodyOf, compile, problemsOf } from '@galley/testing/compile.fixture'
import { isOwnId } from '../own-ids'
import { textOfTree } from './walk-tree'

describe('CommonMark', () => {
  test.each<[string, string, unknown[]]>([
    ['a paragraph', 'One\ntwo', [['p', {}, 'One\ntwo']]],
    ['emphasis', '*a* **b** `c`', [['p', {}, ['em', {}, 'a'], ' ', ['strong', {}, 'b'], ' ', ['code', {}, 'c']]]],
    ['a hard break', 'a  \nb', [['p', {}, 'a', ['br', {}], 'b']]],
    [
      'a rule',
      'a\n\n---',
      [
        ['p', {}, 'a'],
        ['hr', {}],
      ],
    ],
    ['a quote', '> a\n>\n> b', [['blockquote', {}, ['p', {}, 'a'], ['p', {}, 'b']]]],
    ['a tight list', '- a\n- b', [['ul', {}, ['li', {}, 'a'], ['li', {}, 'b']]]],
    ['a loose list', '3. a\n\n4. b', [['ol', { start: 3 }, ['li', {}, ['p', {}, 'a']], ['li', {}, ['p', {}, 'b']]]]],
    [
      'words on two lines of a list item',
      '- **a**\n  **b**',
      [['ul', {}, ['li', {}, ['strong', {}, 'a'], '\n', ['strong', {}, 'b']]]],
    ],
    ['a link with a title', '[a](/b "c")', [['p', {}, ['a', { href: '/b', title: 'c' }, 'a']]]],
    ['a link by reference', '[a][b]\n\n[b]: /c', [['p', {}, ['a', { href: '/c' }, 'a']]]],
    [
      'an address',
      '<https://a.example/?b=1&c=2>',
      [['p', {}, ['a', { href: 'https://a.example/?b=1&c=2' }, 'https://a.example/?b=1&c=2']]],
    ],
    ['entities and escapes', '&copy; &lt;b&gt; \\*a\\*', [['p', {}, '© <b> *a*']]],
  ])('%s', async (_, text, body) => {
    expect(await bodyOf(text)).toEqual(body)
  })
})

describe("GitHub's extensions", () => {
  test('a table', async () => {
    expect(await bodyOf('| a | b |\n| :- | -: |\n| 1 | *2* |')).toEqual([
      [
        'table',
        {},
        ['thead', {}, ['tr', {}, ['th', { align: 'left' }, 'a'], ['th', { align: 'right' }, 'b']]],
        ['tbody', {}, ['tr', {}, ['td', { align: 'left' }, '1'], ['td', { align: 'right' }, ['em', {}, '2']]]],
      ],
    ])
  })

  test('a task list', async () => {
    const [list] = (await bodyOf('- [x] done\n- [ ] open')) as [unknown[]]
    expect(list[1]).toEqual({ className: 'contains-task-list' })
    expect(list[2]).toEqual([
      'li',
      { className: 'task-list-item' },
      ['input', { type: 'checkbox', checked: true, disabled: true }],
      ' done',
    ])
    expect(list[3]).toEqual([
      'li',
      { className: 'task-list-item' },
      ['input', { type: 'checkbox', disabled: true }],
      ' open',
    ])
  })

  test('strikethrough and bare URLs', async () => {
    expect(await bodyOf('~~a~~ https://a.example me@a.example')).toEqual([
      [
        'p',
        {},
        ['del', {}, 'a'],
        ' ',
        ['a', { href: 'https://a.example' }, 'https://a.example'],
        ' ',
        ['a', { href: 'mailto:me@a.example' }, 'me@a.example'],
      ],
    ])
  })

  test.each([
    ['https://a.example', 'https://a.example'],
    ['HTTP://A.EXAMPLE', 'HTTP://A.EXAMPLE'],
    ['WWW.a.example', 'http://WWW.a.example'],
    ['me@a.example', 'mailto:me@a.example'],
  ])('link %s without brackets', async (written, href) => {
    expect(await bodyOf(`See ${written}`)).toEqual([['p', {}, 'See ', ['a', { href }, written]]])
  })

  test.each([
    ['me&#64;a.example', 'mailto:me@a.example'],
    ['me&commat;a.example', 'mailto:me@a.example'],
    ['&#119;ww.a.example', 'http://www.a.example'],
    ['www\\.a.example', 'http://www.a.example'],
    ['http\\://a.example', 'http://a.example'],
  ])('link %s, which contains entities', async (written, href) => {
    expect(await bodyOf(`See ${written}`)).toEqual([['p', {}, 'See ', ['a', { href }, expect.any(String)]]])
  })

  test('link a footnote both ways, and leave it out of the table of contents and the text', async () => {
    const { body, toc, text, opening, anchors, problems } = await compile(
      '# T\n\nA claim.[^why]\n\n## Part\n\n[^why]: Because.',
    )
    expect(problems).toEqual([])
    expect(JSON.stringify(body)).toContain('"href":"#_Galley-fn-why","id":"_Galley-fnref-why"')
    expect(JSON.stringify(body)).toContain('"href":"#_Galley-fnref-why"')
    expect(anchors).toEqual(expect.arrayContaining(['_Galley-fn-why', '_Galley-fnref-why']))
    expect(toc.map(({ id }) => id)).toEqual(['part'])
    expect(opening).toBe('A claim.')
    expect(text).toBe('A claim. Part Footnotes Because.')
  })
})

describe('alerts', () => {
  test.each([
    ['note', { type: 'note' }],
    ['Tip', { type: 'tip' }],
    ['WARNING', { type: 'warning' }],
    ['CAUTION', { type: 'caution' }],
    ['IMPORTANT', { type: 'note', title: 'Important' }],
  ])('[!%s]', async (name, props) => {
    expect(await bodyOf(`> [!${name}]\n> Mind *this*.`)).toEqual([
      ['Callout', props, ['p', {}, 'Mind ', ['em', {}, 'this'], '.']],
    ])
  })

  test('may contain several paragraphs, a list and an alert', async () => {
    expect(await bodyOf('> [!NOTE]\n>\n> a\n>\n> - b\n>\n> > [!TIP]\n> > c')).toEqual([
      [
        'Callout',
        { type: 'note' },
        ['p', {}, 'a'],
        ['ul', {}, ['li', {}, ['p', {}, 'b']]],
        ['Callout', { type: 'tip' }, ['p', {}, 'c']],
      ],
    ])
  })

  test('may follow a hard break or have Windows line endings', async () => {
    const body = [['Callout', { type: 'note' }, ['p', {}, 'a']]]
    expect(await bodyOf('> [!NOTE]  \n> a')).toEqual(body)
    expect(await bodyOf('> [!NOTE]\r\n> a\r\n')).toEqual(body)
  })

  test.each(['> [!NOTE] a', '> [!OTHER]\n> a', '> a [!NOTE]', '> **[!NOTE]**\n> a', '> `a`'])(
    '%j is an ordinary quote',
    async (text) => {
      expect(await bodyOf(text)).toEqual([['blockquote', {}, expect.anything()]])
    },
  )
})

describe('headings', () => {
  const idsOf = async (text: string) => (await compile(text)).anchors

  test('have unique ids', async () => {
    expect(await idsOf('## Set up\n\n### Set up\n\n## Set up 1\n\n#### Über `a.b` & *c*')).toEqual([
      'set-up',
      'set-up-1',
      'set-up-1-1',
      'über-ab--c',
    ])
  })

  test('have an id even without letters', async () => {
    expect(await idsOf('## 🎉\n\n## ?!\n\n## Section')).toEqual(['section', 'section-1', 'section-2'])
  })

  test('do not use an id that the author wrote', async () => {
    const { anchors, problems } = await compile(
      '## Intro\n\n<h3 id="intro">Own</h3>\n\n<span id="more">x</span>\n\n## More',
    )
    expect(problems).toEqual([])
    expect(anchors).toEqual(['intro-1', 'intro', 'more', 'more-1'])
  })

  test('report an id that the author wrote twice', async () => {
    expect(await problemsOf('<p id="a">x</p>\n\n<p id="a">y</p>')).toEqual([
      '3:1 The id "a" is already taken on this page. Choose another.',
    ])
  })

  test.each([
    ['a <span id="">b</span>', '1:3 The id "" is empty, so no link can lead to it. Write a name, or remove it.'],
    ['<p id=" ">a</p>', '1:1 The id " " is empty, so no link can lead to it. Write a name, or remove it.'],
    ['a\n\n<h3 id="set  up ">b</h3>', '3:1 The id "set  up " has a space, so no link can lead to it. Write "set-up".'],
    ['<p id="a\tb">a</p>', '1:1 The id "a\tb" has a space, so no link can lead to it. Write "a-b".'],
  ])('report an id to which no link can lead: %j', async (text, problem) => {
    const { anchors } = await compile(text)
    expect(await problemsOf(text)).toEqual([problem])
    expect(anchors.filter((id) => /^\s*$|\s/.test(id))).toEqual([])
  })

  test('never use the id of a footnote', async () => {
    const { anchors } = await compile('## Fn 1\n\na[^1]\n\n[^1]: b')
    expect(new Set(anchors).size).toBe(anchors.length)
  })

  test('ignore footnotes in their ids', async () => {
    expect(await idsOf('## Limits[^1]\n\n## Limits\n\n[^1]: Of 2024.')).toEqual(
      expect.arrayContaining(['limits', 'limits-1']),
    )
  })

  test.each(['Page', 'Scripts', 'Deferred', 'Ahead', 'Top', 'Content', 'Fn 1', 'Footnote label', 'constructor'])(
    'one named "%s" keeps the id of its words beside those of the engine',
    async (words) => {
      const { toc, problems } = await compile(`## ${words}\n\na[^1]\n\n[^1]: b`)
      expect(problems).toEqual([])
      expect(toc.map(({ id }) => id)).toEqual([words.toLowerCase().replace(' ', '-')])
    },
  )

  test('never use the id of an element of Gatsby', async () => {
    expect(await idsOf('## gatsby-announcer\n\n## `___gatsby`')).toEqual(['gatsby-announcer-1', '___gatsby-1'])
  })

  test.each([
    ['<a id="_Galley-page"></a>', 1, 1],
    ['a\n\n<p id="x_GalleyR_1_">b</p>', 3, 1],
    ['a <span id="___gatsby">b</span>', 1, 3],
    ['a <span id="ownBuild">b</span>', 1, 3],
    [':::collapsible[More]{id=_Galley-scripts}\n:::', 1, 1],
    ['## More {#_Galley-ahead}', 1, 9],
    ['<a id="_Galley-fn-2"></a>[^1]\n\n[^1]: b', 1, 1],
  ])('report and remove an id of the engine: %j', async (text, line, column) => {
    const { anchors, problems } = await compile(text)
    expect(problems).toEqual([expect.objectContaining({ line, column })])
    expect(problems[0]!.message).toMatch(/^The site uses the id "\S+" itself\. Choose another/)
    expect(anchors.filter((id) => isOwnId(id) && !/-fn|-footnote/.test(id))).toEqual([])
    expect(new Set(anchors).size).toBe(anchors.length)
  })

  test('have ids inside of components', async () => {
    expect(await idsOf(':::note\n## Set up\n:::\n\n## Set up')).toEqual(['set-up', 'set-up-1'])
  })
})

describe('ids that authors write at the end of a heading', () => {
  test.each([
    ['## Set up on Windows {#win}', 'win', 'Set up on Windows'],
    ['## Set up {#Set-Up_2.1:a}', 'Set-Up_2.1:a', 'Set up'],
    ['## Set up {#größe} ##', 'größe', 'Set up'],
    ['## Set up \\{#win}', 'win', 'Set up'],
    ['Set up {#win}\n---', 'win', 'Set up'],
    ['## `up` :badge[New] {#win}', 'win', 'up New'],
    ['## Calls {#__init__}', '__init__', 'Calls'],
    ['## See https://a.example/b {#win}', 'win', 'See https://a.example/b'],
    ['## Limits[^1] {#win}\n\n[^1]: b', 'win', 'Limits'],
    ['## Set up {/* #win */}', 'win', 'Set up'],
  ])('%j', async (text, id, words) => {
    const { toc, problems } = await compile(text)
    expect(problems).toEqual([])
    expect(toc).toEqual([{ id, depth: 2, text: words }])
  })

  test.each([
    '## The `{#id}` form',
    '## Ends in `{#id}`',
    '## {#a} first',
    '## Set {a}',
    '## Fixes [#12]',
    'Text {#id}',
  ])('are not read from %j', async (text) => {
    const { body, problems } = await compile(text)
    expect(problems).toEqual([])
    expect(textOfTree(body!)).toBe(text.replace('## ', '').replaceAll('`', ''))
  })

  test.each([
    [
      'a\n\n## Third {#third .cls}',
      '3:10 The id of this heading must be letters, digits, "-", "_", "." or ":", got "third .cls". Correct it.',
    ],
    ['## One {#a}\n\n## Two {#a}', '3:1 The id "a" is already taken on this page. Choose another.'],
    ['## Other [#other]', '1:1 "[#other]" is shown as text. Write the id of a heading as "{#other}".'],
  ])('are reported if they are invalid: %j', async (text, problem) => {
    expect(await problemsOf(text)).toEqual([problem])
  })

  test('are not used by other headings, and are allowed on the title', async () => {
    const { anchors, heading } = await compile('# Title {#start}\n\n## Win\n\n## Windows {#win}')
    expect({ anchors, heading }).toEqual({ anchors: ['win-1', 'win'], heading: 'Title' })
  })
})

describe('the title of the page', () => {
  test('is the first heading at the start of the text, and is not part of the body', async () => {
    expect(await compile('# The *title*\n\nWords')).toMatchObject({
      heading: 'The title',
      body: [['p', {}, 'Words']],
      opening: 'Words',
      anchors: [],
      text: 'Words',
    })
  })

  test.each(['Levels', 'levels', 'Levels!'])(
    'is not repeated by a heading with the same words: %s',
    async (heading) => {
      const compiled = await compile(`# ${heading}\n\nWords`, 1, 'Levels')
      expect(compiled).toMatchObject({ heading, body: [['p', {}, 'Words']] })
    },
  )

  test('does not replace a heading with another text', async () => {
    const compiled = await compile('# How *levels* work\n\nWords', 1, 'Levels')
    expect(compiled).not.toHaveProperty('heading')
    expect(compiled).toMatchObject({
      body: [
        ['h1', { id: 'how-levels-work' }, 'How ', ['em', {}, 'levels'], ' work'],
        ['p', {}, 'Words'],
      ],
      anchors: ['how-levels-work'],
      bodyLines: [1, 3],
    })
  })

  test.each(['Words\n\n# Later', '## Second level\n\nWords', ''])('is not read from %j', async (text) => {
    expect(await compile(text)).not.toHaveProperty('heading')
  })
})

test('returns the first paragraph as opening, without markup and line breaks', async () => {
  expect((await compile('> quote\n\n## H\n\nA [link](/a)\nand `code`.\n\nMore')).opening).toBe('A link and code.')
  expect((await compile('## Only a heading')).opening).toBe('')
})

describe('"On this page"', () => {
  test('has headings of level 3 below headings of level 2', async () => {
    const { toc } = await compile('# T\n\n## A\n\n### A1\n\n#### deep\n\n### A2\n\n## B')
    expect(toc).toEqual([
      {
        id: 'a',
        depth: 2,
        text: 'A',
        children: [
          { id: 'a1', depth: 3, text: 'A1' },
          { id: 'a2', depth: 3, text: 'A2' },
        ],
      },
      { id: 'b', depth: 2, text: 'B' },
    ])
  })

  test('has headings of level 3 that come before any heading of level 2', async () => {
    const { toc } = await compile('### A\n\n### B\n\n## C')
    expect(toc.map(({ id, depth, children }) => [id, depth, children])).toEqual([
      ['a', 3, undefined],
      ['b', 3, undefined],
      ['c', 2, undefined],
    ])
  })

  test('leaves out headings inside of tabs, but not inside of callouts', async () => {
    const { toc, anchors } = await compile('::::tabs\n:::tab[One]\n## Hidden\n:::\n::::\n\n:::note\n## Seen\n:::')
    expect(toc.map(({ id }) => id)).toEqual(['seen'])
    expect(anchors).toEqual(['hidden', 'seen'])
  })
})

describe('the text of a page', () => {
  test.each([
    ['- One\n- Two', 'One Two'],
    ['| a | b |\n|-|-|\n| c | d |', 'a b c d'],
    ['One  \ntwo\nthree<br>four', 'One two three four'],
    ['un**break**able su<wbr>per', 'unbreakable super'],
    [':::note[Mind]\nthis\n:::', 'Mind this'],
    ['::::tabs\n:::tab[One]\na\n:::\n:::tab[Two]\nb\n:::\n::::', 'One a Two b'],
    ['a <!-- secret --> b', 'a b'],
    ['[a](/b "title")', 'a'],
  ])('%j: %s', async (text, words) => {
    expect((await compile(text)).text).toBe(words)
  })
})

describe('text that looks like syntax', () => {
  test.each([
    'A {brace} and {{two}} and ${three}.',
    'a < b and b > c and 1 <2 <3',
    'List<T>, Map<string, number> and <T extends U>',
    'key:value, std::vector, 10:30, a :smile: b, name:{} and x:y{}',
    'if (a <= b && c >= d) {',
    '<?php echo 1 ?> and <!DOCTYPE html> and <![CDATA[a]]>',
    '$ npm run <name>',
    'import x from "y"; export default {}',
    '@media (min-width: 40em) { a:hover {} }',
    'a \\ b | c ~ d ^ e',
  ])('%s', async (text) => {
    expect(await bodyOf(text)).toEqual([['p', {}, text]])
  })
})

describe('raw HTML', () => {
  test.each<[string, unknown[]]>([
    ['a<sub>1</sub> <kbd>K</kbd>', [['p', {}, 'a', ['sub', {}, '1'], ' ', ['kbd', {}, 'K']]]],
    [
      '<details open>\n<summary>More</summary>\n\n**a**\n\n</details>',
      [['details', { open: true }, ['summary', {}, 'More'], ['p', {}, ['strong', {}, 'a']]]],
    ],
    ['<div>unclosed', [['div', {}, 'unclosed']]],
    ['stray</div> end', [['p', {}, 'stray end']]],
    ['<ABBR TITLE="x">a</ABBR>', [['p', {}, ['abbr', { title: 'x' }, 'a']]]],
    ['<time datetime="2025-01-31">a</time>', [['p', {}, ['time', { dateTime: '2025-01-31' }, 'a']]]],
    ['<!-- nothing -->', []],
    ['<div>\n\n:::note\na\n:::\n\n</div>', [['div', {}, ['Callout', { type: 'note' }, ['p', {}, 'a']]]]],
  ])('%j', async (text, body) => {
    expect(await bodyOf(text)).toEqual(body)
  })

  test('reports an unsafe element with its position, and shows it as text', async () => {
    const { body, problems } = await compile('a\n\nb <iframe src="https://a.example"> c')
    expect(body).toEqual([
      ['p', {}, 'a'],
      ['p', { 'data-problem': '3:3' }, 'b <iframe src="https://a.example"> c'],
    ])
    expect(problems).toEqual([
      {
        file: 'content/docs/1.start/1.page.md',
        line: 3,
        column: 3,
        mark: '3:3',
        message: 'The element "<iframe>" is not allowed in Markdown. Remove it, or write it as code between backticks.',
      },
    ])
  })

  test('reports and removes an unsafe attribute', async () => {
    const { body, problems } = await compile('<p onclick="x()" style="color:red" class="big" data-problem="9:9">a</p>')
    expect(body).toEqual([['p', { 'data-problem': '1:1' }, 'a']])
    expect(problems.map(({ message }) => message)).toEqual(
      ['onclick', 'style', 'class', 'data-problem'].map(
        (name) => `The attribute "${name}" of "<p>" is not allowed. Remove it.`,
      ),
    )
  })

  test('reports a component of MDX once, and suggests a directive', async () => {
    const message = '"<Callout>" is MDX. In a .md file write the component as a directive, such as ":::note".'
    expect(await problemsOf('<Callout>a</Callout>')).toEqual([`1:1 ${message}`])
    expect(await problemsOf('<Callout>\n\na\n\n</Callout>')).toEqual([`1:1 ${message}`])
    expect(await problemsOf('A <Callout>a</Callout> and <Callout>b</Callout>')).toEqual([
      `1:3 ${message}`,
      `1:28 ${message}`,
    ])
    expect(await problemsOf('a</Callout>')).toEqual([`1:2 ${message}`])
  })

  test('reports an element once, but not its closing tag', async () => {
    expect(await problemsOf('a <button>b</button>')).toEqual([
      '1:3 The element "<button>" is not allowed in Markdown. Remove it, or write it as code between backticks.',
    ])
  })
})

describe('code', () => {
  const codeOf = async (text: string) => ((await bodyOf(text)) as [[string, object]])[0][1]

  test('has plain, escaped lines without a highlighter', async () => {
    expect(await codeOf('```html\n<b a="1">&amp;</b>\n\n```')).toEqual({
      language: 'html',
      html: '<span class="line">&lt;b a=&quot;1&quot;&gt;&amp;amp;&lt;/b&gt;</span>\n<span class="line"></span>',
    })
  })

  test('has the file name of its opening fence', async () => {
    expect(await codeOf('```ts [src/site.ts] {1}\nx\n```')).toMatchObject({ language: 'ts', filename: 'src/site.ts' })
    expect(await codeOf('    indented')).toEqual({ language: 'text', html: '<span class="line">indented</span>' })
  })

  test('has no extra lines with Windows line endings', async () => {
    expect(await codeOf('```js\r\na\r\nb\r\n```\r\n')).toMatchObject({
      html: '<span class="line">a</span>\n<span class="line">b</span>',
    })
  })
})

test('reports the line of a problem in the file', async () => {
  expect(await problemsOf('a\r\n\r\nb [c](./gone.md)', 10)).toEqual([
    '12:3 The link "./gone.md" leads to no content file. Correct the file name.',
  ])
})

test('reports all problems of a text', async () => {
  expect(await problemsOf(':::nope\n:::\n\n<form>\n\n![](gone.png) [a](gone.md) :badge[x]{colour=red}')).toHaveLength(5)
})

test('returns an empty page for an empty text', async () => {
  expect(await compile('')).toEqual({
    body: [],
    bodyLines: [],
    examples: [],
    blocks: [],
    toc: [],
    anchors: [],
    text: '',
    opening: '',
    markdown: '',
    images: [],
    links: [],
    problems: [],
  })
})

describe('returns the line on which each block starts', () => {
  test.each([
    ['of Markdown, code and components', 'a\n\n```ts\nb\n```\n\n:::note\nc\n:::\n\n- d\n- e', [1, 3, 7, 11]],
    ['below a title, which is no part of the body', '# a\n\nb\n\n## c', [3, 5]],
    ['of footnotes, which stand together at the end', 'a[^1]\n\n[^1]: b\n\nc', [1, 5, 5]],
  ])('%s', async (_name, text, lines) => {
    expect((await compile(text)).bodyLines).toEqual(lines)
  })
})

describe('footnotes', () => {
  test('link several references to one footnote, and the footnote to each reference', async () => {
    const { body, anchors, problems } = await compile('One[^a] and two[^a], three[^b].\n\n[^a]: A.\n\n[^b]: B.')
    expect(problems).toEqual([])
    expect(new Set(anchors).size).toBe(anchors.length)
    expect(anchors).toEqual(expect.arrayContaining(['_Galley-fnref-a', '_Galley-fnref-a-2', '_Galley-fn-a']))
    expect(JSON.stringify(body)).toContain('"href":"#_Galley-fnref-a-2"')
  })

  test.each([
    ['Said.[^sorce]\n\n- b\n  c[^source]\n\n[^source]: d', '1:6 There is no footnote "sorce". Did you mean "source"?'],
    ['a\nb [^c]', '2:3 There is no footnote "c". Write "[^c]: …" below it,'],
    ['a\n\n[^b]: c', '3:1 Nothing refers to the footnote "[^b]".'],
    ['a[^b]\n\n[^b]: c\n\n[^b]: d', '5:1 The footnote "[^b]" is already on this page.'],
  ])('report %j', async (text, problem) => {
    expect(await problemsOf(text)).toEqual([expect.stringContaining(problem)])
  })

  test.each(['`[^a]`', '\\[^a]', 'x[^ a]', '```\n[^a]\n```'])('treat %s as text', async (text) => {
    expect(await problemsOf(text)).toEqual([])
  })
})
