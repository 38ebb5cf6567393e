import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { parseMarkdown } from './parse-markdown'
import { GLOSSARY_FILE } from './terms'
import { VARIABLES_FILE, VARIABLE } from './variables'

/** Where examples are, as `findNames` has it. */
export const EXAMPLES = 'src/examples'

/** Returns a function that tells whether a text names a variable, a term or an example, by the file or the folder that declares it. */
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
