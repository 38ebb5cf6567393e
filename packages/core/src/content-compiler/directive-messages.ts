import type { ContentComponent, Form } from '../directive'
import { question, suggest } from '../nearest'
import { contentComponents } from './content-components'

const names = Object.keys(contentComponents)

/** Returns the component of a directive; undefined for an unknown name. */
export const findComponent = (name: string): ContentComponent | undefined =>
  Object.hasOwn(contentComponents, name) ? contentComponents[name as keyof typeof contentComponents] : undefined

const RIGHT_WAYS: Record<Form, (name: string) => string> = {
  container: (name) => `":::${name}" on a line of its own, closed by ":::"`,
  leaf: (name) => `"::${name}{…}" on a line of its own`,
  text: (name) => `":${name}${name === 'icon' ? '{…}' : '[…]'}" within a line`,
}

/** Directives of other systems, with the corresponding directive of Galley and a title that keeps the meaning. */
const FOREIGN_NAMES = new Map<string, readonly [name: string, title?: string]>([
  ['danger', ['caution', 'Danger']],
  ['error', ['caution', 'Error']],
  ['info', ['note', 'Info']],
  ['important', ['note', 'Important']],
  ['hint', ['tip']],
  ['success', ['tip', 'Success']],
  ['warn', ['warning']],
  ['attention', ['warning', 'Attention']],
  ['details', ['collapsible', 'Details']],
])

export const describeWrongForm = (written: string, name: string, form: Form) =>
  `"${written}" is written the wrong way. Write ${RIGHT_WAYS[form](name)}.`

/** Returns the message for an unknown component. Suggests the component with the same meaning, or the most similar name. */
export function describeUnknown(written: string, name: string, title = '') {
  const [ours, ownTitle = ''] = FOREIGN_NAMES.get(name.toLowerCase()) ?? []
  if (ours !== undefined) {
    const label = title || ownTitle
    return `Unknown component "${written}". Write ":::${ours}${label && `[${label}]`}".`
  }
  const remedy = `If these are words, write a backslash before the first colon. Components: ${names.join(', ')}.`
  const lower = name.toLowerCase()
  return `Unknown component "${written}".${question(names.find((one) => one === lower)) || suggest(lower, names)} ${remedy}`
}

/** Returns the message for a line such as ":::note Title", which the parser reads as text. */
export function describeColonLine({
  colons,
  name,
  rest,
  written,
}: Record<'colons' | 'name' | 'rest' | 'written', string>) {
  const [, words = '', attributes = ''] = /^\s*(.*?)\s*(\{[^{}]*\})?\s*$/.exec(rest) ?? []
  // Removes the brackets of a label, but not the brackets of a link.
  const title = words.replace(/^\[([^\]]*)(?:\](?!\()|$)/, '$1').trim()
  const known = findComponent(name)
  if (!known) return describeUnknown(colons + name, name, title)
  if (known.form !== 'container' || colons.length < 3) return describeWrongForm(colons + name, name, known.form)
  const right = `${colons}${name}${title && known.label ? `[${title}]` : ''}${attributes}`
  const remedy =
    right === written
      ? 'Close its brackets, braces and quotes, and write nothing behind them.'
      : `Write "${right}": name, ${known.label ? '[title] and ' : ''}{attributes}, with no spaces between them.`
  return `This line does not open a "${colons}${name}". ${remedy}`
}
