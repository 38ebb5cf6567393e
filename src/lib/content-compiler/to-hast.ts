import GithubSlugger, { slug } from 'github-slugger'
import type { Element, ElementContent, Nodes } from 'hast'
import { raw } from 'hast-util-raw'
import { toString as hastToString } from 'hast-util-to-string'
import type { Code, Definition, Image, ImageReference, Paragraph, Root } from 'mdast'
import type { InlineMath, Math } from 'mdast-util-math'
import { defaultHandlers, toHast, type State } from 'mdast-util-to-hast'
import { visit } from 'unist-util-visit'
import { VFile } from 'vfile'
import { type ComponentNode, componentNode, standIn } from './component-node'
import { contentComponents, type ContentComponent } from './content-components'
import { directiveToComponent } from './directives'
import type { DocumentContext } from './document-context'
import { compileFence } from './fences'
import { resolveImage } from './links'
import { mathProps } from './math'

/** Turns checked Markdown into HTML elements and components, with an id on every heading. */
export function markdownToHast(tree: Root, text: string, context: DocumentContext, hasHtml: boolean): Nodes {
  const directive = (state: State, node: Parameters<typeof directiveToComponent>[1]) =>
    directiveToComponent(state, node, context)
  const hast = toHast(tree, {
    allowDangerousHtml: hasHtml,
    clobberPrefix: '',
    handlers: {
      code: (_: State, node: Code) => componentNode(...compileFence(node, context), [], node.position),
      math: (_: State, node: Math) => mathNode(node, text, true, context),
      inlineMath: (_: State, node: InlineMath) => mathNode(node, text, false, context),
      image: (_: State, node: Image) => imageNode(node, node, context),
      imageReference: (state: State, node: ImageReference) => {
        const definition = state.definitionById.get(node.identifier.toUpperCase())
        return definition ? imageNode(definition, node, context) : defaultHandlers.imageReference(state, node)
      },
      paragraph: (state: State, node: Paragraph) => {
        const [only] = node.children
        // A formula alone in its paragraph is a block, like one between two lines of "$$".
        return node.children.length === 1 && only?.type === 'inlineMath'
          ? mathNode(only, text, true, context)
          : paragraph(state, node)
      },
      containerDirective: directive,
      leafDirective: directive,
      textDirective: directive,
    },
  })
  const whole = hasHtml ? raw(hast, { passThrough: ['component'], file: new VFile(text) }) : hast
  nameHeadings(whole, context)
  return whole
}

function imageNode(
  { url, title }: Image | Definition,
  { alt, position }: Image | ImageReference,
  context: DocumentContext,
) {
  const src = resolveImage(url, position?.start, context)
  if (src === undefined) return standIn('span', [{ type: 'text', value: alt || url }], position)
  return componentNode('Image', { src, alt: alt ?? '', ...(title && { title }) }, [], position)
}

function mathNode(node: Math | InlineMath, text: string, isBlock: boolean, context: DocumentContext) {
  const start = node.position?.start
  const opening = /^\$+\s*/.exec(text.slice(start?.offset))?.[0] ?? ''
  const at = start && {
    line: start.line + opening.split('\n').length - 1,
    column: opening.includes('\n') ? start.column : start.column + opening.length,
  }
  return componentNode(isBlock ? 'MathBlock' : 'Math', mathProps(node.value, isBlock, at, context), [], node.position)
}

/** A paragraph with nothing but an image becomes that image: HTML does not allow a figure inside a paragraph. */
function paragraph(state: State, node: Paragraph): ElementContent {
  const children = state.all(node)
  const [only] = children
  if (children.length === 1 && only?.type === 'component' && only.name === 'Image') {
    only.props['block'] = true
    return only
  }
  const element: Element = { type: 'element', tagName: 'p', properties: {}, children }
  state.patch(node, element)
  return element
}

/** Components with an id, and the attribute that it is made from. */
const LABELS = new Map(
  Object.values<ContentComponent>(contentComponents).flatMap(({ component, props, label }) =>
    'id' in props.shape && label !== undefined ? [[component, label]] : [],
  ),
)

/** Gives each heading, and each component with an id, an id that is unique in the document. */
function nameHeadings(tree: Nodes, context: DocumentContext) {
  const slugger = new GithubSlugger()
  if (context.takenIds) slugger.occurrences = context.takenIds
  const headings: Element[] = []
  const components: ComponentNode[] = []
  visit(tree, (node) => {
    if (node.type !== 'element' && node.type !== 'component') return
    const id = node.type === 'element' ? node.properties['id'] : node.props['id']
    if (node.type === 'element' && /^h[1-6]$/.test(node.tagName) && !id) headings.push(node)
    if (node.type === 'component') components.push(node)
    if (typeof id !== 'string') return
    if (id in slugger.occurrences)
      context.report(node.position?.start, `The id "${id}" is already taken on this page. Choose another.`)
    slugger.occurrences[id] = 0
  })
  // The slug of a heading without letters is empty.
  for (const heading of headings) heading.properties['id'] = slugger.slug(slug(hastToString(heading)) || 'section')
  // Headings choose first, so that a component does not change the id of a heading.
  for (const { name, props } of components) {
    const words = props[LABELS.get(name) ?? '']
    if (typeof words === 'string') props['id'] ??= slugger.slug(slug(words) || 'part')
  }
}
