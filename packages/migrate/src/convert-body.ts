import { cjkEmphasis, isSafeAttribute, isSafeTag } from '@galley/core/content-compiler'
import { messageOf } from '@galley/core/message-of'
import type { Heading, Nodes, Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { VFileMessage } from 'vfile-message'
import { levelColons, openContainers, toLabel, createFenceReader, writeContainer } from './containers'
import { convertHtml, leaveUnseen } from './convert-html'
import type { Dialect, PageTools, Part } from './dialect'
import { literalOf } from './evaluate'
import { isExternal, nameOfUrl, noteExternalImage } from './external-images'
import { convertFence } from './fences'
import { applyRule, ruleName } from './find-rule'
import { isUnread, writeForeign } from './foreign'
import { findHeadingIds, type HeadingIds, takeHeadingIds } from './heading-ids'
import { findEnd, plainAttributes, readTag, type Tag } from './html-tags'
import { prepareText } from './prepare-text'
import { isRefused } from './resolve-urls'
import { joinCode, showCode } from './show-code'
import { showEmoji } from './show-emoji'

/** What the body of a page needs of the site around it. */
export interface BodyOptions {
  dialect: Dialect
  /** True where the heading with the title is left out. */
  isTitleTaken: boolean
  tools: (line: number) => PageTools
}

type Directive = Extract<Nodes, { type: 'containerDirective' | 'leafDirective' | 'textDirective' }>
type JsxElement = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>
type Around = Part['around']
type Program = NonNullable<NonNullable<Extract<Nodes, { type: 'mdxjsEsm' }>['data']>['estree']>

const startOf = (node: Nodes) => node.position!.start.offset!
const endOf = (node: Nodes) => node.position!.end.offset!

const MUSTACHE = /\{\{.*?\}\}/g
/** Attributes of MDC, behind words in brackets. */
const SPAN_PROPS = /\[([^\]]*)\](\{[^{}]+\})/g
/** Attributes of markdown-it behind a link, image, emphasis or code, and those at the end of a block. */
const BEHIND_PROPS = /^\{[^{}]+\}/
const END_PROPS = /\s\{(?:\s*(?:[.#][\w:-]+|[\w:-]+=(?:"[^"]*"|[^\s"{}]+)))+\s*\}$/
/** The same, and those of the link, image or emphasis before a text. */
const ANY_PROPS = /(?:^|\[([^\]]*)\])(\{[^{}]+\})/g

/** A comment of HTML as one of MDX of the same length. */
const maskComments = (text: string) =>
  text.replace(/<!--([\s\S]*?)-->/g, (_, inner: string) => `{/* ${inner.replaceAll('*/', '* ')}*/}`)

/** Parses the text of a page; MDX that cannot be read as Markdown, with the reason. */
export function parseBody(
  text: string,
  isMdx: boolean,
  hasMath: boolean,
): { tree: Root; failure?: { line: number; reason: string } } {
  const parser = unified().use(remarkParse).use(remarkGfm).use(cjkEmphasis).use(remarkDirective)
  if (hasMath) parser.use(remarkMath)
  if (!isMdx) return { tree: parser.parse(text) }
  try {
    return { tree: parser().use(remarkMdx).parse(maskComments(text)) }
  } catch (error) {
    const line = (error instanceof VFileMessage && error.line) || 1
    return { tree: parser.parse(text), failure: { line, reason: messageOf(error) } }
  }
}

/** Takes as many spaces from the start of each line but the first as `width`. */
const dedent = (text: string, width: number) => text.replace(new RegExp(`(?<=\\n)[ \\t>]{0,${width}}`, 'g'), '')

/** The text of a page, read but not converted. */
export interface ParsedBody {
  source: string
  tree: Root
  /** The line of the file that a line of the source is from. */
  lineAt: (line: number) => number
  /** The heading that is the title of the page, its words, and whether nothing is above it. */
  title: { node: Heading; words: string; isFirst: boolean } | undefined
  ids: HeadingIds
}

export interface ParseOptions {
  dialect: Dialect
  isMdx: boolean
  /** True where `$x$` is a formula. */
  hasMath: boolean
  /** The line of the file on which the text starts. */
  firstLine: number
  /** The front matter. */
  fields: Record<string, unknown>
  /** Reads a file that the page names. */
  read: (file: string) => string | undefined
  note: (line: number, message: string) => void
}

/** Reads the text of a page: its containers, its headings and their ids. */
export function readBody(
  written: string,
  { dialect, isMdx, hasMath, firstLine, fields, read, note }: ParseOptions,
): ParsedBody {
  const syntax = {
    hasMath,
    hasInlineNotes: dialect.hasInlineNotes === true,
    hasHtml: !isMdx,
    isMarkdownIt: dialect.isMarkdownIt,
  }
  const opened = dialect.openText?.(written, { read, note: (line, message) => note(firstLine + line, message) })
  const fileLine = (line = 0) => firstLine + (opened?.lines[line] ?? line)
  const prepared = prepareText(opened?.text ?? written, syntax, (line, message) => note(fileLine(line), message))
  const { text, given } = takeHeadingIds(prepared.text)
  /** Vue shows a field of the front matter. */
  const fillFields = (line: string) =>
    dialect.hasMustaches
      ? line.replace(/\{\{\s*\$?frontmatter\.(\w+)\s*\}\}/g, (code, name: string) =>
          ['string', 'number'].includes(typeof fields[name]) ? String(fields[name]) : code,
        )
      : line
  const isCode = createFenceReader()
  const replaced = text
    .split('\n')
    .map((line) => (isCode(line) ? line : fillFields(dialect.replaceLine?.(line) ?? line)))
    .join('\n')
  const noteAt = (index: number, message: string) => note(fileLine(prepared.lines[index]), message)
  const { text: source, lines } = openContainers(replaced, dialect.containers, 0, noteAt)
  const { tree, failure } = parseBody(source, isMdx, hasMath)
  const lineAt = (line: number) => fileLine(prepared.lines[lines[line - 1] ?? 0])
  if (failure)
    note(
      lineAt(failure.line),
      `The MDX cannot be read: ${failure.reason}. The page is converted as Markdown; look it through.`,
    )
  const headings = tree.children.filter((node) => node.type === 'heading')
  const top = headings.find(({ depth }) => depth === 1)
  const opening = tree.children.find((node) => node.type !== 'mdxjsEsm' && !isComment(node))
  const first = dialect.hasTitleInAnyHeading ? headings[0] : undefined
  const heading = top ?? (fields['title'] === undefined ? first : undefined)
  const words = heading && toString(heading, { includeHtml: false }).trim()
  const title = heading && words ? { node: heading, words, isFirst: heading === opening } : undefined
  const ids = findHeadingIds(tree, title?.node, (line) => given.get(lines[line - 1]!), dialect.headingId)
  return { source, tree, lineAt, title, ids }
}

const isComment = (node: Nodes) =>
  (node.type === 'html' && /^<!--[^]*-->$/.test(node.value.trim())) ||
  (node.type === 'mdxFlowExpression' && /^(?:\s*|\s*\/\*[^]*\*\/\s*)$/.test(node.value))

/** Converts the text of a page. */
export function convertBody(
  { source, tree, lineAt, title, ids }: ParsedBody,
  { dialect, isTitleTaken, tools }: BodyOptions,
): string {
  const lineOf = (node: Nodes) => lineAt(node.position!.start.line)
  const toolsFor = (node: Nodes) => tools(lineOf(node))
  const slice = (node: Nodes) => source.slice(startOf(node), endOf(node))
  const imports = readImports(tree)
  const constants = readConstants(tree)
  const definitions = readDefinitions(tree)
  /** How many links are open around what is rendered. */
  let linksAround = 0

  /** The start of the line of a node, without the marks of lists. */
  const prefixOf = (node: Nodes) => {
    const start = startOf(node)
    return source.slice(source.lastIndexOf('\n', start - 1) + 1, start).replace(/[^>\s]/g, ' ')
  }
  const place = (text: string, node: Nodes) => {
    const prefix = prefixOf(node)
    const [first, ...others] = text.split('\n')
    return [first, ...others.map((line) => (line === '' ? prefix.trimEnd() : prefix + line))].join('\n')
  }

  /** The nodes between two points, with what is between them. */
  function renderRange(children: readonly Nodes[], from: number, to: number, around: Around): string {
    let output = ''
    let cursor = from
    let isGone = false
    const pushGap = (end: number) => {
      const gap = source.slice(cursor, end)
      // What is taken out leaves no empty lines.
      output += isGone && /(^\s*|\n\n)$/.test(output) ? gap.replace(/^\n+/, '') : gap
    }
    // A bare URL within words has no position, and nothing to convert.
    const placed = children.filter(({ position }) => position)
    const before = linksAround
    for (let index = 0; index < placed.length; index += 1) {
      const child = placed[index]!
      const tag = readTag(child)
      pushGap(startOf(child))
      const component = tag && renderTag(tag, placed, index, around)
      const rendered = component?.text ?? render(child, around)
      if (tag?.name === 'a') linksAround += tag.kind === 'opening' ? 1 : -1
      if (component) index = component.last
      const wasGone = isGone
      isGone = rendered === ''
      // Words around what is taken out have one space between them.
      output = joinCode(output, wasGone && /(^|\s)$/.test(output) ? rendered.replace(/^ /, '') : rendered)
      cursor = endOf(placed[index]!)
    }
    linksAround = before
    pushGap(to)
    return output
  }
  const renderInside = (children: readonly Nodes[], around: Around) => {
    const [first] = children
    if (!first) return ''
    return dedent(
      renderRange(children, startOf(first), endOf(children.at(-1)!), around),
      first.position!.start.column - 1,
    )
  }

  /** Components that are alone on their lines, which are words to the parser; undefined where there is anything else. */
  function renderComponents(children: readonly Nodes[], around: Around): string | undefined {
    const elements = children.filter((child) => child.type === 'mdxJsxTextElement')
    const gaps = children.flatMap((child) => (child.type === 'text' && child.value.trim() === '' ? [child.value] : []))
    const isAlone = elements.length + gaps.length === children.length
    if (!isAlone || elements.every(({ name }) => isSafeTag(name ?? ''))) return undefined
    const isApart = gaps.every((gap) => gap.includes('\n'))
    const parts = elements.map((one) => renderElement(one, !isApart && isSafeTag(one.name ?? ''), around))
    return parts.join(isApart || parts.some((part) => part.includes('\n')) ? '\n\n' : ' ')
  }

  function render(node: Nodes, around: Around): string {
    switch (node.type) {
      case 'code':
        return convertFence(slice(node), prefixOf(node), toolsFor(node).note, dialect.hiddenLines)
      case 'inlineMath':
        return slice(node).startsWith('$$') ? slice(node) : `$$${node.value}$$`
      case 'html':
        return place(
          convertHtml(slice(node), node.position!.start.column > 1, dialect, toolsFor(node), linksAround > 0),
          node,
        )
      case 'heading':
        return renderHeading(node, around)
      case 'imageReference':
        return renderImageReference(node)
      case 'containerDirective':
      case 'leafDirective':
      case 'textDirective':
        return renderDirective(node, around)
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        return place(renderElement(node, node.type === 'mdxJsxTextElement', around), node)
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        return renderExpression(node)
      case 'mdxjsEsm':
        return renderModule(node)
      case 'paragraph': {
        const components = renderComponents(node.children, around)
        if (components !== undefined) return place(components, node)
        break
      }
      case 'text':
        return renderText(node)
      case 'link':
      case 'image':
      case 'definition':
        return renderLink(node, around)
      default:
    }
    return 'children' in node ? renderRange(node.children, startOf(node), endOf(node), around) : slice(node)
  }

  function renderText(node: Extract<Nodes, { type: 'text' }>): string {
    const { note } = toolsFor(node)
    let text = showEmoji(slice(node))
    if (dialect.hasInlineComponents) {
      const isBehind = /[)\]*_`]/.test(source[startOf(node) - 1] ?? '')
      text = text.replace(isBehind ? ANY_PROPS : SPAN_PROPS, (_, words: string | undefined, props: string) => {
        // The language of code among words only colours it.
        if (!/^\{lang="[\w-]*"\}$/.test(props)) note(`"${props}" is left out: words have no attributes here.`)
        return words ?? ''
      })
    }
    if (dialect.isMarkdownIt) {
      const leave = (props: string) => {
        note(`"${props.trim()}" is left out: words have no attributes here.`)
        return ''
      }
      if (/[)\]*_`]/.test(source[startOf(node) - 1] ?? '')) text = text.replace(BEHIND_PROPS, leave)
      if (/^[ \t]*(?:\n|\||$)/.test(source.slice(endOf(node)))) text = text.replace(END_PROPS, leave)
    }
    if (!dialect.hasMustaches) return text
    return text.replace(MUSTACHE, (code) => {
      note(`"${code}" is code of Vue. It is shown as code; write the text that it stands for.`)
      return showCode(code, true)
    })
  }

  function renderLink(node: Extract<Nodes, { type: 'link' | 'image' | 'definition' }>, around: Around): string {
    const { image, link } = toolsFor(node)
    const isPicture = node.type === 'image' || (node.type === 'definition' && definitions.pictures.has(node.identifier))
    const isExternalImage = isPicture && isExternal(node.url)
    const url = isPicture && !isExternalImage ? image(node.url) : isExternalImage ? node.url : link(node.url)
    const children = node.type === 'link' ? node.children : []
    const last = children.at(-1)
    if (node.type === 'link') linksAround += 1
    const head = last ? renderRange(children, startOf(node), endOf(last), around) : ''
    if (node.type === 'link') linksAround -= 1
    const tail = source.slice(last ? endOf(last) : startOf(node), endOf(node))
    if (node.type === 'link' && isRefused(url)) {
      const label = head.replace(/^[[<]/, '')
      return joinCode(label && label !== url ? `${label} ` : '', showCode(url, true))
    }
    if (isExternalImage && node.type === 'image') {
      noteExternalImage(node.url, toolsFor(node))
      const label = node.alt?.trim() || nameOfUrl(node.url)
      return linksAround > 0 ? toLabel(label) : tail.replace(/^!\[\]/, `![${toLabel(label)}]`).slice(1)
    }
    if (url === node.url) return head + tail
    const from = Math.max(0, tail.lastIndexOf(node.type === 'definition' ? ']:' : ']('))
    const at = tail.indexOf(node.url, from)
    if (at >= 0) return head + tail.slice(0, at) + url + tail.slice(at + node.url.length)
    const title = node.title ? ` ${JSON.stringify(node.title)}` : ''
    return `${head}${tail.slice(0, from)}${node.type === 'definition' ? `]: ${url}${title}` : `](${url}${title})`}`
  }

  function renderHeading(node: Heading, around: Around): string {
    if (node === title?.node && isTitleTaken) return ''
    const written = renderRange(node.children, startOf(node), endOf(node), around)
    const id = ids.kept.get(node)
    if (id === undefined) return written
    // An underline or closing marks would be behind the id.
    const [words = '', ...underline] = written.trimEnd().split('\n')
    return [`${words.replace(/[ \t]+#+[ \t]*$/, '').trimEnd()} {#${id}}`, ...underline].join('\n')
  }

  /** An image whose URL is elsewhere in the page. */
  function renderImageReference(node: Extract<Nodes, { type: 'imageReference' }>): string {
    const url = definitions.urls.get(node.identifier)
    if (url === undefined || !isExternal(url)) return slice(node)
    noteExternalImage(url, toolsFor(node))
    const label = toLabel(node.alt?.trim() || nameOfUrl(url))
    return linksAround > 0 ? label : `[${label}](${url})`
  }

  /** A component of HTML among words, with what is between its tags; undefined where it is an element that stays. */
  function renderTag(tag: Tag, nodes: readonly Nodes[], index: number, around: Around) {
    const node = nodes[index]!
    const end = tag.kind === 'opening' ? findEnd(nodes, index) : index
    const isKnown = ruleName(dialect, tag.name) in dialect.rules
    const isInline = node.position!.start.column > 1 || isAmongWords(nodes)
    // An element around blocks stays, though a container has its name, such as "details".
    const isKept = isSafeTag(tag.name) && !(isKnown && isInline)
    if (tag.kind === 'closing' || isKept || end < 0) return undefined
    const inside = isUnread(tag.name) ? [] : nodes.slice(index + 1, end)
    const own = { name: tag.name, attributes: plainAttributes(tag.attributes) }
    const words = () => (inside.length > 0 ? renderRange(inside, endOf(node), startOf(nodes[end]!), own) : '')
    const content = isInline ? words() : renderInside(inside, own)
    const part: Part = { ...own, label: undefined, content, slots: {}, around, isInline }
    const written = source.slice(startOf(node), endOf(nodes[end]!))
    const text = applyRule(dialect, part, toolsFor(node)) ?? showForeign(node, part, written)
    return { text: isInline ? text : place(text, node), last: Math.max(index, end) }
  }

  /** A component that has no counterpart. */
  const showForeign = (node: Nodes, part: Part, written: string, computed?: readonly string[], from?: string) =>
    writeForeign(part, toolsFor(node), { written, computed: computed ?? [], from, isInLink: linksAround > 0 })

  function renderDirective(node: Directive, around: Around): string {
    const written = slice(node)
    const { note } = toolsFor(node)
    const attributes = Object.fromEntries(
      Object.entries(node.attributes ?? {}).map(([name, value]) => [
        name,
        value === '' || value == null ? true : value,
      ]),
    )
    const own = { name: ruleName(dialect, node.name), attributes }
    if (node.type !== 'containerDirective') {
      const isPlain =
        node.type === 'textDirective' && node.children.length === 0 && Object.keys(attributes).length === 0
      const isKnown = ruleName(dialect, node.name) in dialect.rules
      const isApart =
        /(?:^|[\s([])$/.test(source.slice(0, startOf(node))) && /^(?:$|[\s.,;!?)\]])/.test(source.slice(endOf(node)))
      if (isPlain && !(dialect.hasInlineComponents && (isKnown || isApart))) return written
      const label =
        node.children.length > 0
          ? renderRange(node.children, startOf(node.children[0]!), endOf(node.children.at(-1)!), own)
          : undefined
      const isInline = node.type === 'textDirective'
      const part: Part = { ...own, label, content: label ?? '', slots: {}, around, isInline }
      const converted = applyRule(dialect, part, toolsFor(node))
      if (converted !== undefined) return place(converted, node)
      if (!dialect.hasInlineComponents) return `\\${written}`
      if (isPlain) {
        note(`":${node.name}" is a component of the old site. It is shown as code; replace it.`)
        return showCode(written, true)
      }
      return place(showForeign(node, { ...part, name: `:${node.name}`, label: undefined }, written), node)
    }
    const [first, ...others] = node.children
    const hasLabel = first?.type === 'paragraph' && first.data && 'directiveLabel' in first.data
    const [from, to] = hasLabel ? [startOf(first) + 1, endOf(first) - 1] : [0, 0]
    const label = hasLabel ? renderRange(first.children, from, to, own) : undefined
    const children = hasLabel ? others : node.children
    const slots: Record<string, string> = {}
    const content = children.filter((child) => {
      if (child.type !== 'containerDirective' || child.name !== 'slot') return true
      slots[String(child.attributes?.['name'])] = renderInside(child.children, own)
      return false
    })
    const inside = content.length > 0 ? renderInside(content, own) : ''
    const part: Part = { ...own, label, content: inside, slots, around, isInline: false }
    const converted = applyRule(dialect, part, toolsFor(node))
    const isSame =
      (label ?? '') === source.slice(from, to) && converted === writeContainer(node.name, { label, attributes }, inside)
    if (isSame) return renderRange(children, startOf(node), endOf(node), own)
    if (converted !== undefined) return place(converted, node)
    const props = Object.entries(attributes).map(([name, value]) => {
      const isData = typeof value === 'string' && /^(?:\[.*\]|\{.*\})$/s.test(value)
      return [name, isData ? (JSON.parse(value) as unknown) : value] as const
    })
    const shown = { ...part, name: `:::${node.name}`, attributes: Object.fromEntries(props) }
    return place(showForeign(node, shown, written), node)
  }

  function renderElement(node: JsxElement, isInline: boolean, around: Around): string {
    const name = node.name ?? ''
    const { note, include } = toolsFor(node)
    const { attributes, computed } = readAttributes(node, imports, constants)
    const own = { name: imports.get(name)?.name ?? name, attributes }
    if (name === 'details') return writeDetails(node, attributes)
    if (leaveUnseen(name, toolsFor(node))) return ''
    if (name === 'a') linksAround += 1
    const inner = isUnread(name)
      ? ''
      : isInline
        ? node.children.length > 0
          ? renderRange(node.children, startOf(node.children[0]!), endOf(node.children.at(-1)!), own)
          : ''
        : (renderComponents(node.children, own) ?? renderInside(node.children, own))
    if (name === 'a') linksAround -= 1
    if (name === '') return inner
    const file = imports.get(name)?.from
    const included = file !== undefined && /\.mdx?$/.test(file) ? include(file) : undefined
    if (included !== undefined) {
      if (node.attributes.length > 0) note(`The props of "<${name}>" are left out: an included text has none.`)
      return included
    }
    const part: Part = { ...own, label: undefined, content: inner, slots: {}, around, isInline }
    const converted = applyRule(dialect, part, toolsFor(node))
    if (isInline && converted?.startsWith(':::'))
      note(`"<${name}>" shares a line with words. Put it on lines of its own, and convert the page again.`)
    if (converted !== undefined) return converted
    if (isSafeTag(name)) return writeTag(node, { attributes, computed, inner, isInline })
    return showForeign(node, part, slice(node), computed, file)
  }

  /** Its summary may be an element of its own, or the only one of a paragraph. */
  function writeDetails({ children }: JsxElement, { open }: Record<string, unknown>): string {
    const only = (child: Nodes) =>
      child.type === 'paragraph' && child.children.length === 1 ? child.children[0]! : child
    const summary = children.find((child) => 'name' in only(child) && (only(child) as JsxElement).name === 'summary')
    const label = summary ? toLabel(toString(summary)) : 'Details'
    const rest = children.filter((child) => child !== summary)
    return writeContainer('collapsible', { label, attributes: { open: open === true } }, renderInside(rest, undefined))
  }

  /** An element of HTML, with the attributes that it may have. */
  function writeTag(
    node: JsxElement,
    {
      attributes,
      computed,
      inner,
      isInline,
    }: { attributes: Record<string, unknown>; computed: string[]; inner: string; isInline: boolean },
  ): string {
    const name = node.name!
    const { image, link, note } = toolsFor(node)
    const { src, alt } = attributes
    if (name === 'img' && typeof src === 'string' && isExternal(src)) {
      noteExternalImage(src, toolsFor(node))
      const label = toLabel((typeof alt === 'string' && alt) || nameOfUrl(src))
      return linksAround > 0 ? label : `[${label}](${src})`
    }
    const lost = [...computed]
    const kept = Object.entries(attributes).flatMap(([key, value]) => {
      const html = key === 'className' ? 'class' : key.toLowerCase()
      if (!isSafeAttribute(name, html) || typeof value === 'object') {
        lost.push(key)
        return []
      }
      const text = typeof value === 'string' ? value : JSON.stringify(value)
      const url = html === 'src' ? image(text) : html === 'href' ? link(text) : text
      return [value === true ? html : `${html}="${url.replaceAll('"', '&quot;')}"`]
    })
    if (lost.length > 0)
      note(`${lost.map((one) => `"${one}"`).join(', ')} of "<${name}>" is left out: Markdown has no styles here.`)
    if ((name === 'div' || name === 'span') && kept.length === 0) return inner
    const opening = `<${[name, ...kept].join(' ')}>`
    if (['img', 'br', 'hr', 'wbr'].includes(name)) return opening
    return isInline || !inner.trim() ? `${opening}${inner}</${name}>` : `${opening}\n\n${inner.trim()}\n\n</${name}>`
  }

  function renderExpression(node: Extract<Nodes, { type: 'mdxFlowExpression' | 'mdxTextExpression' }>): string {
    const written = slice(node)
    if (written.startsWith('<!--')) return written
    if (node.value.trim() === '' || /^\s*\/\*[\s\S]*\*\/\s*$/.test(node.value))
      return written.replace(/^\{\s*\/\*/, '<!--').replace(/\*\/\s*\}$/, '-->')
    const [statement] = node.data?.estree?.body ?? []
    const value = statement?.type === 'ExpressionStatement' ? literalOf(statement.expression, constants) : undefined
    if (typeof value === 'string' || typeof value === 'number') return String(value)
    toolsFor(node).note(
      `"${written.split('\n')[0]}" is code of MDX. It is shown as code; write the text that it stands for.`,
    )
    return place(showCode(written, node.type === 'mdxTextExpression', 'jsx'), node)
  }

  /** Imports and exports show nothing, and are left out. What is imported is reported where it is used. */
  function renderModule(node: Extract<Nodes, { type: 'mdxjsEsm' }>): string {
    for (const statement of node.data?.estree?.body ?? []) {
      if (statement.type === 'ImportDeclaration') continue
      const { start, end } = statement as unknown as { start: number; end: number }
      const names = namesOf(statement)
      const isFilledIn =
        names.length > 0 && names.every((name) => literalOf(constants.get(name), constants) !== undefined)
      const [code = ''] = source.slice(start, end).split('\n')
      const line = source.slice(0, start).split('\n').length
      if (!isFilledIn) tools(lineAt(line)).note(`"${code}" is an export, and a page has none here. It is left out.`)
    }
    return ''
  }

  return levelColons(renderRange(tree.children, 0, source.length, undefined))
}

interface Import {
  /** The name that its module gives it. */
  name: string
  from: string
}

function readImports(tree: Root): Map<string, Import> {
  const imports = new Map<string, Import>()
  visit(tree, 'mdxjsEsm', ({ data }) => {
    for (const statement of data?.estree?.body ?? []) {
      if (statement.type !== 'ImportDeclaration') continue
      const from = String(statement.source.value)
      for (const { local, ...specifier } of statement.specifiers) {
        const imported = 'imported' in specifier && 'name' in specifier.imported ? specifier.imported.name : undefined
        // Docusaurus has a module for each component: "@theme/TabItem".
        const name = imported ?? (/^@theme\/(\w+)$/.exec(from)?.[1] || local.name)
        imports.set(local.name, { name, from })
      }
    }
  })
  return imports
}

/** The names that a statement exports. */
function namesOf(statement: Program['body'][number]): string[] {
  if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration') return []
  return statement.declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
}

/** The values of the constants that a page exports, by name. */
function readConstants(tree: Root): Map<string, unknown> {
  const constants = new Map<string, unknown>()
  visit(tree, 'mdxjsEsm', ({ data }) => {
    for (const statement of data?.estree?.body ?? []) {
      if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration') continue
      for (const { id, init } of statement.declaration.declarations)
        if (id.type === 'Identifier') constants.set(id.name, init)
    }
  })
  return constants
}

/** The URLs that a page gives names to, and the names that images use. */
function readDefinitions(tree: Root) {
  const urls = new Map<string, string>()
  const pictures = new Set<string>()
  visit(tree, (node) => {
    if (node.type === 'definition' && !urls.has(node.identifier)) urls.set(node.identifier, node.url)
    if (node.type === 'imageReference') pictures.add(node.identifier)
  })
  return { urls, pictures }
}

const WORDS = ['text', 'inlineCode', 'emphasis', 'strong', 'delete', 'link', 'break']

/** True for nodes among which there are words. */
const isAmongWords = (nodes: readonly Nodes[]) => nodes.some(({ type }) => WORDS.includes(type))

/** The attributes with values that are written out, images that are imported, and the names of the others. */
function readAttributes(
  { attributes }: JsxElement,
  imports: ReadonlyMap<string, Import>,
  constants: ReadonlyMap<string, unknown>,
) {
  const known: Record<string, unknown> = {}
  const computed: string[] = []
  for (const attribute of attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') computed.push('...')
    else if (attribute.value == null) known[attribute.name] = true
    else if (typeof attribute.value === 'string') known[attribute.name] = attribute.value
    else {
      const code = attribute.value.value.trim()
      const [statement] = attribute.value.data?.estree?.body ?? []
      const required = /^require\((['"])(.+?)\1\)(?:\.default)?$/.exec(code)?.[2]
      const literal = statement?.type === 'ExpressionStatement' ? literalOf(statement.expression, constants) : undefined
      const value = required ?? imports.get(code)?.from ?? literal
      if (value === undefined) computed.push(attribute.name)
      else known[attribute.name] = value
    }
  }
  return { attributes: known, computed }
}
