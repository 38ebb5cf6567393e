import { TOO_DEEP } from '@galley/testing/compile.fixture'
import { outlineMdx } from './outline-mdx'

const NOWHERE = { hasFile: () => false, pathOfFile: () => undefined, findIcon: () => undefined }
const outline = (text: string, textLine = 1) => outlineMdx(text, 'index.mdx', textLine, NOWHERE)

test('returns headings, text and opening of a document', () => {
  const { body, heading, toc, anchors, text, opening, problems } = outline(
    'import { A } from "./a"\n\n# Title\n\nFirst *words*.\n\n## One\n\n- a\n- b\n\n### Two\n\n| c | d |\n|-|-|\n| e | f |\n\n```js\nhidden()\n```\n',
  )
  expect({ body, heading, anchors, opening, problems }).toEqual({
    body: null,
    heading: 'Title',
    anchors: ['one', 'two'],
    opening: 'First words.',
    problems: [],
  })
  expect(toc).toEqual([{ id: 'one', depth: 2, text: 'One', children: [{ id: 'two', depth: 3, text: 'Two' }] }])
  expect(text).toBe('First words. One a b Two c d e f')
})

test('includes texts and titles of components, and hides headings in tabs', () => {
  const { toc, anchors, text } = outline(
    '<Card title="Fast" to="/a">\n\nVery.\n\n## Inside\n\n</Card>\n\n<Tabs>\n<Tab label="npm">\n\n## Hidden\n\n</Tab>\n</Tabs>\n\n<>\n\nEnd {1 + 1}.\n\n</>',
  )
  expect(text).toBe('Fast Very. Inside npm Hidden End .')
  expect(anchors).toEqual(['inside', 'hidden'])
  expect(toc.map(({ id }) => id)).toEqual(['inside'])
})

test.each([
  ["Costs {'$'}{7}{` a`} month.{/* check */}{' '}{true}Now.", 'Costs $7 a month. Now.'],
  ['For {name}.\n\nSince {1 + 1} years.\n\nFor *all*.', 'For all.'],
  ['In **bold {name}**.', ''],
  ["{'Alone'}\n\nThen.", 'Then.'],
  ['<Badge>{name}</Badge> new.\n\nOld.', 'Old.'],
])('reads from %j the opening %j, without gaps for expressions', (text, opening) => {
  expect(outline(text).opening).toBe(opening)
})

test('includes literals in expressions in the text', () => {
  expect(outline("{'Alone'}\n\nA {'b'} {c} d.").text).toBe('Alone A b d.')
})

test.each([
  ["# Version {'2'}\n\nNew.", 'Version 2'],
  // Named elsewhere: see compile-file.
  ['# Version {version}\n\nNew.', ''],
  ['{/* draft */}\n\n# Title\n\nNew.', 'Title'],
])('reads from %j the title %j', (text, heading) => {
  expect(outline(text)).toMatchObject({ heading, opening: 'New.', text: 'New.' })
})

test('leaves code out of the text, but not out of the blocks', () => {
  const { blocks, text } = outline('# Title\n\nBefore.[^1]\n\n```js [a.js]\na < b\n```\n\n[^1]: Note.')
  const html = '<span class="line">a &lt; b</span>'
  expect(blocks).toContainEqual(['p', {}, 'Before.', ['sup', {}]])
  expect(blocks).toContainEqual(['CodeBlock', { html, language: 'js', filename: 'a.js' }])
  expect(text).toBe('Before. Footnotes Note.')
})

test.each([
  ['## Set up\n\n## Set up', ['set-up', 'set-up-1']],
  ['## `code` & *more*', ['code--more']],
  ['## Version {version}', ['version-']],
  ['## ![logo](a.png) Name', ['-name']],
  ['## A <Badge>new</Badge> b', ['a-new-b']],
  ['## [Link][a]\n\n[a]: /b', ['link']],
  ['# A\n\n## A', ['a-1']],
  ['## Scripts', ['scripts']],
  ['## Set up {#win}\n\n## Win', ['win', 'win-1']],
  ['## Set up {/* #win */}', ['win']],
  ['## Limits[^1]\n\n[^1]: a', ['limits', '_Galley-footnote-label', '_Galley-fn-1']],
  ['<a id="more" />\n\n## More', ['more', 'more-1']],
])('sets in %j the ids %j', (text, ids) => {
  expect(outline(text).anchors).toEqual(ids)
})

test.each([
  ['a\n\n<Card>\n\nb', 12, 1, 'Expected a closing tag for `<Card>`'],
  [
    'a\r\n\r\n<A>\r\n\r\n</B>\r\n',
    14,
    1,
    'Unexpected closing tag `</B>`, expected corresponding closing tag for `<A>`',
  ],
  ['a\n\n{1 +}\n', 12, 5, 'Could not parse expression with acorn'],
  ['import a fro "b"\n', 10, 10, 'Could not parse import/exports with acorn'],
])('reports the syntax error of %j with its position in the file', (text, line, column, words) => {
  expect(outline(text, 10).problems).toEqual([
    {
      file: 'content/index.mdx',
      line,
      column,
      message: `The MDX cannot be read: ${words}. Correct it, or write the page as .md.`,
    },
  ])
})

test.each([
  ['a\n\n<Card\n  title="b"\n\n## C\n\nd\n', 12, 1, '"<Card" opens here and is not closed. Unexpected character `#`'],
  [
    'a\n\n<Card title="b>\n\nc\n\nd\n',
    12,
    1,
    '"<Card" opens here and is not closed. Unexpected end of file in attribute',
  ],
  ['a `{`\n\n{sum(\n\nb {1}\n', 12, 1, '"{sum" opens here and is not closed. Could not parse expression'],
  ['```js\n{\n```\n\n{/* a\n\nb\n', 14, 1, '"{" opens here and is not closed. Unexpected end of file in expression'],
  [
    'export const a = {\n  b: 1,\n\n## C\n',
    10,
    1,
    '"export" opens here and is not closed. Could not parse import/exports',
  ],
  ['a <Card> b\n\nc </Card>\n', 10, 3, 'Expected a closing tag for `<Card>` before the end of `paragraph`'],
  ['{[1].map((n) => {\n  return n +\n})}\n', 12, 1, 'Could not parse expression'],
])('reports one problem at the unclosed part of %j', (text, line, column, words) => {
  const { problems } = outline(text, 10)
  expect(problems).toMatchObject([{ line, column }])
  expect(problems[0]?.message).toContain(`The MDX cannot be read: ${words}`)
})

test.each([
  [
    'a\n\n:::warning\nb\n:::',
    '12:1 ":::warning" is text in MDX. Write the component as "<Callout type="warning">", or the page as .md.',
  ],
  ['::steps', '10:1 "::steps" is text in MDX. Write the component as "<Steps>", or the page as .md.'],
  [':::danger Stop\nb\n:::', '10:1 ":::danger" is text in MDX. Write the component as a tag, or the page as .md.'],
])('accepts %j as text', (text, problem) => {
  expect(outline(text, 10).problems.map(({ line, column, message }) => `${line}:${column} ${message}`)).toEqual([
    problem,
  ])
})

test.each([
  ['a\n\n<a id="_Galley-page"></a>', 'The site uses the id "_Galley-page" itself.'],
  ['a\n\n<div id={1} /> <Badge id="gatsby-announcer">b</Badge>', 'The site uses the id "gatsby-announcer" itself.'],
  [`a\n\n<p id={'ownBuild'}>b</p>`, 'The site uses the id "ownBuild" itself.'],
  ['a\n\n<p id={`_Galley-page`}>b</p>', 'The site uses the id "_Galley-page" itself.'],
  ['a\n\n<p id="">b</p>', 'The id "" is empty, so no link can lead to it.'],
  ['a\n\nb <span id={"c d"} />', 'The id "c d" has a space, so no link can lead to it. Write "c-d".'],
  ['a\n\n<a name="pagePath" />', 'The site uses the id "pagePath" itself.'],
  ['a\n\n<img name={"___loader"} alt="" />', 'The site uses the id "___loader" itself.'],
  ['a\n\n<a name="b c" />', 'The name "b c" has a space, so no link can lead to it. Write "b-c".'],
  ['<p id="a">a</p>\n\n## B {#a}', 'The id "a" is already taken on this page.'],
])('reports %j at its line', (text, message) => {
  expect(outline(text, 10).problems.filter(({ line }) => line === 12)).toContainEqual(
    expect.objectContaining({ message: expect.stringContaining(message) as string }),
  )
})

test.each([
  '<a id="b" name="b" />',
  '<a name={a} id={a} />',
  '<Icon name="a b" />',
  '<Card title="a" {...{ id: "c d" }} />',
])('allows names in %s', (text) => {
  const { problems } = outline(`export const a = 'x'\n\n${text}`)
  expect(problems.filter(({ message }) => /^(The (id|name)|The site uses)/.test(message))).toEqual([])
})

test('reports nesting that overflows the call stack', () => {
  const canImport = () => {
    throw new RangeError('Maximum call stack size exceeded')
  }
  const { problems } = outlineMdx("import a from './a'", 'index.mdx', 1, { ...NOWHERE, canImport })
  expect(problems).toEqual([expect.objectContaining({ message: TOO_DEEP })])
})

test('reports an import of StaticImage', () => {
  const { problems } = outline(
    'import { GatsbyImage, StaticImage as Photo } from \'gatsby-plugin-image\'\n\n<Photo src="./a.png" alt="" />',
  )
  const positions = problems.map(({ line, column, message }) => [line, column, message.slice(0, 35)])
  expect(positions).toEqual([[1, 23, '"StaticImage" shows nothing in MDX:']])
  expect(outline("import { GatsbyImage } from 'gatsby-plugin-image'").problems).toEqual([])
})

test('returns an empty page for an empty document', () => {
  expect(outline('')).toEqual({
    body: null,
    examples: [],
    blocks: [],
    toc: [],
    anchors: [],
    text: '',
    opening: '',
    images: [],
    links: [],
    problems: [],
  })
})
