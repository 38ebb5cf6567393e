import { slug } from 'github-slugger'
import type { Element, ElementContent } from 'hast'
import type { Point, Position } from 'unist'
import { suggest } from '../nearest'
import { element } from './component-node'
import type { DocumentContext } from './document-context'

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
