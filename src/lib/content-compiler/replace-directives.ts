import type { Nodes } from 'mdast'
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive'
import { contentComponents, type ContentComponent, type Form } from './content-components'
import { createDocumentContext, type ContentEnvironment, type DocumentContext } from './document-context'
import { fence } from './expand-includes'
import { parseMarkdown } from './parse-markdown'
import { addPreviewSources, isPreviewSource, writePreviewSource } from './preview-source'
import { propsRows } from './props-table'
import { listTerms } from './terms'

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

const writeRow = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`

/** Puts plain Markdown in the place of directives: their titles, and what they hold or stand for. All else stays as it is written. */
export function replaceDirectives(markdown: string, environment: ContentEnvironment): string {
  if (!MAY_HAVE_DIRECTIVE.test(markdown)) return markdown
  const context = createDocumentContext('', 1, environment)

  const writeAll = (nodes: readonly Nodes[], start: number, end: number): string => {
    let text = ''
    let at = start
    let previous: Nodes | undefined
    // What the parser makes of a bare URL has no position, and no directive inside.
    for (const node of nodes.filter(({ position }) => position)) {
      const gap = markdown.slice(at, startOf(node))
      const touches = (isBlock(node) || isBlock(previous)) && /^\n[^\n]*$/.test(gap)
      text += (touches ? `\n${gap.trim()}${gap}` : gap) + write(node)
      at = endOf(node)
      previous = node
    }
    return text + markdown.slice(at, end)
  }
  const inside = (nodes: readonly Nodes[]) =>
    nodes.length === 0 ? '' : writeAll(nodes, startOf(nodes[0]!), endOf(nodes.at(-1)!))

  const write = (node: Nodes): string => {
    const written = isDirective(node) ? writeDirective(node) : undefined
    return written ?? ('children' in node ? writeAll(node.children, startOf(node), endOf(node)) : sourceOf(node))
  }
  const sourceOf = (node: Nodes) => markdown.slice(startOf(node), endOf(node))

  const writeDirective = (node: Directive) => {
    const known = (contentComponents as Partial<Record<string, ContentComponent>>)[node.name]
    if (!known || node.type !== `${known.form}Directive`) return undefined
    const attributes = (node.attributes ?? {}) as Partial<Record<string, string>>
    // What the lines of a list or quote start with.
    const line = markdown.lastIndexOf('\n', startOf(node) - 1) + 1
    const indent = startOf(node) === 0 ? '' : markdown.slice(line, startOf(node)).replace(/[^>\s]/g, ' ')
    if (node.type === 'containerDirective') {
      const [first, ...rest] = node.children
      const hasLabel = first?.type === 'paragraph' && first.data !== undefined && 'directiveLabel' in first.data
      const title = hasLabel ? inside(first.children) : attributes[known.label ?? '']
      const head = title && writeTitle(title, attributes)
      const content = hasLabel ? rest : node.children
      const text = inside(content.filter((child) => !isPreviewSource(child)))
      const source = content.filter(isPreviewSource).map((code) => writePreviewSource(code).join(`\n${indent}`))
      const type = known.component === 'Callout' && known.fixed?.['type']
      const parts = [head, text, ...source].filter(Boolean).join(`\n${indent.trimEnd()}\n${indent}`)
      return type ? quote(`[!${type.toUpperCase()}]\n${indent}${parts}`, indent) : parts
    }
    // A word behind a colon in running text.
    if (node.children.length === 0 && Object.keys(attributes).length === 0 && node.type === 'textDirective')
      return undefined
    return lines[node.name as keyof typeof lines](attributes, inside(node.children), context)?.replaceAll(
      '\n',
      `\n${indent}`,
    )
  }

  try {
    const tree = parseMarkdown(markdown)
    addPreviewSources(tree, markdown)
    return write(tree)
  } catch (error) {
    if (error instanceof RangeError) return markdown
    throw error
  }
}

/** A name behind a colon that brackets or braces follow, or behind two colons: to parse a page takes a third of the time that it takes to compile. */
const MAY_HAVE_DIRECTIVE = /:[a-z][\w-]*[[{]|::[a-z]/i

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
