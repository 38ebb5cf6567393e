import type { ContentComponent, Form } from '../directive'
import { question, suggest } from '../nearest'
import { contentComponents } from './content-components'

const names = Object.keys(contentComponents)

/** The component of a directive's name; undefined for an unknown name. */
export const findComponent = (name: string): ContentComponent | undefined =>
  Object.hasOwn(contentComponents, name) ? contentComponents[name as keyof typeof contentComponents] : undefined

const RIGHT_WAYS: Record<Form, (name: string) => string> = {
  container: (name) => `":::${name}" on a line of its own, closed by ":::"`,
  leaf: (name) => `"::${name}{…}" on a line of its own`,
  text: (name) => `":${name}${name === 'icon' ? '{…}' : '[…]'}" within a line`,
}

/** The names that other systems give to our components, and the title that keeps their meaning. */
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

/** The message for a name that is no component: the component with that meaning, or the most similar name. */
export function describeUnknown(written: string, name: string, title = '') {
  const [ours, ownTitle = ''] = FOREIGN_NAMES.get(name.toLowerCase()) ?? []
  if (ours !== undefined) {
    const label = title || ownTitle
    return `"${written}" is no component. Write ":::${ours}${label && `[${label}]`}".`
  }
  const remedy = `If these are words, write a backslash before the first colon. Components: ${names.join(', ')}.`
  const lower = name.toLowerCase()
  return `"${written}" is no component.${question(names.find((one) => one === lower)) || suggest(lower, names)} ${remedy}`
}

/** The message for a line such as ":::note Title", which the parser takes for text. */
export function describeColonLine({
  colons,
  name,
  rest,
  written,
}: Record<'colons' | 'name' | 'rest' | 'written', string>) {
  const [, words = '', attributes = ''] = /^\s*(.*?)\s*(\{[^{}]*\})?\s*$/.exec(rest) ?? []
  // Takes the brackets off, but not those of a link.
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
