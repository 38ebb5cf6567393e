import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { parseMarkdown } from './parse-markdown'
import { GLOSSARY_FILE } from './terms'
import { VARIABLES_FILE, VARIABLE } from './variables'

/** Folder of the examples. */
export const EXAMPLES = 'src/examples'

/**
 * Finds the variables, terms and examples that a text uses. The returned function is true if the text uses the name that a file, or the folder
 * `EXAMPLES`, declares.
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
