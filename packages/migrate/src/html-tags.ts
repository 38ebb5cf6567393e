import { Parser } from 'htmlparser2'
import type { Nodes } from 'mdast'

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

/** Returns the index of the sibling that closes the tag at an index; negative if no sibling does. */
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

/** Replaces attributes that Vue binds to a literal text by plain ones. */
export const plainAttributes = (attributes: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => {
      const text = name.startsWith(':') || name.startsWith('v-bind:') ? readVueText(value) : undefined
      return text === undefined ? [name, value] : [name.replace(/^(?:v-bind)?:/, ''), text]
    }),
  )
