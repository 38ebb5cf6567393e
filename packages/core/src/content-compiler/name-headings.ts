import GithubSlugger, { slug } from 'github-slugger'
import type { Element, Nodes } from 'hast'
import { visit } from 'unist-util-visit'
import type { ContentComponent } from '../directive'
import { isOwnId, OWN_ID, refuseId, TAKEN_IDS } from '../own-ids'
import type { ComponentNode } from './component-node'
import { contentComponents } from './content-components'
import type { DocumentContext } from './document-context'

/** Prefix of the ids of footnotes and of references to them. */
export const FOOTNOTE_ID_PREFIX = `${OWN_ID}-`
const NOTES_HEADING = 'footnote-label'

/** Components with an id, and the attribute from which the default id is derived. */
const LABELS = new Map(
  Object.values<ContentComponent>(contentComponents).flatMap(({ component, props, label }) =>
    'id' in props.shape && label !== undefined ? [[component, label]] : [],
  ),
)

/** Sets the engine's id on the heading of the footnotes. Returns all ids of the engine in the tree, which authors' elements must not use. */
export function nameFootnotes(tree: Nodes, prefix = FOOTNOTE_ID_PREFIX): Set<string> {
  const heading = prefix + NOTES_HEADING
  const ids = new Set<string>()
  visit(tree, 'element', (element) => {
    // The older version of the library in gatsby-plugin-mdx creates elements without properties.
    const properties = ((element as Partial<Element>).properties ??= {})
    if (properties['id'] === NOTES_HEADING && hasClass(properties, 'sr-only')) properties['id'] = heading
    if ('dataFootnoteRef' in properties) properties['ariaDescribedBy'] = [heading]
    if (typeof properties['id'] === 'string' && isOwnId(properties['id'])) ids.add(properties['id'])
  })
  return ids
}

const hasClass = ({ className }: Element['properties'], name: string) => [className].flat().includes(name)

/**
 * Sets an id that is unique in the document on each heading, and on each component of Markdown with an `id`. Reports duplicate and invalid ids.
 * @param own Ids of the engine in the document, as `nameFootnotes` returns them.
 */
export function nameHeadings(
  tree: Nodes,
  own: Set<string>,
  { report, takenIds }: Partial<Pick<DocumentContext, 'report' | 'takenIds'>> = {},
) {
  const slugger = new GithubSlugger()
  if (takenIds) slugger.occurrences = takenIds
  for (const id of TAKEN_IDS) slugger.occurrences[id] ??= 0
  const headings: Element[] = []
  const components: ComponentNode[] = []
  visit(tree, (node) => {
    if (node.type === 'component') components.push(node)
    const anchor = readAnchorName(node)
    const wrongName =
      anchor?.id === undefined ? undefined : isOwnId(anchor.id) ? refuseId(anchor.id) : describeSpace('name', anchor.id)
    if (anchor && wrongName !== undefined) {
      report?.(node.position?.start, wrongName)
      anchor.remove()
    }
    const { id, remove } = readId(node)
    const wrongId = id === undefined ? undefined : describeSpace('id', id)
    if (wrongId !== undefined) {
      report?.(node.position?.start, wrongId)
      remove()
    }
    if (id === undefined || wrongId !== undefined) {
      if (node.type === 'element' && /^h[1-6]$/.test(node.tagName)) headings.push(node)
    } else if (isOwnId(id) && !own.delete(id)) {
      report?.(node.position?.start, refuseId(id))
      remove()
    } else {
      if (Object.hasOwn(slugger.occurrences, id))
        report?.(node.position?.start, `The id "${id}" is already taken on this page. Choose another.`)
      slugger.occurrences[id] = 0
    }
  })
  // The slug of a heading without letters and digits is empty.
  for (const heading of headings)
    heading.properties['id'] = slugger.slug(slug(wordsOf(heading).normalize('NFC')) || 'section')
  // Components come after the headings, so that they do not change the id of a heading.
  for (const { name, props } of components) {
    const words = props[LABELS.get(name) ?? '']
    if (typeof words === 'string') props['id'] ??= slugger.slug(slug(words) || 'part')
  }
}

/** Returns the message about an id or name to which no link can lead; undefined for a valid value. */
function describeSpace(attribute: 'id' | 'name', value: string) {
  if (value.trim() === '')
    return `The ${attribute} "${value}" is empty, so no link can lead to it. Write a name, or remove it.`
  return /\s/.test(value)
    ? `The ${attribute} "${value}" has a space, so no link can lead to it. Write "${value.trim().replace(/\s+/g, '-')}".`
    : undefined
}

/** HTML elements whose `name` browsers treat like an id. */
const NAMED = ['a', 'embed', 'form', 'iframe', 'img', 'object']

/** Returns the `name` of an MDX element that browsers treat like an id. In Markdown, the attribute is not allowed. */
const readAnchorName = (node: Nodes) =>
  'name' in node && NAMED.includes(node.name ?? '') && node.type !== 'component' ? readId(node, 'name') : undefined

/** Returns the literal id of a node, and a function that removes it. */
function readId(node: Nodes, name = 'id'): { id?: string; remove: () => void } {
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    const attribute = node.attributes.find((one) => 'name' in one && one.name === name)
    const remove = () => void (node.attributes = node.attributes.filter((one) => one !== attribute))
    const { value } = attribute ?? {}
    // Reads only code that is a plain text, such as `id={'a'}`.
    const id = typeof value === 'object' ? /^\s*(["'`])([^"'`\\$]*)\1\s*$/.exec(value?.value ?? '')?.[2] : value
    return typeof id === 'string' ? { id, remove } : { remove }
  }
  const holder = node.type === 'element' ? node.properties : node.type === 'component' ? node.props : {}
  const remove = () => void delete holder['id']
  return typeof holder['id'] === 'string' ? { id: holder['id'], remove } : { remove }
}

/** Returns the text of a heading, without the numbers of footnotes. */
function wordsOf(node: Nodes): string {
  if (node.type === 'text') return node.value
  if (!('children' in node) || (node.type === 'element' && 'dataFootnoteRef' in node.properties)) return ''
  return node.children.map(wordsOf).join('')
}
