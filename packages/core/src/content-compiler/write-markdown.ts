import type { Nodes, Root } from 'mdast'
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive'
import type { ContentComponent, Form } from '../directive'
import { contentComponents } from './content-components'
import type { DocumentContext, PlacedLink } from './document-context'
import { fence } from './expand-includes'
import { addPreviewSources, isPreviewSource, writePreviewSource } from './preview-source'
import { propsRows } from './props-table'
import { listTerms } from './terms'
import { findVariables, VARIABLES_FILE } from './variables'

type Directive = ContainerDirective | LeafDirective | TextDirective

type Components = typeof contentComponents
type NameOf<Wanted extends Form> = {
  [Name in keyof Components]: Components[Name]['form'] extends Wanted ? Name : never
}[keyof Components]

/** What a directive of one line is in plain Markdown; undefined leaves it as it is written. `words` is what is between its brackets. */
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

/** The plain Markdown of a site's directive. */
const writeOwn = ({ markdown, label = '' }: ContentComponent, attributes: Record<string, string>, words: string) =>
  markdown ? markdown(attributes, words) : words || (attributes[label] ?? '')

const writeRow = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`

/** A copy of a tree, before it is changed, for `writeMarkdown`; undefined where the text can have no directive, which needs none. */
export const copyTree = (tree: Root, text: string) =>
  MAY_HAVE_DIRECTIVE.test(text) ? (JSON.parse(JSON.stringify(tree)) as Root) : undefined

/** A name behind a colon that brackets or braces follow, or behind two colons. */
const MAY_HAVE_DIRECTIVE = /:[a-z][\w-]*[[{]|::[a-z]/i

/**
 * The text of a compiled document as Markdown that can be read alone: links to content files are the paths of their pages, variables their values,
 * directives their titles and what they hold or stand for. All else stays as it is written.
 * @param tree What `copyTree` gave.
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
  const slice = (start: number, end: number) => applyEdits(text, edits, start, end)
  if (!tree) return slice(0, text.length).trim()
  addPreviewSources(tree, text)
  const targets = new Map(
    context.links.map(({ line, column, written, target }) => [`${line - textLine + 1}:${column} ${written}`, target]),
  )

  /** What is between two offsets around nodes; undefined when nothing in them changes. */
  const writeAll = (nodes: readonly Nodes[], start: number, end: number): string | undefined => {
    let output = ''
    let at = start
    let previous: Nodes | undefined
    // What the parser makes of a bare URL has no position, and no directive inside.
    for (const node of nodes.filter(({ position }) => position)) {
      const gap = text.slice(previous && endOf(previous), startOf(node))
      if (previous && (isBlock(node) || isBlock(previous)) && /^\n[^\n]*$/.test(gap)) {
        output += `${slice(at, endOf(previous))}\n${gap.trim()}`
        at = endOf(previous)
      }
      const written = write(node)
      if (written !== undefined) {
        output += slice(at, startOf(node)) + written
        at = endOf(node)
      }
      previous = node
    }
    return at === start ? undefined : output + slice(at, end)
  }
  const inside = (nodes: readonly Nodes[]) => {
    if (nodes.length === 0) return ''
    const [start, end] = [startOf(nodes[0]!), endOf(nodes.at(-1)!)]
    return writeAll(nodes, start, end) ?? slice(start, end)
  }
  const write = (node: Nodes) =>
    (isDirective(node) ? writeDirective(node) : undefined) ??
    ('children' in node ? writeAll(node.children, startOf(node), endOf(node)) : undefined)

  const writeDirective = (node: Directive) => {
    const known = (contentComponents as Partial<Record<string, ContentComponent>>)[node.name]
    if (!known || node.type !== `${known.form}Directive`) return undefined
    const { start } = node.position!
    const attributes = Object.fromEntries(
      Object.entries(node.attributes ?? {}).map(([name, value]) => [
        name,
        targets.get(`${start.line}:${start.column} ${value}`) ??
          applyEdits(value ?? '', findVariables(value ?? '', variables)),
      ]),
    )
    // What the lines of a list or quote start with.
    const line = text.lastIndexOf('\n', startOf(node) - 1) + 1
    const indent = startOf(node) === 0 ? '' : text.slice(line, startOf(node)).replace(/[^>\s]/g, ' ')
    if (node.type === 'containerDirective') {
      const [first, ...rest] = node.children
      const hasLabel = first?.type === 'paragraph' && first.data !== undefined && 'directiveLabel' in first.data
      const title = hasLabel ? inside(first.children) : attributes[known.label ?? '']
      const head = title && writeTitle(title, attributes)
      const content = hasLabel ? rest : node.children
      const held = inside(content.filter((child) => !isPreviewSource(child)))
      const source = content.filter(isPreviewSource).map((code) => writePreviewSource(code).join(`\n${indent}`))
      const type = known.component === 'Callout' && known.fixed?.['type']
      if (known.markdown) return known.markdown(attributes, inside(content)).replaceAll('\n', `\n${indent}`)
      const parts = [head, held, ...source].filter(Boolean).join(`\n${indent.trimEnd()}\n${indent}`)
      return type ? quote(`[!${type.toUpperCase()}]\n${indent}${parts}`, indent) : parts
    }
    const isWord = node.children.length === 0 && Object.keys(attributes).length === 0
    // A word behind a colon in running text, or a variable, which has its value already.
    if ((node.type === 'textDirective' && isWord) || node.name === 'var') return undefined
    const words = inside(node.children)
    const written = Object.hasOwn(lines, node.name)
      ? lines[node.name as keyof typeof lines](attributes, words, context)
      : writeOwn(known, attributes, words)
    return written?.replaceAll('\n', `\n${indent}`)
  }

  return (write(tree) ?? slice(0, text.length)).trim()
}

interface Edit {
  start: number
  end: number
  value: string
}

/** What is between two offsets of a text, with edits, which are in the order of the text. */
function applyEdits(text: string, edits: readonly Edit[], start = 0, end = text.length) {
  let output = ''
  let at = start
  for (const edit of edits) {
    // Links may share a definition.
    if (edit.start < at || edit.end > end) continue
    output += text.slice(at, edit.start) + edit.value
    at = edit.end
  }
  return output + text.slice(at, end)
}

/** The places of links to content files, and the paths of their pages. */
function findFileLinks(text: string, textLine: number, links: readonly PlacedLink[]): Edit[] {
  const starts = [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)]
  return links.flatMap(({ written, target, url, ...place }) => {
    if (written === undefined) return []
    const { line, column } = url ?? place
    const offset = (starts[line - textLine] ?? text.length) + column - 1
    // An attribute is written with its directive.
    if (text[offset] === ':') return []
    if (url) {
      const end = findUrlEnd(text, offset, written)
      return end === undefined ? [] : [{ start: offset, end, value: target }]
    }
    const start = text.indexOf(written, offset)
    return start < 0 ? [] : [{ start, end: start + written.length, value: target }]
  })
}

/** Where a URL ends that starts at an offset; undefined for another URL. The compiler has the URL with letters such as "é" percent-encoded. */
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

/** A text whose links to content files are the paths of their pages. */
export const writeLinks = (text: string, textLine: number, links: readonly PlacedLink[]) =>
  applyEdits(
    text,
    findFileLinks(text, textLine, links).sort((a, b) => a.start - b.start),
  )

const startOf = ({ position }: Nodes) => position!.start.offset!
const endOf = ({ position }: Nodes) => position!.end.offset!
const isBlock = (node: Nodes | undefined) => node?.type === 'containerDirective' || node?.type === 'leafDirective'
const isDirective = (node: Nodes): node is Directive => isBlock(node) || node.type === 'textDirective'

/** A title, with what a card or field says beside it. */
function writeTitle(title: string, attributes: Partial<Record<string, string>>) {
  const { to, type, default: preset } = attributes
  const flags = ['required', 'deprecated'].filter((flag) => (attributes[flag] ?? 'false') !== 'false')
  const name = `**${to ? `[${title}](${to})` : title}**`
  return [name, type, ...flags, preset !== undefined && `default ${preset}`].filter(Boolean).join(' · ')
}

/** A text as a quote. Its lines but the first start with the indent, which blank ones have in part. */
const quote = (text: string, indent: string) =>
  text
    .split('\n')
    .map((line, index) => {
      if (index === 0) return `> ${line}`
      const start = line.startsWith(indent) ? indent : indent.trimEnd()
      return `${indent}> ${line.slice(start.length)}`.trimEnd()
    })
    .join('\n')
