import type { Nodes, Root } from 'mdast'
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive'
import type { ContentComponent, Form } from '../directive'
import { contentComponents } from './content-components'
import { findVariables, listTerms, VARIABLES_FILE } from './declared-names'
import type { DocumentContext, PlacedLink } from './document-context'
import { fence } from './expand-includes'
import { addPreviewSources, isPreviewSource, writePreviewSource } from './preview-source'
import { propsRows } from './props-table'

type Directive = ContainerDirective | LeafDirective | TextDirective

type Components = typeof contentComponents
type NameOf<Wanted extends Form> = {
  [Name in keyof Components]: Components[Name]['form'] extends Wanted ? Name : never
}[keyof Components]

/**
 * Returns a leaf or text directive as plain Markdown; returns undefined for a directive that stays unchanged. `words` is the text in its brackets.
 */
type Write = (
  attributes: Partial<Record<string, string>>,
  words: string,
  context: DocumentContext,
) => string | undefined

const lines: Record<NameOf<'leaf' | 'text'>, Write> = {
  badge: (_, words) => words,
  example: ({ name = '' }, _, { examples }) =>
    examples?.list().includes(name)
      ? fence(examples.read(name).trimEnd().split('\n'), `tsx [${name}.tsx]`).join('\n')
      : undefined,
  glossary: (_attributes, _words, context) =>
    listTerms(context)
      .map(([term, meaning]) => `- **${term}**: ${meaning.trim().replace(/\s+/g, ' ')}`)
      .join('\n'),
  icon: ({ label = '' }) => label,
  include: () => undefined,
  kbd: (_, words) => `\`${words}\``,
  props: ({ of = '' }, _, context) => {
    const [head, ...rows] = propsRows(of, undefined, context) ?? []
    return head && [head, head.map(() => '---'), ...rows].map(writeRow).join('\n')
  },
  term: (_, words) => words,
  var: () => undefined,
  video: ({ src = '', title }, words) => `[${title ?? words}](${src})`,
}

/** Returns a leaf or text directive of a site as plain Markdown. */
const writeOwn = ({ markdown, label = '' }: ContentComponent, attributes: Record<string, string>, words: string) =>
  markdown ? markdown(attributes, words) : words || (attributes[label] ?? '')

const writeRow = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`

/** Copies a tree for `writeMarkdown` before other passes modify the tree. Returns undefined for a text without directives, which needs no copy. */
export const copyTree = (tree: Root, text: string) =>
  MAY_HAVE_DIRECTIVE.test(text) ? (JSON.parse(JSON.stringify(tree)) as Root) : undefined

/** Matches a text that may contain a directive: a name between a colon and brackets or braces, or after two colons. */
const MAY_HAVE_DIRECTIVE = /:[a-z][\w-]*[[{]|::[a-z]/i

/**
 * Writes a compiled document as plain Markdown: links to content files become the paths of their pages, variables become their values, and directives
 * become their titles and content. Everything else stays as it is in the text.
 * @param tree The result of `copyTree`.
 * @param textLine Line of the file on which the text starts.
 */
export function writeMarkdown(
  tree: Root | undefined,
  text: string,
  textLine: number,
  context: DocumentContext,
): string {
  const variables = /(?<!\\):var\[/.test(text) ? (context.readNames?.(VARIABLES_FILE) ?? {}) : {}
  const edits = [...findFileLinks(text, textLine, context.links), ...findVariables(text, variables)].sort(
    (a, b) => a.start - b.start,
  )
  if (tree) addPreviewSources(tree, text)
  const written = tree && new MarkdownWriter(text, textLine, edits, variables, context).write(tree)
  return (written ?? applyEdits(text, edits)).trim()
}

/** Writes the nodes of a document that contain directives. Copies all other nodes from the text, with edits. */
class MarkdownWriter {
  /** Targets of links in attributes of directives, by position of the directive and URL. */
  private readonly targets: ReadonlyMap<string, string>

  constructor(
    private readonly text: string,
    textLine: number,
    private readonly edits: readonly Edit[],
    private readonly variables: Record<string, string>,
    private readonly context: DocumentContext,
  ) {
    this.targets = new Map(
      context.links.map(({ line, column, written, target }) => [`${line - textLine + 1}:${column} ${written}`, target]),
    )
  }

  /** Returns a node as Markdown; undefined if the node contains no directive. */
  write(node: Nodes): string | undefined {
    const written = isDirective(node) ? this.writeDirective(node) : undefined
    return written ?? ('children' in node ? this.writeRange(node.children, startOf(node), endOf(node)) : undefined)
  }

  /** Returns the text between two offsets around nodes; undefined if the nodes contain no directive. */
  private writeRange(nodes: readonly Nodes[], start: number, end: number): string | undefined {
    let output = ''
    let at = start
    let previous: Nodes | undefined
    // A bare URL has no position, and no directive inside.
    for (const node of nodes.filter(({ position }) => position)) {
      const gap = this.text.slice(previous && endOf(previous), startOf(node))
      if (previous && (isBlock(node) || isBlock(previous)) && /^\n[^\n]*$/.test(gap)) {
        output += `${this.copy(at, endOf(previous))}\n${gap.trim()}`
        at = endOf(previous)
      }
      const written = this.write(node)
      if (written !== undefined) {
        output += this.copy(at, startOf(node)) + written
        at = endOf(node)
      }
      previous = node
    }
    return at === start ? undefined : output + this.copy(at, end)
  }

  private copy(start: number, end: number) {
    return applyEdits(this.text, this.edits, start, end)
  }

  private writeAll(nodes: readonly Nodes[]) {
    if (nodes.length === 0) return ''
    const [start, end] = [startOf(nodes[0]!), endOf(nodes.at(-1)!)]
    return this.writeRange(nodes, start, end) ?? this.copy(start, end)
  }

  private writeDirective(node: Directive) {
    const known = (contentComponents as Partial<Record<string, ContentComponent>>)[node.name]
    if (!known || node.type !== `${known.form}Directive`) return undefined
    const attributes = this.readAttributes(node)
    const indent = this.indentOf(node)
    if (node.type === 'containerDirective') return this.writeContainer(node, known, attributes, indent)
    // A variable already has its value, and a word such as "key:value" is not a directive.
    const isWord = node.children.length === 0 && Object.keys(attributes).length === 0
    if ((node.type === 'textDirective' && isWord) || node.name === 'var') return undefined
    const words = this.writeAll(node.children)
    const written = Object.hasOwn(lines, node.name)
      ? lines[node.name as keyof typeof lines](attributes, words, this.context)
      : writeOwn(known, attributes, words)
    return written?.replaceAll('\n', `\n${indent}`)
  }

  private writeContainer(
    { children }: ContainerDirective,
    known: ContentComponent,
    attributes: Record<string, string>,
    indent: string,
  ) {
    const [first, ...rest] = children
    const hasLabel = first?.type === 'paragraph' && first.data !== undefined && 'directiveLabel' in first.data
    const content = hasLabel ? rest : children
    if (known.markdown) return known.markdown(attributes, this.writeAll(content)).replaceAll('\n', `\n${indent}`)
    const title = hasLabel ? this.writeAll(first.children) : attributes[known.label ?? '']
    const parts = [
      title && writeTitle(title, attributes),
      this.writeAll(content.filter((child) => !isPreviewSource(child))),
      ...content.filter(isPreviewSource).map((code) => writePreviewSource(code).join(`\n${indent}`)),
    ]
    const block = parts.filter(Boolean).join(`\n${indent.trimEnd()}\n${indent}`)
    const type = known.component === 'Callout' && known.fixed?.['type']
    return type ? quote(`[!${type.toUpperCase()}]\n${indent}${block}`, indent) : block
  }

  /** Returns the attributes of a directive, with resolved links and variables. */
  private readAttributes({ attributes, position }: Directive): Record<string, string> {
    const { line, column } = position!.start
    const entries = Object.entries(attributes ?? {}).map(([name, value]) => {
      const written = value ?? ''
      const target = this.targets.get(`${line}:${column} ${value}`)
      return [name, target ?? applyEdits(written, findVariables(written, this.variables))] as const
    })
    return Object.fromEntries(entries)
  }

  /** Returns the start of a node's further lines, such as spaces inside of a list. */
  private indentOf(node: Nodes) {
    const start = startOf(node)
    const lineStart = start === 0 ? 0 : this.text.lastIndexOf('\n', start - 1) + 1
    return this.text.slice(lineStart, start).replace(/[^>\s]/g, ' ')
  }
}

interface Edit {
  start: number
  end: number
  value: string
}

/** Copies the text between two offsets, with edits, which must be sorted. */
function applyEdits(text: string, edits: readonly Edit[], start = 0, end = text.length) {
  let output = ''
  let at = start
  for (const edit of edits) {
    // Skips an edit that has already been applied, because links may share a definition.
    if (edit.start < at || edit.end > end) continue
    output += text.slice(at, edit.start) + edit.value
    at = edit.end
  }
  return output + text.slice(at, end)
}

/** Finds the URLs of links to content files, and replaces them with the paths of their pages. */
function findFileLinks(text: string, textLine: number, links: readonly PlacedLink[]): Edit[] {
  const starts = [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)]
  return links.flatMap(({ written, target, url, ...place }) => {
    if (written === undefined) return []
    const { line, column } = url ?? place
    const offset = (starts[line - textLine] ?? text.length) + column - 1
    // `readAttributes` replaces the URLs in attributes of directives.
    if (text[offset] === ':') return []
    if (url) {
      const end = findUrlEnd(text, offset, written)
      return end === undefined ? [] : [{ start: offset, end, value: target }]
    }
    const start = text.indexOf(written, offset)
    return start < 0 ? [] : [{ start, end: start + written.length, value: target }]
  })
}

/** Returns the end of a URL that starts at an offset; undefined for a different URL. In `url`, letters such as "é" are percent-encoded. */
function findUrlEnd(text: string, offset: number, url: string) {
  if (text.startsWith(url, offset)) return offset + url.length
  let encoded = ''
  let end = offset
  while (encoded.length < url.length && end < text.length) {
    const letter = String.fromCodePoint(text.codePointAt(end)!)
    encoded += /[!#$%&-;=?-Z_a-z~]/.test(letter) ? letter : encodeURIComponent(letter)
    end += letter.length
  }
  return encoded === url ? end : undefined
}

/** Replaces the URLs of links to content files in a text with the paths of their pages. */
export const writeLinks = (text: string, textLine: number, links: readonly PlacedLink[]) =>
  applyEdits(
    text,
    findFileLinks(text, textLine, links).sort((a, b) => a.start - b.start),
  )

const startOf = ({ position }: Nodes) => position!.start.offset!
const endOf = ({ position }: Nodes) => position!.end.offset!
const isBlock = (node: Nodes | undefined) => node?.type === 'containerDirective' || node?.type === 'leafDirective'
const isDirective = (node: Nodes): node is Directive => isBlock(node) || node.type === 'textDirective'

/** Writes the title of a directive. For a card, adds the link; for a field, adds the type, flags and default. */
function writeTitle(title: string, attributes: Partial<Record<string, string>>) {
  const { to, type, default: preset } = attributes
  const flags = ['required', 'deprecated'].filter((flag) => (attributes[flag] ?? 'false') !== 'false')
  const name = `**${to ? `[${title}](${to})` : title}**`
  return [name, type, ...flags, preset !== undefined && `default ${preset}`].filter(Boolean).join(' · ')
}

/**
 * Writes a text as a quote. All lines but the first start with the indentation; in blank lines, the spaces at the end of the indentation may be
 * missing.
 */
const quote = (text: string, indent: string) =>
  text
    .split('\n')
    .map((line, index) => {
      if (index === 0) return `> ${line}`
      const start = line.startsWith(indent) ? indent : indent.trimEnd()
      return `${indent}> ${line.slice(start.length)}`.trimEnd()
    })
    .join('\n')
