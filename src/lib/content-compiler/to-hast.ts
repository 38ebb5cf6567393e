import GithubSlugger, { slug } from 'github-slugger'
import type { Element, ElementContent, Nodes } from 'hast'
import { raw } from 'hast-util-raw'
import { toString as hastToString } from 'hast-util-to-string'
import type { Code, Definition, Image, ImageReference, Paragraph, Root } from 'mdast'
import { defaultHandlers, toHast, type State } from 'mdast-util-to-hast'
import { visit } from 'unist-util-visit'
import { VFile } from 'vfile'
import { codeOf } from './code'
import { componentNode } from './component-node'
import { directiveToComponent } from './directives'
import type { DocumentContext } from './document-context'
import { resolveImage } from './links'

/** Turns checked Markdown into HTML elements and components, with an id on every heading. */
export function markdownToHast(tree: Root, text: string, context: DocumentContext, hasHtml: boolean): Nodes {
  const directive = (state: State, node: Parameters<typeof directiveToComponent>[1]) =>
    directiveToComponent(state, node, context)
  const hast = toHast(tree, {
    allowDangerousHtml: hasHtml,
    clobberPrefix: '',
    handlers: {
      code: (_: State, node: Code) => componentNode('CodeBlock', { ...codeOf(node) }, [], node.position?.start),
      image: (_: State, node: Image) => imageNode(node, node, context),
      imageReference: (state: State, node: ImageReference) => {
        const definition = state.definitionById.get(node.identifier.toUpperCase())
        return definition ? imageNode(definition, node, context) : defaultHandlers.imageReference(state, node)
      },
      paragraph,
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
  if (src === undefined) return undefined
  return componentNode('Image', { src, alt: alt ?? '', ...(title && { title }) }, [], position?.start)
}

/** A paragraph of nothing but one image is that image: a figure must not stand inside a paragraph. */
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

/** Gives each heading an id that nothing else in the document has. */
function nameHeadings(tree: Nodes, context: DocumentContext) {
  const slugger = new GithubSlugger()
  const headings: Element[] = []
  visit(tree, 'element', (node) => {
    const { id } = node.properties
    if (/^h[1-6]$/.test(node.tagName) && !id) headings.push(node)
    if (typeof id !== 'string') return
    if (id in slugger.occurrences)
      context.report(node.position?.start, `The id "${id}" is already taken on this page. Choose another.`)
    slugger.occurrences[id] = 0
  })
  // A heading of signs alone gives no name.
  for (const heading of headings) heading.properties['id'] = slugger.slug(slug(hastToString(heading)) || 'section')
}
