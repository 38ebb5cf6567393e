import type { Nodes } from 'mdast'
import {
  addPreviewSources,
  contentComponents,
  isPreviewSource,
  writePreviewSource,
  type ContentComponent,
} from '../content-compiler'
import { readAttributes } from './check-components'
import { mdxParser, readLiteral } from './outline-mdx'
import type { JsxElement } from './remark-plugins'

/** Attributes that become paragraphs. */
const TEXTS = ['lead', 'text', 'description', 'note']

const definitions: ContentComponent[] = Object.values(contentComponents)
/** `markdown` functions of the site's components. */
const WRITERS = new Map(
  definitions.flatMap(({ component, markdown }) => (markdown ? [[component, markdown] as const] : [])),
)
/** Name of the attribute with the title, by component. */
const TITLES = new Map(definitions.map(({ component, label }) => [component, label]))

/** Converts an MDX document to plain Markdown: removes code, and replaces components with their texts. Returns an invalid document unchanged. */
export function replaceComponents(text: string): string {
  const write = (node: Nodes, level: number): string => {
    if (node.type === 'mdxjsEsm') return ''
    if (node.type === 'mdxFlowExpression') return readLiteral(node) ?? ''
    if (node.type === 'mdxTextExpression') return readLiteral(node) ?? `\`${sourceOf(node)}\``
    if (isPreviewSource(node)) return writePreviewSource(node).join('\n')
    if (isComponent(node)) return writeComponent(node, level)
    return 'children' in node ? writeInside(node, level) : sourceOf(node)
  }
  const sourceOf = ({ position }: Nodes) => text.slice(position!.start.offset, position!.end.offset)

  /** Writes a node's source, with converted children. */
  const writeInside = (node: Nodes & { children: Nodes[] }, level: number) => {
    let at = node.position!.start.offset!
    let written = ''
    for (const child of node.children.filter(({ position }) => position)) {
      written += text.slice(at, child.position!.start.offset) + write(child, level)
      at = child.position!.end.offset!
    }
    return written + text.slice(at, node.position!.end.offset)
  }

  const writeComponent = (node: JsxElement, level: number) => {
    const name = node.name ?? ''
    const { known } = readAttributes(node)
    const textOf = (name: string) => (typeof known[name] === 'string' ? known[name].replace(/\s+/g, ' ').trim() : '')
    const target = textOf('to') || textOf('href') || (name === 'Video' && textOf('src'))
    const linked = (words: string) => (words && target ? `[${words}](${target})` : words)
    const title = textOf(TITLES.get(name) ?? 'title') || textOf('label')
    const formula = textOf('tex') && `$$${textOf('tex')}$$`
    const writer = WRITERS.get(name)
    if (writer) {
      const texts = Object.entries(known).flatMap(([key, value]) =>
        typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
          ? [[key, `${value}`] as const]
          : [],
      )
      const content = node.children.map((child) => dedent(write(child, level), child))
      return writer(Object.fromEntries<string>(texts), content.join(node.type === 'mdxJsxTextElement' ? '' : '\n\n'))
    }
    if (node.type === 'mdxJsxTextElement')
      return linked(node.children.map((child) => write(child, level)).join('') || formula || title)
    const isHeading = title && !TITLES.has(name)
    const inner = node.children.map((child) => {
      const written = write(child, isHeading ? level + 1 : level)
      return isComponent(child) || isPreviewSource(child) ? written : dedent(written, child)
    })
    if (!title && target && inner.length === 1) return linked(inner[0]!)
    const links = linksIn(node.attributes).map(({ label, to }) => `- [${label}](${to})`)
    const parts = [
      title && (isHeading ? `${'#'.repeat(Math.min(level, 6))} ${linked(title)}` : `**${linked(title)}**`),
      formula,
      ...TEXTS.map(textOf),
      links.join('\n'),
      ...inner,
    ]
    const all = parts.filter(Boolean).join('\n\n')
    return name === 'Callout' ? all.replace(/^/gm, '> ').replace(/ $/gm, '') : all
  }

  try {
    const document = mdxParser.parse(text)
    addPreviewSources(document, text)
    return writeInside(document, 2).replace(/^\s+/, '')
  } catch {
    return text
  }
}

const isComponent = (node: Nodes): node is JsxElement =>
  (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && /^[A-Z]/.test(node.name ?? '')

/** Removes the indentation of a nested node from all lines but the first. */
const dedent = (text: string, { position }: Nodes) =>
  text.replace(new RegExp(`^ {0,${position!.start.column - 1}}`, 'gm'), '')

interface Property {
  key?: { name?: string; value?: unknown }
  value?: { value?: unknown }
}

/** Finds links in the code of attributes, such as `{ label: 'Start', to: '/docs' }`. */
function linksIn(part: unknown): { label: string; to: string }[] {
  if (typeof part !== 'object' || part === null) return []
  if ('type' in part && part.type === 'ObjectExpression' && 'properties' in part) {
    const entries = (part.properties as Property[]).map(({ key, value }) => [key?.name ?? key?.value, value?.value])
    const { label, to } = Object.fromEntries(entries) as Record<string, unknown>
    if (typeof label === 'string' && typeof to === 'string') return [{ label, to }]
  }
  return Object.values(part).flatMap(linksIn)
}
