import type { Element, Nodes, Root } from 'hast'
import type { Code } from 'mdast'
import { toHast, type State } from 'mdast-util-to-hast'
import rehypeSlug from 'rehype-slug'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { VFileMessage } from 'vfile-message'
import {
  addPreviewSources,
  createDocumentContext,
  compileFence,
  expandPackageManagers,
  keepUrlPoints,
  placeUrls,
  summarize,
  TOO_DEEP,
  type CompiledContent,
  type ContentEnvironment,
  type DocumentContext,
} from '../content-compiler'
import type { ContentElement, ContentNode, ContentProps, ContentTree } from '../content-tree'
import { checkComponents } from './check-components'
import { checkImports } from './check-imports'
import { findLinks } from './find-links'
import { renderFormulas } from './render-formulas'

const MDX_NODES = [
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
  'mdxFlowExpression',
  'mdxTextExpression',
  'mdxjsEsm',
] as const

export const mdxParser = unified().use(remarkParse).use(remarkGfm).use(remarkMdx).use(keepUrlPoints)

/** The same component as in Markdown. Its code is searched, but does not count as words. */
function codeElement(node: Code, context: DocumentContext): Element {
  const [tagName, props] = compileFence(node, context)
  return { type: 'element', tagName, properties: props as Element['properties'], children: [] }
}

/** The headings, words and links of an MDX document. gatsby-plugin-mdx compiles its body. */
export function outlineMdx(
  text: string,
  file: string,
  textLine: number,
  environment: ContentEnvironment,
): Omit<CompiledContent, 'markdown'> {
  const context = createDocumentContext(file, textLine, environment)
  let blocks: ContentTree = []
  let isBroken = false
  try {
    const document = mdxParser.parse(text)
    placeUrls(document, text, context)
    findLinks(document, (target, start) => context.addLink({ target }, start))
    checkImports(document, context)
    checkComponents(document, context)
    addPreviewSources(document, text)
    expandPackageManagers(document, context)
    renderFormulas(document, context)
    const code = (_: State, node: Code) => codeElement(node, context)
    const tree = toHast(document, { passThrough: [...MDX_NODES], handlers: { code } }) as Root
    // The page gets its heading ids from the same plugin.
    rehypeSlug()(tree)
    blocks = toBlocks(tree.children).filter((block) => typeof block !== 'string' || block.trim() !== '')
  } catch (error) {
    isBroken = true
    if (error instanceof RangeError) context.report(undefined, TOO_DEEP)
    else if (error instanceof VFileMessage) reportSyntax(error, context)
    else throw error
  }
  const known = blocks.filter(isKnown)
  const summary = summarize(blocks)
  return {
    ...summary,
    opening: summarize(known).opening,
    ...(summary.heading !== undefined && known[0] !== blocks[0] && { heading: '' }),
    body: null,
    images: [],
    links: context.links,
    problems: context.problems,
    ...(isBroken && { isBroken }),
  }
}

/** A placeholder for an expression whose value is not known until the page renders. */
const UNKNOWN: ContentElement = ['mdxTextExpression', {}]

/** False for a node that contains such an expression. */
const isKnown = (node: ContentNode): boolean => {
  if (typeof node === 'string') return true
  const [name, , ...children] = node
  return name !== UNKNOWN[0] && children.every(isKnown)
}

type Expression = Extract<Nodes, { type: 'mdxTextExpression' | 'mdxFlowExpression' }>

/** The text of a literal expression: `{'text'}`, `{7}`, `{`text`}`, or a comment. */
export function readLiteral({ data }: Expression): string | undefined {
  const [statement] = data?.estree?.body ?? []
  if (statement === undefined) return ''
  const expression = statement.type === 'ExpressionStatement' ? statement.expression : undefined
  if (expression?.type === 'TemplateLiteral' && expression.expressions.length === 0) {
    return expression.quasis[0]?.value.cooked ?? ''
  }
  if (expression?.type !== 'Literal' || expression.value instanceof RegExp) return undefined
  // React renders no text for the others.
  return ['string', 'number', 'bigint'].includes(typeof expression.value) ? String(expression.value) : ''
}

/** The position of an open tag in a message of the parser, from the start of the text. */
const WRITTEN_PLACE = / \((\d+):(\d+)-\d+:\d+\)/

function reportSyntax({ place, reason }: VFileMessage, context: DocumentContext) {
  const [, line, column] = WRITTEN_PLACE.exec(reason) ?? []
  const written = line === undefined ? undefined : { line: Number(line), column: Number(column) }
  const start = place && 'start' in place ? place.start : (place ?? written)
  const words = reason.replace(WRITTEN_PLACE, '').replace(/\.$/, '')
  context.report(start, `The MDX cannot be read: ${words}. Correct it, or write the page as .md.`)
}

const isFootnoteLink = ({ properties }: Element) =>
  'dataFootnoteRef' in properties || 'dataFootnoteBackref' in properties

/** The texts and code blocks of a document in the shape of a content tree. */
function toBlocks(nodes: readonly Nodes[]): ContentTree {
  return nodes.flatMap((node): ContentTree => {
    if (node.type === 'text') return [node.value]
    if (node.type === 'element' && isFootnoteLink(node)) return []
    if (node.type === 'element') return [[node.tagName, { ...node.properties }, ...toBlocks(node.children)]]
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const props = node.attributes.flatMap((attribute) =>
        'name' in attribute ? [[attribute.name, attribute.value]] : [],
      )
      return [[node.name ?? 'span', Object.fromEntries(props) as ContentProps, ...toBlocks(node.children)]]
    }
    if (node.type === 'mdxTextExpression') return [readLiteral(node) ?? UNKNOWN]
    if (node.type === 'mdxFlowExpression') return [readLiteral(node) ?? '']
    return []
  })
}
