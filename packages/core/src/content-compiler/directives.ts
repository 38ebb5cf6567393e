import type { ElementContent, Element } from 'hast'
import type { Code, Parents, Root, RootContent, ListItem } from 'mdast'
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive'
import type { State } from 'mdast-util-to-hast'
import { toString } from 'mdast-util-to-string'
import type { Point } from 'unist'
import { SKIP, visit } from 'unist-util-visit'
import { suggest } from '../nearest'
import { checkColons } from './check-colons'
import { componentNode, type ComponentNode, element } from './component-node'
import { validateProps } from './component-props'
import { defineTerm, glossary } from './declared-names'
import { describeUnknown, describeWrongForm, findComponent } from './directive-messages'
import type { DocumentContext } from './document-context'
import { checkHeldContent } from './held-content'
import { propsTable } from './props-table'

type Directive = ContainerDirective | LeafDirective | TextDirective

declare module 'mdast' {
  interface Data {
    /** True for a paragraph with reported colons, and for a directive with a problem. The page shows only the content of such a directive. */
    isRefused?: true
  }
}

const MARKS = { containerDirective: ':::', leafDirective: '::', textDirective: ':' } as const

/** True for a word after a colon in a text, such as "key:value", which the parser reads as a directive. */
const isPlainWord = (node: Directive) =>
  node.type === 'textDirective' && node.children.length === 0 && Object.keys(node.attributes ?? {}).length === 0

/** Checks all directives, reports invalid ones, and turns plain words such as "key:value" back into text. `text` is the source of the tree. */
export function checkDirectives(tree: Root, text: string, context: DocumentContext) {
  const cutShort = text.includes('::') ? checkColons(tree, text, context) : undefined
  visit(tree, (node, index, parent) => {
    if (node.type !== 'containerDirective' && node.type !== 'leafDirective' && node.type !== 'textDirective') return
    const known = findComponent(node.name)
    if (isPlainWord(node)) {
      if (!parent || index === undefined) return
      const value = text.slice(node.position?.start.offset, node.position?.end.offset)
      parent.children[index] = { type: 'text', value, ...(node.position && { position: node.position }) }
      return [SKIP, index + 1]
    }
    const start = node.position?.start
    const written = `${MARKS[node.type]}${node.name}`
    const refuse = () => void (node.data = { ...node.data, isRefused: true })
    if (!known) {
      const [label] = node.type === 'containerDirective' ? splitLabel(node) : []
      context.report(start, describeUnknown(written, node.name, label))
      refuse()
      return
    }
    if (node.type !== `${known.form}Directive`) {
      context.report(start, describeWrongForm(written, node.name, known.form))
      refuse()
      return
    }
    if (known.holds && !checkHeldContent(written, known.holds, node, context)) refuse()
    if (known.component === 'Include') {
      const problem = start && context.includeProblems.get(start.line)
      // "" stands for invalid attributes, which `validateProps` reports.
      if (problem !== '') {
        context.report(start, problem ?? '"::include" is not allowed here. Move it to its own line.')
        refuse()
      }
    }
    if (known.component === 'Example' && !fillExample(node, context)) refuse()
    if (known.component === 'Island' && !checkFile('island', written, node.attributes?.['name'], start, context))
      refuse()
    if (known.component === 'PropsTable' && parent && index !== undefined) {
      const { of, ...others } = node.attributes ?? {}
      if (of && Object.keys(others).length === 0) {
        const table = propsTable(of, start, context)
        if (table) parent.children[index] = table
        else refuse()
      }
    }
    if (known.parent && !isDirective(parent, known.parent)) {
      if (!cutShort?.has(known.parent))
        context.report(start, `"${written}" must be directly inside ":::${known.parent}". Move it there.`)
      refuse()
    }
  })
}

/** Adds the example's source to `::example` as a code block, so that it is highlighted. Returns false for an unknown example. */
function fillExample(node: Directive, context: DocumentContext) {
  const name = node.attributes?.['name']
  // `validateProps` reports a missing name.
  if (!name) return true
  if (!checkFile('example', '::example', name, node.position?.start, context)) return false
  const code: Code = { type: 'code', lang: 'tsx', value: context.examples!.read(name).trimEnd() }
  // The type of a leaf directive only allows text as children, but the compiler accepts other nodes.
  node.children = [code]
  return true
}

/** Reports an unknown example or island, and returns false for it. `validateProps` reports a name that is not a text. */
export function checkFile(
  kind: 'example' | 'island',
  written: string,
  name: unknown,
  start: Point | undefined,
  context: DocumentContext,
) {
  const known = (kind === 'example' ? context.examples?.list() : context.islands?.()) ?? []
  if (typeof name !== 'string' || known.includes(name)) return true
  const remedy = `Write it as "src/${kind}s/${name}.tsx".`
  context.report(start, `"${written}": there is no ${kind} "${name}".${suggest(name, known)} ${remedy}`)
  return false
}

const isDirective = (node: Parents | undefined, name: string) =>
  node?.type === 'containerDirective' && node.name === name

/** Turns a checked directive into its component, or a directive with a problem into its content. */
export function directiveToComponent(
  state: State,
  node: Directive,
  context: DocumentContext,
): ElementContent | ElementContent[] {
  const standIn = () => element(node.type === 'textDirective' ? 'span' : 'div', state.all(node), node.position)
  const known = findComponent(node.name)
  if (!known || node.data?.isRefused) return standIn()
  const [label, ...content] = splitLabel(node)
  const attributes: Record<string, unknown> = { ...node.attributes }
  if (known.label && label !== undefined) attributes[known.label] = label
  let props = validateProps(`${MARKS[node.type]}${node.name}`, known, attributes, node.position?.start, context)
  if (!props) return standIn()
  if (known.component === 'Figure' && label !== undefined) return figure(state, node.children, node.position)
  if (known.component === 'Glossary') return glossary(context, node.position)
  if (known.component === 'Term' && props['definition'] === undefined) {
    const { of: name = toString(node), ...others } = props
    props = { ...others, definition: defineTerm(String(name), node.position?.start, context) }
    if (props['definition'] === undefined) return standIn()
  }
  if (known.component === 'Definitions') return definitions(state, content, context)
  const children = state.all({ ...node, children: content } as Directive)
  return componentNode(
    known.component,
    props,
    known.component === 'Steps' ? toSteps(children) : children,
    node.position,
  )
}

/** Returns the text of `[label]` and the other children of a directive. */
function splitLabel(node: Directive): [label: string | undefined, ...content: RootContent[]] {
  // The code of an example is not a label.
  if (node.type === 'leafDirective' && node.children[0] && !('lang' in node.children[0])) return [toString(node)]
  const [first, ...rest] = node.children
  if (first?.type === 'paragraph' && first.data && 'directiveLabel' in first.data) return [toString(first), ...rest]
  return [undefined, ...node.children]
}

/** Groups nodes into steps. Each heading with the level of the first heading begins a step. */
function toSteps(children: ElementContent[]): ElementContent[] {
  const level = children.find((child) => child.type === 'element' && /^h[2-6]$/.test(child.tagName))
  const isStart = (child: ElementContent) =>
    child.type === 'element' && level?.type === 'element' && child.tagName === level.tagName
  const steps: ComponentNode[] = []
  for (const child of children) {
    if (isStart(child) || steps.length === 0) {
      if (child.type === 'text') continue
      steps.push(componentNode('Step', {}, []))
    }
    steps.at(-1)!.children.push(child)
  }
  return steps
}

/** Returns a figure: the content, and the caption below. */
const figure = (state: State, [caption, ...content]: RootContent[], position: RootContent['position']) => {
  const words = caption && 'children' in caption ? state.all(caption) : []
  return element(
    'figure',
    [...content.flatMap((node) => state.one(node, undefined) ?? []), element('figcaption', words, caption?.position)],
    position,
  )
}

/** Converts a list of terms to a description list. The definitions are a nested list or paragraphs. */
function definitions(state: State, [list]: RootContent[], context: DocumentContext): ElementContent[] {
  if (list?.type !== 'list') return []
  return [
    element(
      'dl',
      list.children.flatMap((item) => describeTerm(state, item, context)),
      list.position,
    ),
  ]
}

function describeTerm(state: State, item: ListItem, context: DocumentContext): Element[] {
  const [term, ...meanings] = item.children
  if (term?.type !== 'paragraph' || meanings.length === 0) {
    const remedy =
      'Write the term on the line of the list item, and its definition on the next line, indented by two spaces.'
    context.report(item.position?.start, `This item of ":::definitions" has no definition. ${remedy}`)
  }
  const described = meanings.flatMap((node) =>
    node.type === 'list'
      ? node.children.map((meaning) => element('dd', contentOf(state, meaning), meaning.position))
      : element('dd', [state.one(node, item) ?? []].flat(), node.position),
  )
  return [element('dt', term && 'children' in term ? state.all(term) : [], term?.position), ...described]
}

/** Returns the content of a definition. A single paragraph is unwrapped. */
function contentOf(state: State, item: ListItem) {
  const [first, ...more] = item.children
  return state.all(first?.type === 'paragraph' && more.length === 0 ? first : item)
}
