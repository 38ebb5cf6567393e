import { slug } from 'github-slugger'
import type { Element, ElementContent } from 'hast'
import type { Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import type { Point, Position } from 'unist'
import { visit } from 'unist-util-visit'
import { suggest } from '../nearest'
import { element } from './component-node'
import type { DocumentContext } from './document-context'
import { parseMarkdown } from './parse-markdown'

/** The file below `content/` that declares variables. */
export const VARIABLES_FILE = 'variables.yml'

/** Matches a variable in code or in a URL. After a backslash, it is text. */
const VARIABLE = /(\\?):var\[([^[\]\n]*)\]/g

/** Replaces the variables in texts, code, URLs and attributes with their values. Values are plain text. Reports unknown variables. */
export function insertVariables(tree: Root, context: DocumentContext) {
  const valueOf = (name: string, point: Point | undefined) => {
    const declared = context.readNames ? context.readNames(VARIABLES_FILE) : {}
    if (!declared) return undefined
    const value = Object.hasOwn(declared, name) ? declared[name]! : undefined
    if (value !== undefined && !value.includes('\n')) return value
    const wrong = value === undefined ? 'is not declared' : 'has several lines'
    const remedy = `Write "${name}: …" in content/${VARIABLES_FILE}, or a backslash before ":var" if it is text.`
    context.report(point, `The variable "${name}" ${wrong}.${suggest(name, Object.keys(declared))} ${remedy}`)
    return undefined
  }
  const fill = (text: string, point: Point | undefined, isBlock = false) =>
    text.replace(VARIABLE, (written: string, backslash: string, name: string, offset: number) => {
      if (backslash) return written.slice(1)
      const line = text.slice(0, offset).split('\n').length
      return valueOf(name, point && isBlock ? { line: point.line + line, column: 1 } : point) ?? written
    })

  visit(tree, (node, index, parent) => {
    const start = node.position?.start
    if (node.type === 'code') node.value = fill(node.value, start, true)
    if (node.type === 'inlineCode') node.value = fill(node.value, start)
    if (node.type === 'link') {
      const [only] = node.children
      // A bare URL is also the text of its link.
      if (only?.type === 'text' && only.value === node.url) only.value = fill(only.value, undefined)
    }
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition') node.url = fill(node.url, start)
    if ('attributes' in node && node.attributes && !Array.isArray(node.attributes))
      for (const [name, value] of Object.entries(node.attributes)) if (value) node.attributes[name] = fill(value, start)
    if (node.type !== 'textDirective' || node.name !== 'var' || node.children.length === 0) return
    const value = valueOf(toString(node), start)
    if (value === undefined) node.data = { ...node.data, isRefused: true }
    else if (parent && index !== undefined && Object.keys(node.attributes ?? {}).length === 0)
      parent.children[index] = { type: 'text', value, ...(node.position && { position: node.position }) }
  })
}

/** Returns the ranges of the variables in a text, with their values. */
export const findVariables = (text: string, variables: Record<string, string>) =>
  Array.from(text.matchAll(VARIABLE)).flatMap(({ 0: written, 1: backslash, 2: name = '', index }) =>
    backslash || !Object.hasOwn(variables, name)
      ? []
      : [{ start: index, end: index + written.length, value: variables[name]! }],
  )

/** The file below `content/` that declares terms. */
export const GLOSSARY_FILE = 'glossary.yml'

/** Returns the definition of a term, ignoring case. Reports a term that the glossary lacks, and returns undefined for it. */
export function defineTerm(term: string, point: Point | undefined, context: DocumentContext): string | undefined {
  const terms = readTerms(context)
  if (!terms) return undefined
  const found = terms.find(([name]) => name.toLowerCase() === term.toLowerCase())
  if (found) return found[1].trim()
  const hint = suggest(
    term,
    terms.map(([name]) => name),
  )
  const remedy = `Write "${term}: …" in content/${GLOSSARY_FILE}, or name a term of it with {of="…"}.`
  context.report(point, `The term "${term}" is not in the glossary.${hint} ${remedy}`)
  return undefined
}

/** Returns all terms in alphabetical order, as a description list. */
export function glossary(context: DocumentContext, position: Position | undefined): Element {
  const children = listTerms(context).flatMap(([name, meaning]): ElementContent[] => [
    { ...element('dt', [{ type: 'text', value: name }], position), properties: { id: `term-${slug(name)}` } },
    element('dd', [{ type: 'text', value: meaning.trim() }], position),
  ])
  return element('dl', children, position)
}

/** Returns all terms with their definitions in alphabetical order. */
export const listTerms = (context: DocumentContext) =>
  [...(readTerms(context) ?? [])].sort(([a], [b]) => a.localeCompare(b))

function readTerms(context: DocumentContext) {
  const declared = context.readNames ? context.readNames(GLOSSARY_FILE) : {}
  return declared && Object.entries(declared)
}

/** Folder of the examples. */
export const EXAMPLES = 'src/examples'

/**
 * Finds the variables, terms and examples that a text uses. The returned function takes a name and the file that declares the name, or the folder
 * `EXAMPLES`. It returns true if the text uses the name.
 */
export function findNames(text: string) {
  const terms = new Set<string>()
  const examples = new Set(Array.from(text.matchAll(/<Example\s[^>]*\bname="([^"]*)"/g), ([, name]) => name))
  const variables = new Set(
    Array.from(text.matchAll(VARIABLE)).flatMap(([, backslash, name]) => (backslash ? [] : [name])),
  )
  let hasGlossary = false
  visit(parseMarkdown(text), (node) => {
    if (node.type === 'textDirective' && node.name === 'term')
      terms.add((node.attributes?.['of'] ?? toString(node)).toLowerCase())
    if (node.type === 'leafDirective' && node.name === 'example') examples.add(node.attributes?.['name'] ?? '')
    if (node.type === 'leafDirective' && node.name === 'glossary') hasGlossary = true
  })
  const named: Record<string, (name: string) => boolean> = {
    [VARIABLES_FILE]: (name) => variables.has(name),
    [GLOSSARY_FILE]: (name) => hasGlossary || terms.has(name.toLowerCase()),
    [EXAMPLES]: (name) => examples.has(name),
  }
  return (file: string, name: string) => named[file]?.(name) ?? false
}
