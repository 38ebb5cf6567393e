import type { Nodes, Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { VFileMessage } from 'vfile-message'
import { isSafeAttribute, isSafeTag } from '../../lib/content-compiler'
import { messageOf } from '../../lib/message-of'
import { levelColons, openContainers, toLabel, createFenceReader, writeContainer } from './containers'
import { convertHtml } from './convert-html'
import type { Dialect, PageTools, Part } from './dialect'
import { convertFence } from './fences'
import { literalOf } from './evaluate'
import { showCode } from './show-code'

/** What the body of a page needs of the site around it. */
export interface BodyOptions {
  dialect: Dialect
  isMdx: boolean
  /** True where `$x$` is a formula. */
  hasMath: boolean
  firstLine: number
  tools: (line: number) => PageTools
}

type Directive = Extract<Nodes, { type: 'containerDirective' | 'leafDirective' | 'textDirective' }>
type JsxElement = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>
type Around = Part['around']

const startOf = (node: Nodes) => node.position!.start.offset!
const endOf = (node: Nodes) => node.position!.end.offset!

/** An id that a heading is given behind its words, and the words. */
const HEADING_ID = /^([ \t>]*#{1,6}[ \t].*?)[ \t]*(?:\\?\{#([\w:.-]+)\}|\{\/\*\s*#([\w:.-]+)\s*\*\/\})[ \t]*$/
const EMOJI = /(?<=^|\s):[a-z][a-z0-9_+-]*:(?=\s|$|[.,!?])/g
const MUSTACHE = /\{\{.*?\}\}/g
/** Attributes of MDC, behind words in brackets. */
const SPAN_PROPS = /\[([^\]]*)\](\{[^{}]+\})/g
/** The same, and those of the link, image or emphasis before a text. */
const ANY_PROPS = /(?:^|\[([^\]]*)\])(\{[^{}]+\})/g

/** Takes out the ids of headings. Gives them by the index of their line. */
export function takeHeadingIds(text: string): { text: string; given: Map<number, string> } {
  const given = new Map<number, string>()
  const isCode = createFenceReader()
  const lines = text.split('\n').map((line, index) => {
    const match = isCode(line) ? null : HEADING_ID.exec(line)
    if (!match) return line
    given.set(index, match[2] ?? match[3]!)
    return match[1]!
  })
  return { text: lines.join('\n'), given }
}

/** A comment of HTML as one of MDX of the same length. */
const maskComments = (text: string) =>
  text.replace(/<!--([\s\S]*?)-->/g, (_, inner: string) => `{/* ${inner.replaceAll('*/', '* ')}*/}`)

/** Parses the text of a page; MDX that cannot be read as Markdown, with the reason. */
export function parseBody(
  text: string,
  isMdx: boolean,
  hasMath: boolean,
): { tree: Root; failure?: { line: number; reason: string } } {
  const parser = unified().use(remarkParse).use(remarkGfm).use(remarkDirective)
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

/** Converts the text of a page. */
export function convertBody(written: string, { dialect, isMdx, hasMath, firstLine, tools }: BodyOptions): string {
  const note = (line: number, message: string) => tools(line).note(message)
  const isCode = createFenceReader()
  const replaced = written
    .split('\n')
    .map((line) => (isCode(line) ? line : (dialect.replaceLine?.(line) ?? line)))
    .join('\n')
  const { text: source, lines } = openContainers(replaced, dialect.containers, firstLine, note)
  const { tree, failure } = parseBody(source, isMdx, hasMath)
  const lineAt = (line: number) => lines[line - 1] ?? firstLine
  if (failure)
    note(
      lineAt(failure.line),
      `The MDX cannot be read: ${failure.reason}. The page is converted as Markdown; look it through.`,
    )
  const lineOf = (node: Nodes) => lineAt(node.position!.start.line)
  const toolsFor = (node: Nodes) => tools(lineOf(node))
  const slice = (node: Nodes) => source.slice(startOf(node), endOf(node))
  const imports = readImports(tree)

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
    for (const child of children.filter(({ position }) => position)) {
      pushGap(startOf(child))
      const rendered = render(child, around)
      isGone = rendered === ''
      output += rendered
      cursor = endOf(child)
    }
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
        return convertFence(slice(node), prefixOf(node), toolsFor(node).note)
      case 'inlineMath':
        return slice(node).startsWith('$$') ? slice(node) : `$$${node.value}$$`
      case 'html':
        return place(convertHtml(slice(node), node.position!.start.column > 1, dialect, toolsFor(node)), node)
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
    let text = slice(node)
    for (const [emoji] of text.matchAll(EMOJI)) note(`"${emoji}" is shown as these letters. Write the emoji itself.`)
    if (dialect.hasInlineComponents) {
      const isBehind = /[)\]*_`]/.test(source[startOf(node) - 1] ?? '')
      text = text.replace(isBehind ? ANY_PROPS : SPAN_PROPS, (_, words: string | undefined, props: string) => {
        note(`"${props}" is left out: words have no attributes here.`)
        return words ?? ''
      })
    }
    if (!dialect.hasMustaches) return text
    return text.replace(MUSTACHE, (code) => {
      note(`"${code}" is code of Vue. It is shown as code; write the text that it stands for.`)
      return showCode(code, true)
    })
  }

  function renderLink(node: Extract<Nodes, { type: 'link' | 'image' | 'definition' }>, around: Around): string {
    const { image, link, note } = toolsFor(node)
    const isExternalImage = node.type === 'image' && /^(https?:)?\/\//.test(node.url)
    const isPicture =
      node.type === 'image' || (node.type === 'definition' && /\.(png|jpe?g|webp|avif|gif|svg)$/i.test(node.url))
    const url = isPicture && !isExternalImage ? image(node.url) : isExternalImage ? node.url : link(node.url)
    const children = node.type === 'link' ? node.children : []
    const last = children.at(-1)
    const head = last ? renderRange(children, startOf(node), endOf(last), around) : ''
    const tail = source.slice(last ? endOf(last) : startOf(node), endOf(node))
    if (isExternalImage) {
      note(`The image "${node.url}" is on another site. It is a link now; save the file beside the page and show that.`)
      return tail.replace(/^!\[\]/, `![${node.url.split('/').at(-1)}]`).slice(1)
    }
    if (url === node.url) return head + tail
    const from = Math.max(0, tail.lastIndexOf(node.type === 'definition' ? ']:' : ']('))
    const at = tail.indexOf(node.url, from)
    if (at >= 0) return head + tail.slice(0, at) + url + tail.slice(at + node.url.length)
    const title = node.title ? ` ${JSON.stringify(node.title)}` : ''
    return `${head}${tail.slice(0, from)}${node.type === 'definition' ? `]: ${url}${title}` : `](${url}${title})`}`
  }

  function renderDirective(node: Directive, around: Around): string {
    const written = slice(node)
    const { note } = toolsFor(node)
    const attributes = Object.fromEntries(
      Object.entries(node.attributes ?? {}).map(([name, value]) => [
        name,
        value === '' || value == null ? true : value,
      ]),
    )
    const own = { name: node.name, attributes }
    if (node.type !== 'containerDirective') {
      const isPlain =
        node.type === 'textDirective' && node.children.length === 0 && Object.keys(attributes).length === 0
      if (isPlain && !(dialect.hasInlineComponents && node.name in dialect.rules)) return written
      const label =
        node.children.length > 0
          ? renderRange(node.children, startOf(node.children[0]!), endOf(node.children.at(-1)!), own)
          : undefined
      const isInline = node.type === 'textDirective'
      const part: Part = { ...own, label, content: label ?? '', slots: {}, around, isInline }
      const converted = dialect.rules[node.name]?.(part, toolsFor(node))
      if (converted !== undefined) return place(converted, node)
      if (!dialect.hasInlineComponents) return `\\${written}`
      note(`":${node.name}" is a component of the old site. It is shown as code; replace it.`)
      return showCode(written, true)
    }
    const [first, ...others] = node.children
    const hasLabel = first?.type === 'paragraph' && first.data && 'directiveLabel' in first.data
    const label = hasLabel ? source.slice(startOf(first) + 1, endOf(first) - 1) : undefined
    const children = hasLabel ? others : node.children
    const slots: Record<string, string> = {}
    const content = children.filter((child) => {
      if (child.type !== 'containerDirective' || child.name !== 'slot') return true
      slots[String(child.attributes?.['name'])] = renderInside(child.children, own)
      return false
    })
    const inside = content.length > 0 ? renderInside(content, own) : ''
    const part: Part = { ...own, label, content: inside, slots, around, isInline: false }
    const converted = dialect.rules[node.name]?.(part, toolsFor(node))
    const isSame = converted === writeContainer(node.name, { label, attributes }, inside)
    if (isSame) return renderRange(children, startOf(node), endOf(node), own)
    if (converted !== undefined) return place(converted, node)
    note(`":::${node.name}" is no component here. Its content stays, below the line that opened it; replace that.`)
    const opening = showCode(written.split('\n')[0]!.replace(/^:+/, '::'), true)
    return place([opening, inside, ...Object.values(slots)].filter(Boolean).join('\n\n'), node)
  }

  function renderElement(node: JsxElement, isInline: boolean, around: Around): string {
    const name = node.name ?? ''
    const { note, include } = toolsFor(node)
    const { attributes, computed } = readAttributes(node, imports)
    const own = { name: imports.get(name)?.name ?? name, attributes }
    if (name === 'details') return writeDetails(node, attributes)
    const inner = isInline
      ? node.children.length > 0
        ? renderRange(node.children, startOf(node.children[0]!), endOf(node.children.at(-1)!), own)
        : ''
      : (renderComponents(node.children, own) ?? renderInside(node.children, own))
    if (name === '') return inner
    const file = imports.get(name)?.from
    const included = file !== undefined && /\.mdx?$/.test(file) ? include(file) : undefined
    if (included !== undefined) {
      if (node.attributes.length > 0) note(`The props of "<${name}>" are left out: an included text has none.`)
      return included
    }
    const part: Part = { ...own, label: undefined, content: inner, slots: {}, around, isInline }
    const converted = dialect.rules[own.name]?.(part, toolsFor(node))
    if (isInline && converted?.startsWith(':::'))
      note(`"<${name}>" shares a line with words. Put it on lines of its own, and convert the page again.`)
    if (converted !== undefined) return converted
    if (isSafeTag(name)) return writeTag(node, { attributes, computed, inner, isInline })
    return showElement(node, inner, isInline)
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

  /** An element that nobody knows here: its tags as code, its content between them. */
  function showElement(node: JsxElement, inner: string, isInline: boolean): string {
    toolsFor(node).note(`"<${node.name}>" is a component of the old site. It is shown as code; replace it.`)
    const [first] = node.children
    const whole = slice(node)
    if (!first) return showCode(dedent(whole, node.position!.start.column - 1), isInline, 'jsx')
    const opening = source.slice(startOf(node), startOf(first)).trim()
    const closing = `</${node.name}>`
    if (isInline) return showCode(opening, true) + inner + showCode(closing, true)
    return [showCode(opening, false, 'jsx'), inner.trim(), showCode(closing, true)].filter(Boolean).join('\n\n')
  }

  function renderExpression(node: Extract<Nodes, { type: 'mdxFlowExpression' | 'mdxTextExpression' }>): string {
    const written = slice(node)
    if (written.startsWith('<!--')) return written
    if (node.value.trim() === '' || /^\s*\/\*[\s\S]*\*\/\s*$/.test(node.value))
      return written.replace(/^\{\s*\/\*/, '<!--').replace(/\*\/\s*\}$/, '-->')
    const [statement] = node.data?.estree?.body ?? []
    const value = statement?.type === 'ExpressionStatement' ? literalOf(statement.expression) : undefined
    if (typeof value === 'string' || typeof value === 'number') return String(value)
    toolsFor(node).note(
      `"${written.split('\n')[0]}" is code of MDX. It is shown as code; write the text that it stands for.`,
    )
    return place(showCode(written, node.type === 'mdxTextExpression', 'jsx'), node)
  }

  function renderModule(node: Extract<Nodes, { type: 'mdxjsEsm' }>): string {
    const kept = (node.data?.estree?.body ?? []).flatMap((statement) => {
      const { start, end } = statement as unknown as { start: number; end: number }
      const code = source.slice(start, end)
      const names =
        statement.type === 'ImportDeclaration' ? statement.specifiers.map(({ local }) => local.name) : undefined
      if (names?.every((name) => isKnownImport(imports.get(name)!, dialect))) return []
      const kind = names ? 'an import' : 'an export'
      const line = source.slice(0, start).split('\n').length
      note(
        lines[line - 1] ?? firstLine,
        `"${code.split('\n')[0]}" is ${kind}, and a page has none here. It is shown as code; remove it.`,
      )
      return [code]
    })
    return kept.length > 0 ? `\`\`\`js\n${kept.join('\n')}\n\`\`\`` : ''
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

const FILE = /\.(mdx?|png|jpe?g|webp|avif|gif|svg)$/i

const isKnownImport = ({ name, from }: Import, { rules }: Dialect) => name in rules || FILE.test(from)

/** The attributes with values that are written out, images that are imported, and the names of the others. */
function readAttributes({ attributes }: JsxElement, imports: ReadonlyMap<string, Import>) {
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
      const literal = statement?.type === 'ExpressionStatement' ? literalOf(statement.expression) : undefined
      const value = required ?? imports.get(code)?.from ?? literal
      if (value === undefined) computed.push(attribute.name)
      else known[attribute.name] = value
    }
  }
  return { attributes: known, computed }
}
