import type { Root } from 'mdast'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { remarkIcons } from './remark-icons'
import type { JsxAttribute, JsxElement } from './to-attribute'

const DOT = { body: '<circle r="1"/>', width: 4, height: 4 }
const findIcon = (name: string) => (['dot', 'shapes:dot'].includes(name) ? DOT : undefined)

/** The attributes of all elements of a document: texts as they are, code in braces. */
function attributesIn(text: string) {
  const tree: Root = unified().use(remarkParse).use(remarkMdx).parse(text)
  remarkIcons({ findIcon })(tree)
  const found: string[] = []
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    for (const { name, value } of (node as JsxElement).attributes as JsxAttribute[])
      found.push(typeof value === 'string' ? `${name}=${value}` : `${name}={${value?.value}}`)
  })
  return found
}

const drawn = `{${JSON.stringify(DOT)}}`

test.each([
  ['<Feature icon="dot" title="dot" />', [`icon=${drawn}`, 'title=dot']],
  ['Words <Button trailingIcon="shapes:dot">a</Button>', [`trailingIcon=${drawn}`]],
  ['<Icon name="dot" />', [`name=${drawn}`]],
  ['<A>\n\n- <Grid.Item icon="dot" />\n\n</A>', [`icon=${drawn}`]],
])('replaces the name of an icon: %j', (text, attributes) => {
  expect(attributesIn(text)).toEqual(attributes)
})

test.each([
  ['<Feature icon="square" />', ['icon=square']],
  ['<Feature icon={"dot"} />', ['icon={"dot"}']],
  ['<Feature icon="/dot.svg" />', ['icon=/dot.svg']],
  ['<Avatar name="dot" />', ['name=dot']],
  ['<my-element icon="dot" />', ['icon=dot']],
])('keeps %j', (text, attributes) => {
  expect(attributesIn(text)).toEqual(attributes)
})

test('returns an expression that the MDX compiler accepts', () => {
  const tree: Root = unified().use(remarkParse).use(remarkMdx).parse('<Feature icon="dot" />')
  remarkIcons({ findIcon })(tree)
  expect(JSON.stringify(tree)).toContain('"estree"')
})
