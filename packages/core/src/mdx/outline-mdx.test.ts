import { NOWHERE, TOO_DEEP } from '@galley/testing/compile.fixture'
import { testTable } from '@galley/testing/test-table.fixture'
import { outlineMdx } from './outline-mdx'

const outline = (text: string, textLine = 1) => outlineMdx(text, 'index.mdx', textLine, NOWHERE)

/** Returns the problems of a document that starts on line 10 of its file, each as "line:column message". */
const problemsOf = (text: string) =>
  outline(text, 10).problems.map(({ line, column, message }) => `${line}:${column} ${message}`)

test('returns headings, text and opening of a document', () => {
  const text =
    'import { A } from "./a"\n\n# Title\n\nFirst *words*.\n\n## One\n\n- a\n- b\n\n### Two\n\n| c | d |\n|-|-|\n| e | f |\n\n```js\nhidden()\n```\n'
  expect(outline(text)).toMatchObject({
    body: null,
    heading: 'Title',
    anchors: ['one', 'two'],
    opening: 'First words.',
    problems: [],
    toc: [{ id: 'one', depth: 2, text: 'One', children: [{ id: 'two', depth: 3, text: 'Two' }] }],
    text: 'First words. One a b Two c d e f',
  })
})

test('includes texts and titles of components, and leaves headings in tabs out of the table of contents', () => {
  const { toc, anchors, text } = outline(
    '<Card title="Fast" to="/a">\n\nVery.\n\n## Inside\n\n</Card>\n\n<Tabs>\n<Tab label="npm">\n\n## Hidden\n\n</Tab>\n</Tabs>\n\n<>\n\nEnd {1 + 1}.\n\n</>',
  )
  expect(text).toBe('Fast Very. Inside npm Hidden End .')
  expect(anchors).toEqual(['inside', 'hidden'])
  expect(toc.map(({ id }) => id)).toEqual(['inside'])
})

testTable((text) => outline(text).opening)('reads from %j the opening %j, without gaps for expressions', {
  "Costs {'$'}{7}{` a`} month.{/* check */}{' '}{true}Now.": 'Costs $7 a month. Now.',
  'For {name}.\n\nSince {1 + 1} years.\n\nFor *all*.': 'For all.',
  "{'Alone'}\n\nThen.": 'Then.',
  '<Badge>{name}</Badge> new.\n\nOld.': 'Old.',
})

testTable((text) => outline(text).heading)('reads from %j the title %j', {
  "# Version {'2'}\n\nNew.": 'Version 2',
  // `compile-file` derives the title from the file name.
  '# Version {version}\n\nNew.': '',
  '{/* draft */}\n\n# Title\n\nNew.': 'Title',
})

test('leaves code out of the text, but not out of the blocks', () => {
  const { blocks, text } = outline('# Title\n\nBefore.[^1]\n\n```js [a.js]\na < b\n```\n\n[^1]: Note.')
  const html = '<span class="line">a &lt; b</span>'
  expect(blocks).toContainEqual(['p', {}, 'Before.', ['sup', {}]])
  expect(blocks).toContainEqual(['CodeBlock', { html, language: 'js', filename: 'a.js' }])
  expect(text).toBe('Before. Footnotes Note.')
})

testTable((text) => outline(text).anchors)('sets in %j the ids %j', {
  '## Set up\n\n## Set up': ['set-up', 'set-up-1'],
  '## ![logo](a.png) Name': ['-name'],
  '## A <Badge>new</Badge> b': ['a-new-b'],
  '## Set up {#win}\n\n## Win': ['win', 'win-1'],
  '## Limits[^1]\n\n[^1]: a': ['limits', '_Galley-footnote-label', '_Galley-fn-1'],
  '<a id="more" />\n\n## More': ['more', 'more-1'],
})

const syntax = (position: string, words: string) => [
  expect.stringContaining(`${position} The MDX cannot be read: ${words}`) as string,
]

testTable(problemsOf)('reports one problem at the unclosed part of %j', {
  'a\n\n<Card>\n\nb': [
    '12:1 The MDX cannot be read: Expected a closing tag for `<Card>`. Correct it, or write the page as .md.',
  ],
  'a\r\n\r\n<A>\r\n\r\n</B>\r\n': syntax('14:1', 'Unexpected closing tag `</B>`'),
  'import a fro "b"\n': syntax('10:10', 'Could not parse import/exports with acorn'),
  'a\n\n<Card\n  title="b"\n\n## C\n\nd\n': syntax('12:1', '"<Card" opens here and is not closed.'),
  'a `{`\n\n{sum(\n\nb {1}\n': syntax('12:1', '"{sum" opens here and is not closed. Could not parse expression'),
  'export const a = {\n  b: 1,\n\n## C\n': syntax('10:1', '"export" opens here and is not closed.'),
  'a <Card> b\n\nc </Card>\n': syntax('10:3', 'Expected a closing tag for `<Card>` before the end of `paragraph`'),
  '{[1].map((n) => {\n  return n +\n})}\n': syntax('12:1', 'Could not parse expression'),
})

testTable(problemsOf)('reports the directive %j, which is text in MDX', {
  'a\n\n:::warning\nb\n:::': [
    '12:1 ":::warning" is text in MDX. Write the component as "<Callout type="warning">", or the page as .md.',
  ],
  ':::danger Stop\nb\n:::': ['10:1 ":::danger" is text in MDX. Write the component as a tag, or the page as .md.'],
})

const idProblemsOf = (text: string) =>
  outline(`export const a = 'x'\n\n${text}`)
    .problems.map(({ message }) => message)
    .filter((message) => /^(The (id|name)|The site uses)/.test(message))

test.each([
  ['<a id="_Galley-page"></a>', 'The site uses the id "_Galley-page" itself.'],
  [`<p id={'ownBuild'}>b</p>`, 'The site uses the id "ownBuild" itself.'],
  ['<p id="">b</p>', 'The id "" is empty, so no link can lead to it.'],
  ['b <span id={"c d"} />', 'The id "c d" has a space, so no link can lead to it. Write "c-d".'],
  ['<a name="pagePath" />', 'The site uses the id "pagePath" itself.'],
  ['<a name="b c" />', 'The name "b c" has a space, so no link can lead to it. Write "b-c".'],
  ['<p id="a">a</p>\n\n## B {#a}', 'The id "a" is already taken on this page.'],
])('reports the id in %j', (text, message) => {
  expect(idProblemsOf(text)).toEqual([expect.stringContaining(message)])
})

testTable(idProblemsOf)('allows names in %s', {
  '<a id="b" name="b" />': [],
  '<Icon name="a b" />': [],
  '<Card title="a" {...{ id: "c d" }} />': [],
})

test('reports nesting that overflows the call stack', () => {
  const canImport = () => {
    throw new RangeError('Maximum call stack size exceeded')
  }
  const { problems } = outlineMdx("import a from './a'", 'index.mdx', 1, { ...NOWHERE, canImport })
  expect(problems).toEqual([expect.objectContaining({ message: TOO_DEEP })])
})
