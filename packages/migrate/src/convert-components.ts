import { isSafeTag } from '@galley/core/content-compiler'
import type { Nodes } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { toLabel, writeContainer } from './containers'
import { leaveUnseen } from './convert-html'
import type { Dialect, PageTools, Part } from './dialect'
import { isExternal, linkImage } from './external-images'
import { applyRule, ruleName } from './find-rule'
import { isUnread, writeForeign } from './foreign'
import { findEnd, plainAttributes, type Tag, writeSafeAttributes } from './html-tags'
import { type JsxElement, type MdxCode, readAttributes } from './mdx-code'
import { showCode } from './show-code'

export type Around = Part['around']

/** The page that contains a component: its source, and functions that convert the content of the component. */
export interface PageWalk {
  dialect: Dialect
  source: string
  code: MdxCode
  /** The number of links around the node that is being converted. */
  linksAround: number
  toolsFor: (node: Nodes) => PageTools
  /** Returns the source of a node. */
  slice: (node: Nodes) => string
  /** Indents the lines of `text` like the first line of a node. */
  place: (text: string, node: Nodes) => string
  /** Converts nodes on one line, and copies the source between the offsets `from` and `to` around the nodes. */
  renderRange: (children: readonly Nodes[], from: number, to: number, around: Around) => string
  /** Converts nodes as blocks, without the indentation of the first node. */
  renderInside: (children: readonly Nodes[], around: Around) => string
}

export type Directive = Extract<Nodes, { type: 'containerDirective' | 'leafDirective' | 'textDirective' }>
type ContainerDirective = Extract<Nodes, { type: 'containerDirective' }>
type Own = NonNullable<Around>

export const startOf = (node: Nodes) => node.position!.start.offset!
export const endOf = (node: Nodes) => node.position!.end.offset!

const renderWords = (walk: PageWalk, children: readonly Nodes[], around: Around) =>
  children.length > 0 ? walk.renderRange(children, startOf(children[0]!), endOf(children.at(-1)!), around) : ''

const WORDS = ['text', 'inlineCode', 'emphasis', 'strong', 'delete', 'link', 'break']

const isAmongWords = (nodes: readonly Nodes[]) => nodes.some(({ type }) => WORDS.includes(type))

/** Converts an HTML component and the nodes up to its closing tag. Returns undefined for elements that do not change. */
export function renderTag(walk: PageWalk, tag: Tag, nodes: readonly Nodes[], index: number, around: Around) {
  const { dialect, source } = walk
  const node = nodes[index]!
  const end = tag.kind === 'opening' ? findEnd(nodes, index) : index
  const isKnown = ruleName(dialect, tag.name) in dialect.rules
  const isInline = node.position!.start.column > 1 || isAmongWords(nodes)
  // An element around blocks stays even if a rule has its name, such as "details".
  const isKept = isSafeTag(tag.name) && !(isKnown && isInline)
  if (tag.kind === 'closing' || isKept || end < 0) return undefined
  const inside = isUnread(tag.name) ? [] : nodes.slice(index + 1, end)
  const own = { name: tag.name, attributes: plainAttributes(tag.attributes) }
  const words = () => (inside.length > 0 ? walk.renderRange(inside, endOf(node), startOf(nodes[end]!), own) : '')
  const content = isInline ? words() : walk.renderInside(inside, own)
  const part: Part = { ...own, label: undefined, content, slots: {}, around, isInline }
  const written = source.slice(startOf(node), endOf(nodes[end]!))
  const text = applyRule(dialect, part, walk.toolsFor(node)) ?? showForeign(walk, node, part, written)
  return { text: isInline ? text : walk.place(text, node), last: Math.max(index, end) }
}

const showForeign = (
  { toolsFor, linksAround }: PageWalk,
  node: Nodes,
  part: Part,
  written: string,
  computed: readonly string[] = [],
  from?: string,
) => writeForeign(part, toolsFor(node), { written, computed, from, isInLink: linksAround > 0 })

export function renderDirective(walk: PageWalk, node: Directive, around: Around): string {
  const attributes = Object.fromEntries(
    Object.entries(node.attributes ?? {}).map(([name, value]) => [name, value === '' || value == null ? true : value]),
  )
  const own: Own = { name: ruleName(walk.dialect, node.name), attributes }
  return node.type === 'containerDirective'
    ? renderContainer(walk, node, own, around)
    : renderShortDirective(walk, node, own, around)
}

/** Converts `:name` and `::name`. In systems without such components, the colon is text. */
function renderShortDirective(
  walk: PageWalk,
  node: Exclude<Directive, ContainerDirective>,
  own: Own,
  around: Around,
): string {
  const { dialect, source, slice, place, toolsFor } = walk
  const written = slice(node)
  const isInline = node.type === 'textDirective'
  const isPlain = isInline && node.children.length === 0 && Object.keys(own.attributes).length === 0
  const isKnown = own.name in dialect.rules
  const isApart =
    /(?:^|[\s([])$/.test(source.slice(0, startOf(node))) && /^(?:$|[\s.,;!?)\]])/.test(source.slice(endOf(node)))
  if (isPlain && !(dialect.hasInlineComponents && (isKnown || isApart))) return written
  const label = node.children.length > 0 ? renderWords(walk, node.children, own) : undefined
  const part: Part = { ...own, label, content: label ?? '', slots: {}, around, isInline }
  const converted = applyRule(dialect, part, toolsFor(node))
  if (converted !== undefined) return place(converted, node)
  if (!dialect.hasInlineComponents) return `\\${written}`
  if (isPlain) {
    toolsFor(node).note(`The component ":${node.name}" is shown as code. Replace the code with text.`)
    return showCode(written, true)
  }
  return place(showForeign(walk, node, { ...part, name: `:${node.name}`, label: undefined }, written), node)
}

/** Returns the paragraph that is the label of a container. */
export function labelOf({ children: [first] }: ContainerDirective) {
  return first?.type === 'paragraph' && first.data && 'directiveLabel' in first.data ? first : undefined
}

/** Converts `:::name` with its label, slots and content. */
function renderContainer(walk: PageWalk, node: ContainerDirective, own: Own, around: Around): string {
  const { dialect, source, slice, place, toolsFor } = walk
  const written = labelOf(node)
  const [from, to] = written ? [startOf(written) + 1, endOf(written) - 1] : [0, 0]
  const label = written && walk.renderRange(written.children, from, to, own)
  const children = written ? node.children.slice(1) : node.children
  const { slots, content } = renderSlots(walk, children, own)
  const part: Part = { ...own, label, content, slots, around, isInline: false }
  const converted = applyRule(dialect, part, toolsFor(node))
  const unchanged = writeContainer(node.name, { label, attributes: own.attributes }, content)
  if ((label ?? '') === source.slice(from, to) && converted === unchanged)
    return walk.renderRange(children, startOf(node), endOf(node), own)
  if (converted !== undefined) return place(converted, node)
  const shown = { ...part, name: `:::${node.name}`, attributes: parseProps(own.attributes) }
  return place(showForeign(walk, node, shown, slice(node)), node)
}

/** Converts the named slots of a container apart from the rest of its content. */
function renderSlots({ renderInside }: PageWalk, children: readonly Nodes[], own: Own) {
  const slots: Record<string, string> = {}
  const content = children.filter((child) => {
    if (child.type !== 'containerDirective' || child.name !== 'slot') return true
    slots[String(child.attributes?.['name'])] = renderInside(child.children, own)
    return false
  })
  return { slots, content: content.length > 0 ? renderInside(content, own) : '' }
}

/** Parses props that MDC writes as JSON. */
const parseProps = (attributes: Part['attributes']): Part['attributes'] =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => {
      const isData = typeof value === 'string' && /^(?:\[.*\]|\{.*\})$/s.test(value)
      return [name, isData ? (JSON.parse(value) as unknown) : value]
    }),
  )

/** Converts a paragraph of JSX components without other text. Returns undefined for other paragraphs. */
export function renderElements(walk: PageWalk, children: readonly Nodes[], around: Around): string | undefined {
  const elements = children.filter((child) => child.type === 'mdxJsxTextElement')
  const gaps = children.flatMap((child) => (child.type === 'text' && child.value.trim() === '' ? [child.value] : []))
  const isAlone = elements.length + gaps.length === children.length
  if (!isAlone || elements.every(({ name }) => isSafeTag(name ?? ''))) return undefined
  const isApart = gaps.every((gap) => gap.includes('\n'))
  const parts = elements.map((one) => renderElement(walk, one, !isApart && isSafeTag(one.name ?? ''), around))
  return parts.join(isApart || parts.some((part) => part.includes('\n')) ? '\n\n' : ' ')
}

/** Converts a JSX element: a component by its rule, an included file, an HTML element, or a component without a counterpart. */
export function renderElement(walk: PageWalk, node: JsxElement, isInline: boolean, around: Around): string {
  const { dialect, slice, toolsFor } = walk
  const { imports } = walk.code
  const name = node.name ?? ''
  const { note, include } = toolsFor(node)
  const { attributes, computed } = readAttributes(node, walk.code)
  const own: Own = { name: imports.get(name)?.name ?? name, attributes }
  if (name === 'details') return writeDetails(walk, node, attributes)
  if (leaveUnseen(name, toolsFor(node))) return ''
  const content = renderElementContent(walk, node, isInline, own)
  if (name === '') return content
  const file = imports.get(name)?.from
  const included = file !== undefined && /\.mdx?$/.test(file) ? include(file) : undefined
  if (included !== undefined) {
    if (node.attributes.length > 0) note(`The props of "<${name}>" are left out: included files receive no props.`)
    return included
  }
  const part: Part = { ...own, label: undefined, content, slots: {}, around, isInline }
  const converted = applyRule(dialect, part, toolsFor(node))
  if (isInline && converted?.startsWith(':::'))
    note(`"<${name}>" shares a line with other text. Put the component on separate lines, and convert the page again.`)
  if (converted !== undefined) return converted
  if (isSafeTag(name)) return writeElement(walk, node, part, computed)
  return showForeign(walk, node, part, slice(node), computed, file)
}

function renderElementContent(walk: PageWalk, { name, children }: JsxElement, isInline: boolean, own: Own): string {
  if (isUnread(name ?? '')) return ''
  if (name === 'a') walk.linksAround += 1
  const content = isInline
    ? renderWords(walk, children, own)
    : (renderElements(walk, children, own) ?? walk.renderInside(children, own))
  if (name === 'a') walk.linksAround -= 1
  return content
}

/** The parser may put the summary into a paragraph. */
function writeDetails({ renderInside }: PageWalk, { children }: JsxElement, { open }: Part['attributes']): string {
  const only = (child: Nodes) =>
    child.type === 'paragraph' && child.children.length === 1 ? child.children[0]! : child
  const summary = children.find((child) => 'name' in only(child) && (only(child) as JsxElement).name === 'summary')
  const label = summary ? toLabel(toString(summary)) : 'Details'
  const rest = children.filter((child) => child !== summary)
  return writeContainer('collapsible', { label, attributes: { open: open === true } }, renderInside(rest, undefined))
}

/** Writes an HTML element with its safe attributes. External images become links. */
function writeElement(walk: PageWalk, node: JsxElement, part: Part, computed: readonly string[]): string {
  const name = node.name!
  const { attributes, content, isInline } = part
  const { src, alt } = attributes
  if (name === 'img' && typeof src === 'string' && isExternal(src)) {
    return linkImage(src, alt, walk.toolsFor(node), walk.linksAround > 0)
  }
  const kept = writeSafeAttributes(name, attributes, walk.toolsFor(node), computed)
  if ((name === 'div' || name === 'span') && kept.length === 0) return content
  const opening = `<${[name, ...kept].join(' ')}>`
  if (['img', 'br', 'hr', 'wbr'].includes(name)) return opening
  return isInline || !content.trim()
    ? `${opening}${content}</${name}>`
    : `${opening}\n\n${content.trim()}\n\n</${name}>`
}
