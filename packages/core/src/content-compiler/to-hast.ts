import { rehypePlugins } from '@galley/site/markdown'
import type { ElementContent, Nodes } from 'hast'
import { raw } from 'hast-util-raw'
import type { Code, Definition, Image, ImageReference, Paragraph, Root } from 'mdast'
import type { InlineMath, Math } from 'mdast-util-math'
import { defaultHandlers, toHast, type State } from 'mdast-util-to-hast'
import { VFile } from 'vfile'
import { componentNode, element } from './component-node'
import { directiveToComponent } from './directives'
import type { DocumentContext } from './document-context'
import { compileFence } from './fences'
import { resolveImage } from './links'
import { mathProps } from './math'
import { FOOTNOTE_ID_PREFIX, nameFootnotes, nameHeadings } from './name-headings'
import { runPlugins } from './run-plugins'
import { hasRightToLeft, setDirections } from './text-direction'

/** Turns checked Markdown into HTML elements and components, runs the site's rehype plugins, and sets ids on headings. */
export async function markdownToHast(
  tree: Root,
  text: string,
  context: DocumentContext,
  hasHtml: boolean,
): Promise<Nodes> {
  const directive = (state: State, node: Parameters<typeof directiveToComponent>[1]) =>
    directiveToComponent(state, node, context)
  const footnotePrefix = context.footnoteScope ? `${FOOTNOTE_ID_PREFIX}${context.footnoteScope}-` : FOOTNOTE_ID_PREFIX
  const hast = toHast(tree, {
    allowDangerousHtml: hasHtml,
    clobberPrefix: footnotePrefix,
    footnoteLabel: context.texts.footnotes,
    footnoteBackLabel: (index, again) =>
      context.texts.backToReference.replace('{reference}', `${index + 1}${again > 1 ? `-${again}` : ''}`),
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
        // A formula that is the only content of a paragraph is a block, like a formula between two lines of "$$".
        return node.children.length === 1 && only?.type === 'inlineMath'
          ? mathNode(only, text, true, context)
          : paragraph(state, node)
      },
      containerDirective: directive,
      leafDirective: directive,
      textDirective: directive,
    },
  })
  const own = nameFootnotes(hast, footnotePrefix)
  const html = hasHtml ? raw(hast, { passThrough: ['component'], file: new VFile(text) }) : hast
  const whole = await runPlugins(rehypePlugins, html, text, context)
  nameHeadings(whole, own, context)
  if (hasRightToLeft(text)) setDirections(whole)
  return whole
}

function imageNode(
  { url, title }: Image | Definition,
  { alt, position }: Image | ImageReference,
  context: DocumentContext,
) {
  const src = resolveImage(url, position?.start, context)
  if (src === undefined) return element('span', [{ type: 'text', value: alt || url }], position)
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

/** If a paragraph contains only an image, replaces the paragraph by the image, because HTML does not allow a figure inside of a paragraph. */
function paragraph(state: State, node: Paragraph): ElementContent {
  const children = state.all(node)
  const [only] = children
  if (children.length === 1 && only?.type === 'component' && only.name === 'Image') {
    only.props['block'] = true
    return only
  }
  return element('p', children, node.position)
}
