import { NOWHERE } from '@galley/testing/compile.fixture'
import { testTable } from '@galley/testing/test-table.fixture'
import type { Root as HastRoot } from 'hast'
import type { Root } from 'mdast'
import { toHast } from 'mdast-util-to-hast'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { VFile } from 'vfile'
import { en } from '../languages/en'
import { mdxParser, outlineMdx } from './outline-mdx'
import { remarkCodeBlocks } from './remark-code-blocks'
import {
  footnoteOptions,
  type JsxAttribute,
  type JsxElement,
  rehypeHeadingIds,
  remarkHeadingIds,
  remarkIcons,
} from './remark-plugins'

describe('remarkCodeBlocks', () => {
  async function transform(text: string) {
    const tree = mdxParser.parse(text)
    await remarkCodeBlocks()(tree, new VFile({ path: '/site/content/index.mdx', value: text }))
    return JSON.stringify(tree.children)
  }
  const attribute = (name: string, value: string) => `{"type":"mdxJsxAttribute","name":"${name}","value":"${value}`

  test.each([
    [
      'a code block',
      '- a\n\n  ```js [a.js]\n  let b\n  ```\n',
      ['"CodeBlock"', 'keyword\\">let<', attribute('filename', 'a.js')],
    ],
    ['a code block in a component', '<Card>\n\n```javscript\nb\n```\n\n</Card>', ['"CodeBlock"']],
    ['a formula', 'Half is <Math tex="\\frac{1}{2}" />.', ['"name":"Math"', '\\\\frac{1}{2}</annotation>']],
    ['a block with a formula', '```math\na^2\n```', ['"name":"MathBlock"']],
    [
      'a diagram',
      '```mermaid [Title] height=320\npie\n```',
      ['"name":"Mermaid"', attribute('source', 'pie'), attribute('title', 'Title'), '"value":"320"'],
    ],
  ])('compiles %s', async (_, text, parts) => {
    const tree = await transform(text)
    for (const part of parts) expect(tree).toContain(part)
  })

  test.each([
    [
      'a\n\n```js linenumbers\nb\n```',
      '3:1',
      'Unknown option "linenumbers" in the opening fence. Did you mean "lineNumbers"?',
    ],
    ['a <Math tex="\\foo" />', '1:14', 'The formula cannot be read: Undefined control sequence: \\foo. Correct it.'],
    ['<MathBlock>a</MathBlock>', '1:1', '"<MathBlock>": "tex" must be a formula in quotes, such as tex="a^2". Add it.'],
  ])('throws for %j with the position', async (text, position, problem) => {
    await expect(transform(text)).rejects.toThrow(`/site/content/index.mdx:${position}  ${problem}`)
  })
})

test('outlineMdx reports an invalid formula with its position', () => {
  const { problems } = outlineMdx('a <Math tex="\\foo" />', 'index.mdx', 1, NOWHERE)
  expect(problems).toMatchObject([
    { line: 1, column: 14, message: expect.stringContaining('Undefined control sequence') as string },
  ])
})

describe('remarkIcons', () => {
  const DOT = { body: '<circle r="1"/>', width: 4, height: 4 }
  const findIcon = (name: string) => (['dot', 'shapes:dot'].includes(name) ? DOT : undefined)

  /** Returns the attributes of all elements of a document: texts as they are, code in braces. */
  function attributesIn(text: string) {
    const tree = mdxParser.parse(text)
    remarkIcons({ findIcon })(tree)
    const found: string[] = []
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      for (const { name, value } of (node as JsxElement).attributes as JsxAttribute[])
        found.push(typeof value === 'string' ? `${name}=${value}` : `${name}={${value?.value}}`)
    })
    return found
  }
  const drawn = `{${JSON.stringify(DOT)}}`

  testTable(attributesIn)('replaces names of known icons only: %j', {
    '<Feature icon="dot" title="dot" />': [`icon=${drawn}`, 'title=dot'],
    'Words <Button trailingIcon="shapes:dot">a</Button>': [`trailingIcon=${drawn}`],
    '<A>\n\n- <Grid.Item icon="dot" />\n\n</A>': [`icon=${drawn}`],
    '<Feature icon="square" />': ['icon=square'],
    '<Feature icon="/dot.svg" />': ['icon=/dot.svg'],
    '<my-element icon="dot" />': ['icon=dot'],
  })

  test('returns an expression that the MDX compiler accepts', () => {
    const tree = mdxParser.parse('<Feature icon="dot" />')
    remarkIcons({ findIcon })(tree)
    expect(JSON.stringify(tree)).toContain('"estree"')
  })
})

describe('rehypeHeadingIds', () => {
  test('sets the same ids as the outline', () => {
    const text =
      'a[^1]\n\n## Set up {#win}\n\n## Win[^1]\n\n## Calls {#__init__}\n\n## Page\n\n## Old {/* #old */}\n\n[^1]: b'
    const processor = unified().use(remarkParse).use(remarkGfm).use(remarkMdx).use(remarkHeadingIds)
    const tree = processor.runSync(processor.parse(text), new VFile(text)) as Root
    const hast = toHast(tree, { ...footnoteOptions(en.texts), passThrough: ['mdxTextExpression'] }) as HastRoot
    rehypeHeadingIds()(hast)
    const ids = Array.from(JSON.stringify(hast).matchAll(/"id":"([^"]+)"/g), ([, id]) => id!)
    expect(ids.filter((id) => !id.includes('_Galley'))).toEqual(['win', 'win-1', '__init__', 'page', 'old'])
    expect(ids).toEqual(expect.arrayContaining(outlineMdx(text, 'index.mdx', 1, NOWHERE).anchors))
  })

  test('accepts elements without properties, which an older library creates', () => {
    const tree = { type: 'root', children: [{ type: 'element', tagName: 'sup', children: [] }] } as unknown as HastRoot
    expect(() => rehypeHeadingIds()(tree)).not.toThrow()
  })
})
