import type { Heading, Nodes } from 'mdast'
import { visit } from 'unist-util-visit'
import { levelColons, toLabel } from './containers'
import {
  type Around,
  endOf,
  type PageWalk,
  renderDirective,
  renderElement,
  renderElements,
  renderTag,
  startOf,
} from './convert-components'
import { convertHtml } from './convert-html'
import type { Dialect, PageTools } from './dialect'
import { literalOf } from './evaluate'
import { isExternal, linkImage, nameOfUrl, noteExternalImage } from './external-images'
import { convertFence } from './fences'
import { readTag } from './html-tags'
import { readCode, unusableExports } from './mdx-code'
import type { ParsedBody } from './read-body'
import { isRefused } from './resolve-urls'
import { describeMustache, joinCode, showCode } from './show-code'
import { showEmoji } from './show-emoji'

export interface BodyOptions {
  dialect: Dialect
  /** Leaves out the heading that becomes the title of the page. */
  isTitleTaken: boolean
  /** Returns the `PageTools` whose messages have this line of the file. */
  tools: (line: number) => PageTools
}

type Node<Type extends Nodes['type']> = Extract<Nodes, { type: Type }>

const MUSTACHE = /\{\{.*?\}\}/g
/** Attributes of MDC after text in brackets. */
const SPAN_PROPS = /\[([^\]]*)\](\{[^{}]+\})/g
/** Attributes of markdown-it: after a link, image, emphasis or code, and at the end of a block. */
const BEHIND_PROPS = /^\{[^{}]+\}/
const END_PROPS = /\s\{(?:\s*(?:[.#][\w:-]+|[\w:-]+=(?:"[^"]*"|[^\s"{}]+)))+\s*\}$/
/** Attributes of MDC after text in brackets, or directly after a link, image or emphasis. */
const ANY_PROPS = /(?:^|\[([^\]]*)\])(\{[^{}]+\})/g

/** Converts the text of a page to Markdown of this project. */
export const convertBody = (body: ParsedBody, options: BodyOptions): string =>
  levelColons(new BodyConverter(body, options).renderRange(body.tree.children, 0, body.source.length, undefined))

/** Removes up to `width` spaces from the start of each line except the first. */
const dedent = (text: string, width: number) => text.replace(new RegExp(`(?<=\\n)[ \\t>]{0,${width}}`, 'g'), '')

/** Walks the syntax tree, and copies the source except where a node has to change. */
class BodyConverter implements PageWalk {
  readonly dialect
  readonly source
  readonly code
  linksAround = 0
  private readonly definitions

  constructor(
    private readonly body: ParsedBody,
    private readonly options: BodyOptions,
  ) {
    this.dialect = options.dialect
    this.source = body.source
    this.code = readCode(body.tree)
    this.definitions = readDefinitions(body)
  }

  toolsFor = (node: Nodes) => this.options.tools(this.body.lineAt(node.position!.start.line))
  slice = (node: Nodes) => this.source.slice(startOf(node), endOf(node))

  place = (text: string, node: Nodes): string => {
    const prefix = this.prefixOf(node)
    const [first, ...others] = text.split('\n')
    return [first, ...others.map((line) => (line === '' ? prefix.trimEnd() : prefix + line))].join('\n')
  }

  /** Returns the start of the line of a node, with spaces for the marks of lists. */
  private prefixOf(node: Nodes) {
    const start = startOf(node)
    return this.source.slice(this.source.lastIndexOf('\n', start - 1) + 1, start).replace(/[^>\s]/g, ' ')
  }

  renderRange = (children: readonly Nodes[], from: number, to: number, around: Around): string => {
    let output = ''
    let cursor = from
    let isGone = false
    const pushGap = (end: number) => {
      const gap = this.source.slice(cursor, end)
      // A removed node leaves no empty lines.
      output += isGone && /(^\s*|\n\n)$/.test(output) ? gap.replace(/^\n+/, '') : gap
    }
    // A bare URL within words has no position, and nothing to convert.
    const placed = children.filter(({ position }) => position)
    const before = this.linksAround
    for (let index = 0; index < placed.length; index += 1) {
      const child = placed[index]!
      const tag = readTag(child)
      pushGap(startOf(child))
      const component = tag && renderTag(this, tag, placed, index, around)
      const rendered = component?.text ?? this.render(child, around)
      if (tag?.name === 'a') this.linksAround += tag.kind === 'opening' ? 1 : -1
      if (component) index = component.last
      const wasGone = isGone
      isGone = rendered === ''
      // One space stays between the text before and the text after a removed node.
      output = joinCode(output, wasGone && /(^|\s)$/.test(output) ? rendered.replace(/^ /, '') : rendered)
      cursor = endOf(placed[index]!)
    }
    this.linksAround = before
    pushGap(to)
    return output
  }

  renderInside = (children: readonly Nodes[], around: Around): string => {
    const [first] = children
    if (!first) return ''
    const text = this.renderRange(children, startOf(first), endOf(children.at(-1)!), around)
    return dedent(text, first.position!.start.column - 1)
  }

  private render(node: Nodes, around: Around): string {
    switch (node.type) {
      case 'code':
        return convertFence(this.slice(node), this.prefixOf(node), this.toolsFor(node).note, this.dialect.hiddenLines)
      case 'inlineMath':
        return this.slice(node).startsWith('$$') ? this.slice(node) : `$$${node.value}$$`
      case 'html':
        return this.renderHtml(node)
      case 'heading':
        return this.renderHeading(node, around)
      case 'imageReference':
        return this.renderImageReference(node)
      case 'containerDirective':
      case 'leafDirective':
      case 'textDirective':
        return renderDirective(this, node, around)
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        return this.place(renderElement(this, node, node.type === 'mdxJsxTextElement', around), node)
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        return this.renderExpression(node)
      case 'mdxjsEsm':
        return this.renderModule(node)
      case 'paragraph': {
        const components = renderElements(this, node.children, around)
        return components === undefined ? this.renderChildren(node, around) : this.place(components, node)
      }
      case 'text':
        return this.renderText(node)
      case 'link':
        return this.renderLink(node, around)
      case 'image':
        return this.renderImage(node)
      case 'definition':
        return this.renderDefinition(node)
      default:
        return this.renderChildren(node, around)
    }
  }

  private renderChildren(node: Nodes, around: Around): string {
    return 'children' in node ? this.renderRange(node.children, startOf(node), endOf(node), around) : this.slice(node)
  }

  private renderHtml(node: Node<'html'>): string {
    const isInline = node.position!.start.column > 1
    const html = convertHtml(this.slice(node), isInline, this.dialect, this.toolsFor(node), this.linksAround > 0)
    return this.place(html, node)
  }

  /** Replaces emoji names, and removes attributes and code that the old system allows within text. */
  private renderText(node: Node<'text'>): string {
    const { note } = this.toolsFor(node)
    const { dialect, source } = this
    const leaveOut = (props: string) => {
      note(`"${props.trim()}" is left out: Galley supports no attributes on text.`)
      return ''
    }
    const isBehind = /[)\]*_`]/.test(source[startOf(node) - 1] ?? '')
    let text = showEmoji(this.slice(node))
    if (dialect.hasInlineComponents)
      text = text.replace(isBehind ? ANY_PROPS : SPAN_PROPS, (_, words: string | undefined, props: string) => {
        // The language of inline code only colours the code.
        if (!/^\{lang="[\w-]*"\}$/.test(props)) leaveOut(props)
        return words ?? ''
      })
    if (dialect.isMarkdownIt && isBehind) text = text.replace(BEHIND_PROPS, leaveOut)
    if (dialect.isMarkdownIt && /^[ \t]*(?:\n|\||$)/.test(source.slice(endOf(node))))
      text = text.replace(END_PROPS, leaveOut)
    if (!dialect.hasMustaches) return text
    return text.replace(MUSTACHE, (code) => {
      note(describeMustache(code))
      return showCode(code, true)
    })
  }

  /** Replaces the URL of a link. A URL with an unsupported scheme is shown as code. */
  private renderLink(node: Node<'link'>, around: Around): string {
    const url = this.toolsFor(node).link(node.url)
    const last = node.children.at(-1)
    this.linksAround += 1
    const head = last ? this.renderRange(node.children, startOf(node), endOf(last), around) : ''
    this.linksAround -= 1
    if (isRefused(url)) {
      const label = head.replace(/^[[<]/, '')
      return joinCode(label && label !== url ? `${label} ` : '', showCode(url, true))
    }
    return head + replaceUrl(this.source.slice(last ? endOf(last) : startOf(node), endOf(node)), node, url)
  }

  /** Replaces the URL of an image. An image of another site becomes a link. */
  private renderImage(node: Node<'image'>): string {
    const written = this.slice(node)
    const tools = this.toolsFor(node)
    if (!isExternal(node.url)) return replaceUrl(written, node, tools.image(node.url))
    noteExternalImage(node.url, tools)
    const label = toLabel(node.alt?.trim() || nameOfUrl(node.url))
    return this.linksAround > 0 ? label : written.replace(/^!\[\]/, `![${label}]`).slice(1)
  }

  private renderDefinition(node: Node<'definition'>): string {
    const { image, link } = this.toolsFor(node)
    const isImage = this.definitions.images.has(node.identifier)
    if (isImage && isExternal(node.url)) return this.slice(node)
    return replaceUrl(this.slice(node), node, isImage ? image(node.url) : link(node.url))
  }

  private renderHeading(node: Heading, around: Around): string {
    const { title, ids } = this.body
    if (node === title?.node && this.options.isTitleTaken) return ''
    const written = this.renderRange(node.children, startOf(node), endOf(node), around)
    const id = ids.kept.get(node)
    if (id === undefined) return written
    // The id must come before an underline, and replaces closing marks.
    const [words = '', ...underline] = written.trimEnd().split('\n')
    return [`${words.replace(/[ \t]+#+[ \t]*$/, '').trimEnd()} {#${id}}`, ...underline].join('\n')
  }

  /** Converts an image whose URL is in a definition of the page. */
  private renderImageReference(node: Node<'imageReference'>): string {
    const url = this.definitions.urls.get(node.identifier)
    if (url === undefined || !isExternal(url)) return this.slice(node)
    return linkImage(url, node.alt, this.toolsFor(node), this.linksAround > 0)
  }

  /** Replaces a comment by an HTML comment, and an expression by its value. An expression without a constant value is shown as code. */
  private renderExpression(node: Node<'mdxFlowExpression' | 'mdxTextExpression'>): string {
    const written = this.slice(node)
    if (written.startsWith('<!--')) return written
    if (node.value.trim() === '' || /^\s*\/\*[\s\S]*\*\/\s*$/.test(node.value))
      return written.replace(/^\{\s*\/\*/, '<!--').replace(/\*\/\s*\}$/, '-->')
    const [statement] = node.data?.estree?.body ?? []
    const value =
      statement?.type === 'ExpressionStatement' ? literalOf(statement.expression, this.code.constants) : undefined
    if (typeof value === 'string' || typeof value === 'number') return String(value)
    this.toolsFor(node).note(
      `The MDX expression "${written.split('\n')[0]}" is shown as code. Replace the code with the text that the old page showed.`,
    )
    return this.place(showCode(written, node.type === 'mdxTextExpression', 'jsx'), node)
  }

  /** Leaves out imports and exports. Imports are reported where the page uses them. */
  private renderModule(node: Node<'mdxjsEsm'>): string {
    for (const { start, end } of unusableExports(node, this.code)) {
      const [code = ''] = this.source.slice(start, end).split('\n')
      const line = this.body.lineAt(this.source.slice(0, start).split('\n').length)
      this.options.tools(line).note(`The export "${code}" is left out: pages export nothing.`)
    }
    return ''
  }
}

/** Replaces the URL in the source of a link, image or definition. If the URL has escapes, also rewrites the title. */
function replaceUrl(written: string, node: Node<'link' | 'image' | 'definition'>, url: string): string {
  if (url === node.url) return written
  const isDefinition = node.type === 'definition'
  const from = Math.max(0, written.lastIndexOf(isDefinition ? ']:' : ']('))
  const at = written.indexOf(node.url, from)
  if (at >= 0) return written.slice(0, at) + url + written.slice(at + node.url.length)
  const title = node.title ? ` ${JSON.stringify(node.title)}` : ''
  return `${written.slice(0, from)}${isDefinition ? `]: ${url}${title}` : `](${url}${title})`}`
}

/** Collects the URLs of the definitions of a page, and the identifiers that images use. */
function readDefinitions({ tree }: ParsedBody) {
  const urls = new Map<string, string>()
  const images = new Set<string>()
  visit(tree, (node) => {
    if (node.type === 'definition' && !urls.has(node.identifier)) urls.set(node.identifier, node.url)
    if (node.type === 'imageReference') images.add(node.identifier)
  })
  return { urls, images }
}
