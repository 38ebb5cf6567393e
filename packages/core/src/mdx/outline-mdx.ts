import type { Element, Nodes, Root } from 'hast'
import type { Code, Root as Document } from 'mdast'
import { toHast, type State } from 'mdast-util-to-hast'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { VFileMessage } from 'vfile-message'
import {
  addPreviewSources,
  cjkEmphasis,
  createDocumentContext,
  compileFence,
  expandPackageManagers,
  findColonLines,
  findComponent,
  FOOTNOTE_ID_PREFIX,
  headingIdSyntax,
  keepUrlPoints,
  nameFootnotes,
  nameHeadings,
  placeUrls,
  summarize,
  takeHeadingIds,
  TOO_DEEP,
  type CompiledContent,
  type ContentEnvironment,
  type DocumentContext,
} from '../content-compiler'
import type { ContentElement, ContentNode, ContentProps, ContentTree } from '../content-tree'
import { checkImports, checkNames } from './check-code'
import { checkComponents } from './check-components'
import { renderFormulas } from './remark-plugins'
import { reportSyntax } from './report-syntax'
import { resolveUrls } from './resolve-urls'

const MDX_NODES = [
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
  'mdxFlowExpression',
  'mdxTextExpression',
  'mdxjsEsm',
] as const

export const mdxParser = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(cjkEmphasis)
  .use(remarkMdx)
  .use(headingIdSyntax)
  .use(keepUrlPoints)

/** Returns the component of a code block. The search finds its code, but the text of the page does not contain it. */
function codeElement(node: Code, context: DocumentContext): Element {
  const [tagName, props] = compileFence(node, context)
  return { type: 'element', tagName, properties: props as Element['properties'], children: [] }
}

/** Returns the headings, text and links of an MDX document, whose body gatsby-plugin-mdx compiles. Never throws: syntax errors become problems. */
export function outlineMdx(
  text: string,
  file: string,
  textLine: number,
  environment: ContentEnvironment,
  title?: string,
): Omit<CompiledContent, 'markdown'> {
  const context = createDocumentContext(file, textLine, environment)
  let blocks: ContentTree = []
  let isBroken = false
  try {
    const document = mdxParser.parse(text)
    placeUrls(document, text, context)
    resolveUrls(document, context)
    reportDirectives(document, text, context)
    checkImports(document, context)
    checkComponents(document, context, checkNames(document, context))
    takeHeadingIds(document, text, context)
    addPreviewSources(document, text)
    expandPackageManagers(document, context)
    renderFormulas(document, context)
    const code = (_: State, node: Code) => codeElement(node, context)
    const tree = toHast(document, {
      passThrough: [...MDX_NODES],
      handlers: { code },
      clobberPrefix: FOOTNOTE_ID_PREFIX,
      footnoteLabel: context.texts.footnotes,
    }) as Root
    nameHeadings(tree, nameFootnotes(tree), context)
    blocks = toBlocks(tree.children).filter((block) => typeof block !== 'string' || block.trim() !== '')
  } catch (error) {
    isBroken = true
    if (error instanceof RangeError) context.report(undefined, TOO_DEEP)
    else if (error instanceof VFileMessage) reportSyntax(error, text, context)
    else throw error
  }
  const known = blocks.filter(isKnown)
  const summary = summarize(blocks, title)
  return {
    ...summary,
    opening: summarize(known).opening,
    ...(summary.heading !== undefined && known[0] !== blocks[0] && { heading: '' }),
    body: null,
    images: [...context.images],
    links: context.links,
    problems: context.problems,
    ...(isBroken && { isBroken }),
  }
}

/** Reports directives, which MDX reads as text. */
function reportDirectives(tree: Document, text: string, context: DocumentContext) {
  if (!text.includes('::')) return
  visit(tree, 'paragraph', (node) => {
    for (const { start, colons, name } of findColonLines(node, text)) {
      if (name === '') continue
      const known = findComponent(name)
      const type = known?.fixed?.['type']
      const tag = known ? `"<${known.component}${type ? ` type="${type}"` : ''}>"` : 'a tag'
      context.report(start, `"${colons}${name}" is text in MDX. Write the component as ${tag}, or the page as .md.`)
    }
  })
}

/** Placeholder for an expression whose value is only known when the page renders. */
const UNKNOWN: ContentElement = ['mdxTextExpression', {}]

/** False for a node that contains an `UNKNOWN` expression. */
const isKnown = (node: ContentNode): boolean => {
  if (typeof node === 'string') return true
  const [name, , ...children] = node
  return name !== UNKNOWN[0] && children.every(isKnown)
}

type Expression = Extract<Nodes, { type: 'mdxTextExpression' | 'mdxFlowExpression' }>

/** Returns the text of a literal expression: `{'text'}`, `{7}`, `{`text`}` or a comment; undefined for any other expression. */
export function readLiteral({ data }: Expression): string | undefined {
  const [statement] = data?.estree?.body ?? []
  if (statement === undefined) return ''
  const expression = statement.type === 'ExpressionStatement' ? statement.expression : undefined
  if (expression?.type === 'TemplateLiteral' && expression.expressions.length === 0) {
    return expression.quasis[0]?.value.cooked ?? ''
  }
  if (expression?.type !== 'Literal' || expression.value instanceof RegExp) return undefined
  // React renders other literals, such as `true`, as nothing.
  return ['string', 'number', 'bigint'].includes(typeof expression.value) ? String(expression.value) : ''
}

const isFootnoteLink = ({ properties }: Element) =>
  'dataFootnoteRef' in properties || 'dataFootnoteBackref' in properties

/** Converts the texts and code blocks of a document to a content tree. */
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
