import type { Definition, Image, ImageReference, Link, LinkReference, Root } from 'mdast'
import type { Point } from 'unist'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import {
  type ContentEnvironment,
  createDocumentContext,
  type DocumentContext,
  resolveImage,
  resolveLink,
} from '../content-compiler'
import { isSaved } from '../download-url'
import { en } from '../languages/en'
import { type JsxElement, toAttribute } from './remark-plugins'

/** Attributes with link targets. */
const LINK_NAMES = ['href', 'to']
/** Matches a link target. Other values of these attributes, such as the end of an animation, are not always links. */
const LINK_FORM = /^(?:[/#]|https?:|\.{1,2}\/)|\.mdx?(?:[?#]|$)/
/** Matches a relative file: neither a path of the site nor a URL. */
const RELATIVE_FORM = /^(?!\/|[a-z][a-z\d+.-]*:)./i
/** Attribute with an image file, by component. */
const IMAGE_NAMES = new Map([
  ['img', 'src'],
  ['Image', 'src'],
  ['Video', 'poster'],
])

/** Matches a string literal, such as `"/docs"`. */
const TEXT_CODE = /^\s*(["'`])([^"'`$\\]*)\1\s*$/
const readText = (code: string | undefined) => TEXT_CODE.exec(code ?? '')?.[2]

/** Returns the target that replaces a URL. */
type Resolve = (url: string, start: Point | undefined) => string

/**
 * Resolves the links and images of an MDX document as in Markdown: relative files become paths of pages, and `![…](…)` becomes an `Image`. Also
 * resolves literal values of `href` and `to`, in attributes and in objects of expressions, but not computed values. The context records links, images
 * and problems.
 */
export function resolveUrls(tree: Root, context: DocumentContext) {
  const resolve: Resolve = (url, start) => resolveLink(url, start, context)
  const definitions = new Map<string, Definition>()
  visit(tree, 'definition', (node) => {
    if (!definitions.has(node.identifier)) definitions.set(node.identifier, node)
  })
  const targets = new Map<Definition, string>()
  visit(tree, (node, index, parent) => {
    if (node.type === 'link') {
      node.url = resolve(node.url, node.position?.start)
      markSaved(node, node.url)
    }
    if (node.type === 'linkReference') {
      const definition = definitions.get(node.identifier)
      const target = resolve(definition?.url ?? '#', node.position?.start)
      if (definition) targets.set(definition, target)
      markSaved(node, target)
    }
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
      resolveAttributes(node, resolve, context)
    if ('data' in node) resolveInCode(node.data, resolve)
    if ((node.type !== 'image' && node.type !== 'imageReference') || !parent || index === undefined) return
    const source = node.type === 'image' ? node : definitions.get(node.identifier)
    const shown = source && imageElement(node, source, parent.children.length === 1, context)
    if (shown) parent.children[index] = shown
  })
  for (const [definition, target] of targets) definition.url = target
  // HTML does not allow a figure inside of a paragraph.
  visit(tree, 'paragraph', ({ children: [only], position }, index, parent) => {
    if (only?.type !== 'mdxJsxTextElement' || only.name !== 'Image' || !parent || index === undefined) return
    if (only.attributes.some((attribute) => 'name' in attribute && attribute.name === 'block'))
      parent.children[index] = { ...only, type: 'mdxJsxFlowElement', children: [], ...(position && { position }) }
  })
}

/** Remark plugin for MDX that resolves links and images. `outlineMdx` reports their problems. */
export function remarkUrls({
  contentDir,
  ...lookup
}: Pick<ContentEnvironment, 'hasFile' | 'pathOfFile' | 'publishFile'> & { contentDir: string }) {
  const environment = { ...lookup, texts: en.texts, findIcon: () => undefined }
  return (tree: Root, { path }: VFile) => {
    const file = path.slice(path.lastIndexOf('=') + 1).replaceAll('\\', '/')
    const folder = `${contentDir.replaceAll('\\', '/')}/`
    if (file.startsWith(folder)) resolveUrls(tree, createDocumentContext(file.slice(folder.length), 1, environment))
  }
}

/** Adds `download` to a link if browsers save the linked file, as `compileMarkdown` does. */
function markSaved(node: Link | LinkReference, url: string) {
  if (isSaved(url)) node.data = { ...node.data, hProperties: { ...node.data?.hProperties, download: '' } }
}

function imageElement(
  { alt, position }: Image | ImageReference,
  { url, title }: Image | Definition,
  isAlone: boolean,
  context: DocumentContext,
): JsxElement | undefined {
  const src = resolveImage(url, position?.start, context)
  if (src === undefined) return undefined
  const attributes = Object.entries({ src, alt: alt ?? '', ...(title && { title }), ...(isAlone && { block: true }) })
  return {
    type: 'mdxJsxTextElement',
    name: 'Image',
    attributes: attributes.map(([name, value]) => toAttribute(name, value)),
    children: [],
    ...(position && { position }),
  }
}

function resolveAttributes(node: JsxElement, resolve: Resolve, context: DocumentContext) {
  for (const attribute of node.attributes) {
    if (attribute.type === 'mdxJsxAttribute') {
      const { name, value, position } = attribute
      const text = typeof value === 'string' ? value : readText(value?.value)
      const isAnchor = node.name === 'a' && name === 'href'
      if (text === undefined) {
        // The value is computed, so there is no text to resolve.
      } else if (LINK_NAMES.includes(name) && (isAnchor || LINK_FORM.test(text))) {
        attribute.value = resolve(text, position?.start)
        continue
      } else if (IMAGE_NAMES.get(node.name ?? '') === name && RELATIVE_FORM.test(text)) {
        const src = resolveImage(text, position?.start, context)
        if (src !== undefined) attribute.value = src
        if (src !== undefined && node.name === 'img') node.name = 'Image'
        continue
      }
    }
    resolveInCode(attribute, resolve)
  }
  const valueOf = (wanted: string) =>
    node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === wanted)?.value
  const href = node.name === 'a' ? valueOf('href') : undefined
  if (typeof href === 'string' && isSaved(href) && valueOf('download') === undefined)
    node.attributes.push(toAttribute('download', ''))
}

interface CodeNode {
  type?: string
  name?: unknown
  key?: CodeNode
  value?: unknown
  raw?: string
  expression?: unknown
  loc?: { start: { line: number; column: number } }
}

/** Resolves `to: '/docs'` and `href="/docs"` in a syntax tree, or in any object that contains a syntax tree. */
function resolveInCode(part: unknown, resolve: Resolve) {
  if (typeof part !== 'object' || part === null) return
  const node = part as CodeNode
  if (node.type === 'Property') resolveLiteral(node.key?.name ?? node.key?.value, node.value as CodeNode, resolve)
  if (node.type === 'JSXAttribute') {
    const value = node.value as CodeNode | null
    resolveLiteral((node.name as CodeNode).name, value?.expression ?? value, resolve)
  }
  for (const child of Object.values(part)) resolveInCode(child, resolve)
}

function resolveLiteral(name: unknown, literal: CodeNode | null, resolve: Resolve) {
  if (!LINK_NAMES.includes(String(name)) || typeof literal?.value !== 'string' || !LINK_FORM.test(literal.value)) return
  const start = literal.loc?.start
  // Columns in code count from 0.
  literal.value = resolve(literal.value, start && { line: start.line, column: start.column + 1 })
  literal.raw = JSON.stringify(literal.value)
}
