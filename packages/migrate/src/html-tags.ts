import { isSafeAttribute } from '@galley/core/content-compiler'
import { Parser } from 'htmlparser2'
import type { Nodes } from 'mdast'
import type { PageTools } from './dialect'

/** An HTML tag within a line of text. */
export interface Tag {
  name: string
  attributes: Record<string, string>
  kind: 'opening' | 'closing' | 'single'
}

/** Elements without an end tag. */
const VOID = 'area base br col embed hr img input link meta source track wbr'.split(' ')
export const isVoid = (name: string) => VOID.includes(name.toLowerCase())

/** Parses a node that is a single tag. Returns undefined for comments and other nodes. */
export function readTag(node: Nodes | undefined): Tag | undefined {
  if (node?.type !== 'html') return undefined
  const [written, slash, name] = /^<(\/?)([A-Za-z][\w:.-]*)(?:"[^"]*"|'[^']*'|[^"'>])*>$/.exec(node.value.trim()) ?? []
  if (written === undefined || name === undefined) return undefined
  if (slash) return { name, attributes: {}, kind: 'closing' }
  const isSingle = written.endsWith('/>') || isVoid(name)
  return { name, attributes: readAttributes(written), kind: isSingle ? 'single' : 'opening' }
}

function readAttributes(tag: string) {
  let found: Record<string, string> = {}
  const parser = new Parser(
    { onopentag: (_, attributes) => void (found = attributes) },
    { lowerCaseTags: false, lowerCaseAttributeNames: false },
  )
  parser.end(tag)
  return found
}

/** Returns the index of the sibling that closes the tag at `index`; negative if no sibling closes the tag. */
export function findEnd(nodes: readonly Nodes[], index: number): number {
  const name = readTag(nodes[index])?.name
  let depth = 0
  for (const [at, node] of nodes.entries()) {
    const tag = at < index ? undefined : readTag(node)
    if (tag?.name !== name || tag === undefined) continue
    if (tag.kind === 'opening') depth += 1
    if (tag.kind === 'closing' && (depth -= 1) === 0) return at
  }
  return -1
}

/** Returns the literal text to which Vue binds an attribute, also inside `withBase()`. */
function readVueText(code: string): string | undefined {
  const [, text] = /^(?:withBase\(\s*)?(['"`])([^'"`$]*)\1\s*\)?$/.exec(code.trim())?.slice(1) ?? []
  return text
}

/** Turns attributes that Vue binds to a literal text into plain attributes. */
export const plainAttributes = (attributes: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => {
      const text = name.startsWith(':') || name.startsWith('v-bind:') ? readVueText(value) : undefined
      return text === undefined ? [name, value] : [name.replace(/^(?:v-bind)?:/, ''), text]
    }),
  )

/** Returns the HTML name of an attribute of JSX or HTML. */
const htmlNameOf = (name: string) => (name === 'className' ? 'class' : name.toLowerCase())

export const writeHtmlAttribute = (name: string, value: unknown) => {
  if (value === true || value === '') return htmlNameOf(name)
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return `${htmlNameOf(name)}="${text.replaceAll('"', '&quot;')}"`
}

/** Reports attributes of an element or component that are left out. */
export function noteLost(owner: string, names: readonly string[], { note }: Pick<PageTools, 'note'>) {
  if (names.length > 0)
    note(`Unsupported attributes of ${owner} are left out: ${names.map((name) => `"${name}"`).join(', ')}.`)
}

/**
 * Writes the safe attributes of an HTML element, adapts their URLs, and reports all other attributes.
 * @param computed Names of attributes with computed values.
 */
export function writeSafeAttributes(
  tag: string,
  attributes: Record<string, unknown>,
  page: PageTools,
  computed: readonly string[] = [],
): string[] {
  const isSafe = ([name, value]: [string, unknown]) =>
    typeof value !== 'object' && isSafeAttribute(tag, htmlNameOf(name))
  const entries = Object.entries(attributes)
  const lost = entries.filter((one) => !isSafe(one)).map(([name]) => name)
  noteLost(`"<${tag}>"`, [...computed, ...lost], page)
  return entries.filter(isSafe).map(([name, value]) => {
    if (typeof value !== 'string') return writeHtmlAttribute(name, value)
    return writeHtmlAttribute(name, name === 'src' ? page.image(value) : name === 'href' ? page.link(value) : value)
  })
}
